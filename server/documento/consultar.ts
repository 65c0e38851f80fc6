import type { Documento } from '#schemas/shapes/documento.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, loadSituation } from '#server/conteudo/atos/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { documentoActs } from './acts.ts';
import { readLoaded } from './read-documento.ts';

/** A document with all that its page shows; `numeroVersao` 0 is the present one, the only one with acts. */
export const consultar = async (ctx: Ctx, id: number, numeroVersao: number): Promise<Documento> => {
  const loaded = await loadSituation(ctx, id);
  const documento = await readLoaded(ctx, loaded, numeroVersao);
  if (documento.numeroVersao !== loaded.row.versaoAtual) return documento;
  return {
    ...documento,
    ...(await recebimentoADesfazer(ctx, loaded)),
    acoes: acoesOf(documentoActs, loaded.situation),
  };
};
