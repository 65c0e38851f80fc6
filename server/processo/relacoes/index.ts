import type { RelacaoProcesso } from '#schemas/shapes/processo-relacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Loaded } from '#server/conteudo/atos/index.ts';
import { desfazerRelacao } from './acts.ts';
import { readRelations } from './read-relacoes.ts';

export { desfazerRelacao, relacionar } from './acts.ts';

/** What a process has to do with others, of those that the person sees. */
export const readRelacoes = (ctx: Ctx, loaded: Loaded): Promise<RelacaoProcesso[]> =>
  readRelations(ctx, loaded, desfazerRelacao);
