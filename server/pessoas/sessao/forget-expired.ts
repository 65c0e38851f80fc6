import { sql } from 'kysely';
import { forgetOutsiders } from '#server/pessoas/externo/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** Sweeps what no longer serves: sessions long ended, old attempts, kept answers of a day ago, used tickets. */
export const forgetExpired = async (db: Database, agora: Date): Promise<void> => {
  const before = (interval: string) => sql<Date>`${agora}::timestamptz - ${interval}::interval`;
  await db.deleteFrom('sessao').where('expiraEm', '<', before('30 days')).execute();
  await db.deleteFrom('tentativaEntrada').where('ultimaEm', '<', before('1 day')).execute();
  await db.deleteFrom('entradaPendente').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('codigoEmail').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('linkSenha').where('expiraEm', '<', before('1 day')).execute();
  await db.deleteFrom('dispositivo').where('usadoEm', '<', before('180 days')).execute();
  await db.deleteFrom('idempotencia').where('criadaEm', '<', before('1 day')).execute();
  await db.deleteFrom('bilhete').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('entradaProvedor').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('assinaturaNuvem').where('venceEm', '<', agora).execute();
  await forgetOutsiders(db, agora);
};
