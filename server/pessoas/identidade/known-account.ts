import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** An account that the register has, whoever asks for it. */
export interface KnownAccount {
  readonly id: number;
  readonly login: string;
  /** It administers the installation: no attribute of another system opens it, is linked to it or changes it. */
  readonly administra: boolean;
}

const accountsWhere = async (
  db: Database,
  condition: RawBuilder<boolean>,
): Promise<readonly KnownAccount[]> => {
  const { rows } = await sql<KnownAccount>`
    select u.id, coalesce(u.login, '') as login, coalesce(p.administrador, false) as administra
    from registro.usuario u left join registro.perfil_acesso p on p.id = u.perfil_acesso
    where ${condition} order by u.id limit 2`.execute(db);
  return rows;
};

export const accountOfLogin = async (db: Database, login: string): Promise<KnownAccount | undefined> =>
  (await accountsWhere(db, sql<boolean>`u.login = ${login}`))[0];

/** Two accounts with one e-mail are nobody's: which of them it would be is not for us to say. */
export const accountOfEmail = async (db: Database, email: string): Promise<KnownAccount | undefined> => {
  const found = await accountsWhere(db, sql<boolean>`lower(u.email) = ${email.toLowerCase()}`);
  return found.length === 1 ? found[0] : undefined;
};

/** Whether an account administers the installation. */
export const administers = async (db: Database, id: number): Promise<boolean> =>
  (await accountsWhere(db, sql<boolean>`u.id = ${id}`))[0]?.administra === true;
