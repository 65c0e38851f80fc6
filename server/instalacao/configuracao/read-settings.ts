import type { Selectable } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';

/** What the installation chose, without the secrets, which only who uses them reads. */
export type Settings = Omit<
  Selectable<Tables['registro.configuracao']>,
  'senhaPadrao' | 'ssoSegredo' | 'ldapSenha' | 'proxySenha'
>;

/** The settings in force; read at each use, so that a change is obeyed at once by every process. */
export const readSettings = async (db: Database): Promise<Settings> => {
  const {
    senhaPadrao: _senha,
    ssoSegredo: _sso,
    ldapSenha: _ldap,
    proxySenha: _proxy,
    ...settings
  } = await db
    .selectFrom('registro.configuracao')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return settings;
};
