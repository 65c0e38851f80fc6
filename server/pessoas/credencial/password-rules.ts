import type { RegrasSenha } from '#schemas/shapes/credencial.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** What is asked of a new password, for who is about to choose one. */
export const passwordRules = async (db: Database): Promise<RegrasSenha> => {
  const { senhaTamanhoMinimo, senhaForte } = await readSettings(db);
  return { tamanhoMinimo: senhaTamanhoMinimo ?? 8, forte: senhaForte };
};

/** Whether a person has to choose another password now: they were given it, or it is too old. */
export const mustChangePassword = async (db: Database, usuarioId: number, agora: Date): Promise<boolean> => {
  const { senhaValidadeDias, trocarSenhaRecebida } = await readSettings(db);
  const row = await db
    .selectFrom('senhaSituacao')
    .select(['trocar', 'definidaEm'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  if (!row) return false;
  const days = senhaValidadeDias ?? 0;
  const tooOld = days > 0 && agora.getTime() - row.definidaEm.getTime() >= days * 86_400_000;
  return tooOld || (row.trocar && trocarSenhaRecebida);
};
