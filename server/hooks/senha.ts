import { hash } from '@node-rs/argon2';
import { AppError } from '#schemas/app-error.ts';
import { passwordRefusal, readSettings } from '#server/configuracao/index.ts';
import type { Ctx } from '#server/http/context.ts';

/** A new password as it is kept, argon2id; refused when it is not what the installation asks of passwords. */
export const keptPassword = async (ctx: Ctx, senha: string): Promise<string> => {
  const mensagem = passwordRefusal(senha, await readSettings(ctx.db));
  if (mensagem !== undefined)
    throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'senha', mensagem }] });
  return hash(senha);
};
