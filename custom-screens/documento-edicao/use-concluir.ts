import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentoApi } from '#schemas/api/documento.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useForgetRead, useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import { readDocumento } from './queries.ts';
import type { MinutaAberta } from './use-minuta.ts';

/** Concluding: everything saved first, what is missing shown, and then the question. */
export const useConcluir = (
  id: number,
  aberta: MinutaAberta,
  signersSettled: () => Promise<unknown>,
  onMissing: (faltas: readonly Pendencia[]) => void,
  showField: (box: HTMLElement) => void,
) => {
  const navigate = useNavigate();
  const refresh = useRefreshContent();
  const forgetRead = useForgetRead();
  const [asking, setAsking] = useState(false);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const concluir = useAct(documentoApi.concluir, { ownError: true });
  const { autosave } = aberta;

  const showMissing = (faltas: readonly Pendencia[]): void => {
    notify(text('editor.concluir.faltam', { count: faltas.length }), { kind: 'warning' });
    onMissing(faltas);
  };

  const ask = async (): Promise<void> => {
    if (checking || asking || heldByTypedChoice(showField)) return;
    setChecking(true);
    try {
      if (!(await autosave.flush())) {
        notify(text(`editor.salvo.${autosave.keepCopy() ? 'naoSalvo' : 'naoSalvoSemCopia'}`), {
          kind: 'error',
        });
        return;
      }
      await signersSettled();
      // the signers are kept apart from the text: only the server knows what is missing now
      const { pendencias, acoes } = await readDocumento(id);
      aberta.setPendencias(pendencias);
      const refused = acoes.find(({ nome, permitida }) => nome === 'concluir' && !permitida)?.motivo;
      if (refused !== undefined) notify(refused, { kind: 'warning' });
      else if (pendencias.length > 0) showMissing(pendencias);
      else setAsking(true);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      notify(error.message, { kind: 'error' });
    } finally {
      setChecking(false);
    }
  };

  const conclude = async (publicar: boolean): Promise<void> => {
    setProblem(undefined);
    try {
      const { numero = '' } = await concluir.act({
        body: { id, versao: autosave.versao(), publicar: publicar || undefined },
      });
      autosave.stop();
      notify(text('editor.concluir.feito', { numero }));
      forgetRead(tipoConteudo.documento);
      await navigate(consultaPath(id), { replace: true });
      await refresh();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      await explain(error);
    }
  };

  const explain = async (error: HttpProblem): Promise<void> => {
    setProblem(error.message);
    if (error.code !== 'faltaParaConcluir') return;
    const { pendencias } = await readDocumento(id);
    aberta.setPendencias(pendencias);
    setAsking(false);
    showMissing(pendencias);
  };

  return {
    asking,
    checking,
    problem,
    busy: concluir.isPending,
    ask: () => void ask(),
    conclude: (publicar: boolean) => void conclude(publicar),
    close: () => {
      setAsking(false);
      setProblem(undefined);
    },
  };
};
