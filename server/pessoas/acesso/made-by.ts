import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';

/** The first event of the chain of an account, as the two indexes of who made accounts have it. */
const creation = sql`e.seq = 1 and e.ato = 'registroCriado' and e.cadeia like 'registro:usuario:%'`;

/** The accounts that these people made, and those made by them in turn, as the history of each tells. */
export const accountsMadeBy = async (db: Database, people: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive feita(id) as (
      select unnest(${[...people]}::integer[])
      union select x.id from feita f cross join lateral (
        select (e.dados->>'id')::integer as id from evento e where e.usuario_id = f.id and ${creation}
        union all select (e.dados->>'id')::integer from evento e where e.substituto_id = f.id and ${creation}) x)
    select id from feita where id <> all(${[...people]}::integer[])`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * The accounts behind which whoever asks may be: those that they made; who made theirs, where that one could have given it all
 * that it has, and what that one made. Where somebody else gave theirs more, they are two.
 */
export const kinOf = async ({ db, sessao }: Pick<Ctx, 'db' | 'sessao'>): Promise<readonly number[]> => {
  const own = [...new Set([sessao.usuarioId, atKeyboard(sessao)])];
  const { rows } = await sql<{ id: number }>`
    with recursive quem(id) as (
      select unnest(${own}::integer[])
      union select x.id from quem q cross join lateral (
        select e.usuario_id, e.substituto_id from evento e
        where e.cadeia = 'registro:usuario:' || q.id and e.seq = 1 and e.ato = 'registroCriado' limit 1) e
        cross join lateral (values (e.usuario_id), (e.substituto_id)) x(id) where x.id > 0)
    select q.id from quem q join registro.usuario u on u.id = q.id join registro.perfil_acesso f on f.id = u.perfil_acesso
    where q.id <> all(${own}::integer[]) and f.administrador is not true and f.administrador_local is not true
      and f.permissoes @> ${JSON.stringify([...sessao.permissoes])}::jsonb`.execute(db);
  const makers = rows.map(({ id }) => id);
  const made = await accountsMadeBy(db, [...own, ...makers]);
  return [...makers, ...made].filter((id) => !own.includes(id));
};
