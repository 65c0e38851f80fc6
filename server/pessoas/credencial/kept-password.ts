import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { passwordRefusal, type PasswordPerson } from './password-refusal.ts';

interface NewPassword {
  readonly senha: string;
  /** Whose it will be; absent, only its size and kinds of signs are judged. */
  readonly person: PasswordPerson | undefined;
  /** The hashes of the passwords that cannot come back. */
  readonly former: readonly (string | null | undefined)[];
  /** Field of the form that the refusal is about. */
  readonly campo: string;
}

/** A new password as it is kept, argon2id; refused when it is not what the installation asks of passwords. */
export const keptPassword = async (
  db: Database,
  { senha, person, former, campo }: NewPassword,
): Promise<string> => {
  const refuse = (mensagem: string): AppError =>
    new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem }] });
  const refusal = passwordRefusal(senha, await readSettings(db), person);
  if (refusal !== undefined) throw refuse(refusal);
  for (const each of former)
    if (each && (await verify(each, senha))) throw refuse(mensagem('entrada.senha.repetida'));
  return hash(senha);
};
