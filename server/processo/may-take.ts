import type { Ctx } from '#server/base/http/context.ts';

/** Who joined a piece takes it out or moves it; others need the rule. */
export const mayTake = ({ sessao }: Ctx, juntadaPor: number): boolean =>
  juntadaPor === sessao.usuarioId || sessao.regras.has('permiteDesvincularDocumentoSemSerAutor');
