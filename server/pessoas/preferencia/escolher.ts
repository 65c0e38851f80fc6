import { AppError } from '#schemas/app-error.ts';
import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { changeChoices } from './escolhas.repository.ts';
import { worksIn } from './works-in.ts';

/** Keeps what the person changed; the default unit is one of theirs. */
export const escolher = async (ctx: Ctx, change: Preferencias): Promise<Preferencias> => {
  const owner = atKeyboard(ctx.sessao);
  if (change.unidadePadrao !== undefined && !(await worksIn(ctx.db, owner, change.unidadePadrao)))
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'unidadePadrao', mensagem: mensagem('registro.preferencia.unidade') }] },
    );
  return changeChoices(ctx.db, owner, change);
};
