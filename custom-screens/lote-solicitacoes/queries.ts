import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type {
  LoteSolicitacoes,
  LoteSolicitacoesAgir,
  LoteSolicitacoesIncluir,
} from '#schemas/shapes/lote-solicitacoes.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { call } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

export const useLote = (id: number) =>
  useRead(loteSolicitacoesApi.consultar, { params: { id } }, { ownError: true });

/** What a person may do with a lot of requests: the acts of every content, and its own. */
export const useLoteActs = (lote: LoteSolicitacoes) => {
  const { id, versao, numero, assunto } = lote;
  const name = numero ?? assunto;
  const acts = useActs(lote, name);
  const salvar = useAct(loteSolicitacoesApi.salvar, { refresh: contentReads, ownError: true });
  const retirar = useAct(loteSolicitacoesApi.retirar, { refresh: contentReads, ownError: true });
  const agir = useAct(loteSolicitacoesApi.agir, { refresh: contentReads, ownError: true });
  return {
    ...acts,
    name,
    salvar: async (escrito: { readonly assunto: string; readonly observacoes?: string }): Promise<void> => {
      await salvar.act({ params: { id }, body: { versao, ...escrito } });
      forgetUndo();
      notify(text('loteSolicitacoesTela.feito', { lote: name }));
    },
    incluir: async (pedido: LoteSolicitacoesIncluir): Promise<readonly ResultadoItem[]> =>
      (
        await call(
          loteSolicitacoesApi.incluir,
          { params: { id }, body: pedido },
          { actKey: newActKey(), ownDenial: true, quiet: true },
        )
      ).resultados,
    retirar: async (conteudoIds: readonly number[], motivo: string): Promise<void> => {
      await retirar.act({ params: { id }, body: { conteudoIds: [...conteudoIds], motivo } });
      notify(text('loteSolicitacoesTela.retirados', { count: conteudoIds.length }));
    },
    agir: (pedido: LoteSolicitacoesAgir): Promise<AtoEmLote> => agir.act({ params: { id }, body: pedido }),
    agindo: agir.isPending,
    recusa: agir.error,
  };
};

export type LoteActs = ReturnType<typeof useLoteActs>;
