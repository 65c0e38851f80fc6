import { useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { AtividadeConcluir, AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { Respostas } from './Respostas.tsx';

/** An activity that is done by answering it. */
export const FormularioAtividade = ({ atividade }: { readonly atividade: AtividadeFluxo }) => {
  const text = useText();
  const { id, especie, campos } = atividade;
  const [problem, setProblem] = useState<HttpProblem>();
  const done = useAct(fluxoAtividadeApi.concluir, {
    ownError: true,
    refresh: [
      fluxoAtividadeApi.doConteudo,
      fluxoAtividadeApi.desenhoDoConteudo,
      fluxoAtividadeApi.listar,
      tramiteApi.historico,
    ],
  });
  const send = async (body: AtividadeConcluir): Promise<void> => {
    setProblem(undefined);
    try {
      const { problema } = await done.act({ params: { id }, body });
      // what was answered is kept; that the flow does not go on now is of others to mend
      if (problema === undefined) notify(text('atividades.feita'), { kind: 'success' });
      else notify(text('atividades.feitaParada', { problema }), { kind: 'warning' });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error);
    }
  };
  return (
    <Respostas
      especie={especie}
      campos={campos}
      problem={problem}
      busy={done.isPending}
      onSend={(said) => void send(said)}
    />
  );
};
