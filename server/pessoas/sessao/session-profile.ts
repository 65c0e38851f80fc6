import { pages } from '#schemas/pages.ts';
import { grantingRules } from '#schemas/rules.ts';
import { substitutePermissions } from '#schemas/substitute-permissions.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { SessionProfile } from '#server/base/http/session.ts';
import { keptPerDatabase } from '#server/base/db/kept-per-database.ts';
import type { SessionRow } from './session-query.ts';

/** Keeps the sets of each profile in memory while its version is the same. */
const kept = keptPerDatabase<SessionProfile>(1000);

type ProfileOf = Pick<SessionRow, 'perfilAcessoId' | 'perfilVersao' | 'administrador' | 'substituto'>;

/**
 * The rights of the session: those of its profile, or what a substitute is granted of them. An administrator holds every rule
 * that gives, without the profile naming it; what the server asks and what the client is told is this one set.
 */
export const loadProfile = (db: Database, row: ProfileOf): Promise<SessionProfile> => {
  const lends = row.substituto !== null;
  return kept(db, `${row.perfilAcessoId}/${row.perfilVersao}/${lends}`, async () => {
    const { permissoes, regras, paginas } = await db
      .selectFrom('registro.perfilAcesso')
      .select(['permissoes', 'regras', 'paginas'])
      .where('id', '=', row.perfilAcessoId)
      .executeTakeFirstOrThrow();
    const whole: SessionProfile = {
      permissoes: new Set(permissoes ?? []),
      regras: new Set(regras ?? []),
      // a profile that names no page hides none
      paginas: new Set(paginas?.length ? paginas : Object.keys(pages)),
    };
    if (lends) return lent(whole, row.administrador);
    return row.administrador ? { ...whole, regras: new Set([...whole.regras, ...grantingRules]) } : whole;
  });
};

/** What the absent person lends; administrators of the installation hold every permission without naming it. */
const lent = ({ permissoes, regras, paginas }: SessionProfile, administrador: boolean): SessionProfile => ({
  permissoes: administrador
    ? substitutePermissions
    : new Set([...permissoes].filter((name) => substitutePermissions.has(name))),
  regras,
  paginas: new Set([...paginas].filter((name) => !name.startsWith('administracao.'))),
});
