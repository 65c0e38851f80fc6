import { loteApi } from '#schemas/api/lote.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { Lote, LoteIncluir } from '#schemas/shapes/lote.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { call } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { useAct } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo, notifyUndo } from '#src/ui/undo.ts';

/** What a person may do with a lot: the acts of every content, and its own. */
export const useLoteActs = (lote: Lote) => {
  const { id, versao, numero, assunto } = lote;
  const name = numero ?? assunto;
  const acts = useActs(lote, name);
  const salvar = useAct(loteApi.salvar, { refresh: contentReads, ownError: true });
  const retirar = useAct(loteApi.retirar, { refresh: contentReads });
  const incluir = useAct(loteApi.incluir, { refresh: contentReads, ownError: true });
  return {
    ...acts,
    name,
    salvar: async (escrito: { readonly assunto: string; readonly observacoes?: string }): Promise<void> => {
      await salvar.act({ params: { id }, body: { versao, ...escrito } });
      forgetUndo();
      notify(text('loteTela.editar.feito', { lote: name }));
    },
    incluir: async (pedido: LoteIncluir): Promise<readonly ResultadoItem[]> =>
      (
        await call(
          loteApi.incluir,
          { params: { id }, body: pedido },
          { actKey: newActKey(), ownDenial: true, quiet: true },
        )
      ).resultados,
    retirar: (conteudoIds: readonly number[], then: () => void): Promise<void> =>
      quietly(retirar.act({ params: { id }, body: { conteudoIds: [...conteudoIds] } }), () => {
        then();
        notifyUndo(
          text('loteTela.itens.retirados', { count: conteudoIds.length }),
          async () => void (await incluir.act({ params: { id }, body: { conteudoIds: [...conteudoIds] } })),
        );
      }),
    retirando: retirar.isPending,
  };
};

export type LoteActs = ReturnType<typeof useLoteActs>;
