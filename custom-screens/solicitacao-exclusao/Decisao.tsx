import { useState } from 'react';
import type { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import { actNames } from '#src/conteudo/act-names.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { useDecidir } from './queries.ts';

/** In the order in which the bar offers them: what goes on with the content comes before what ends it. */
const decisions = ['recusarExclusao', 'aprovarExclusao', 'retirarPedidoExclusao'] as const;
type Decision = (typeof decisions)[number];

/** What this person may decide of the request, with the reason of each refusal; each asks before. */
export const Decisao = ({ pedido }: { readonly pedido: SolicitacaoExclusao }) => {
  const text = useText();
  const decidir = useDecidir();
  const [asking, setAsking] = useState<Decision>();
  const [error, setError] = useState<string>();
  const { acoes, conteudo, conteudoId } = pedido;
  const close = (): void => {
    setAsking(undefined);
    setError(undefined);
  };
  const decide = async (nome: Decision, motivo: string): Promise<void> => {
    try {
      await decidir.act({
        params: { id: conteudoId, nome },
        body: {
          versao: conteudo?.versao,
          motivo: motivo === '' ? undefined : motivo,
        },
      });
      close();
      notify(text(`exclusao.feito.${nome}`));
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    }
  };
  if (acoes.length === 0) return null;
  return (
    <>
      <ActionBar
        label={text('exclusao.decidir')}
        actions={decisions.flatMap((nome) => {
          const acao = acoes.find((one) => one.nome === nome);
          // taking back is of who asked: to the others it says nothing
          if (!acao || (nome === 'retirarPedidoExclusao' && !acao.permitida)) return [];
          const { label, icon, ...look } = actNames[nome];
          return [
            {
              id: nome,
              label: text(label),
              icon,
              destructive: 'destructive' in look,
              perform: () => setAsking(nome),
              motivo: acao.permitida ? undefined : (acao.motivo ?? text('exclusao.naoPode')),
            },
          ];
        })}
      />
      {asking && (
        <ConfirmDialog
          open
          title={text(`exclusao.confirmar.${asking}`)}
          confirmLabel={text(actNames[asking].label)}
          destructive={asking === 'aprovarExclusao'}
          busy={decidir.isPending}
          error={error}
          reason={
            asking === 'recusarExclusao'
              ? {
                  label: text('exclusao.justificativa'),
                  hint: text('exclusao.justificativaObrigatoria'),
                  required: true,
                }
              : undefined
          }
          onConfirm={(motivo) => void decide(asking, motivo)}
          onClose={close}
        >
          {text(`exclusao.confirmar.${asking}Texto`)}
        </ConfirmDialog>
      )}
    </>
  );
};
