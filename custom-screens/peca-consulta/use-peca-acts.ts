import { pecaApi } from '#schemas/api/peca.ts';
import type { PecaArquivo, PecaSalvar } from '#schemas/shapes/peca.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

/** What a person may do with a piece: the acts of every content, and its own. */
export const usePecaActs = (peca: PecaArquivo) => {
  const { id, versao, numero, assunto } = peca;
  const name = numero ?? assunto;
  const acts = useActs(peca, name);
  const salvar = useAct(pecaApi.salvar, { refresh: contentReads, ownError: true });
  return {
    ...acts,
    name,
    salvar: async (said: Omit<PecaSalvar, 'versao'>): Promise<void> => {
      await salvar.act({ params: { id }, body: { versao, ...said } });
      // nothing of what came before is taken back by the next undo
      forgetUndo();
      notify(text('pecaTela.editar.feito', { peca: name }));
    },
  };
};

export type PecaActs = ReturnType<typeof usePecaActs>;
