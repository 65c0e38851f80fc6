import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { beyond, rightsOfPerson, rightsOfSession } from './rights.ts';
import { visibleToPerson } from './visible-to-person.ts';

/**
 * Whether whoever asks has all that somebody has: profile, degree, flags, places, and what was opened to that person by name.
 * Who has less does not give that person's place to another.
 */
export const hasAllOf = async (ctx: Ctx, usuarioId: number): Promise<boolean> => {
  if (ctx.sessao.administrador) return true;
  if (beyond(await rightsOfSession(ctx), await rightsOfPerson(ctx.db, usuarioId))) return false;
  return !(await wasNamedForMore(ctx, usuarioId));
};

/** Whether something was opened to that person, by name, that whoever asks does not see. */
export const wasNamedForMore = async ({ db, sessao }: Ctx, usuarioId: number): Promise<boolean> => {
  const { rows } = await sql<{ mais: boolean }>`
    select exists (select from conteudo_acesso a join conteudo c on c.id = a.conteudo_id
      where a.usuario_id = ${usuarioId} and c.excluido_em is null and ${visibleToPerson(sql`${usuarioId}::integer`)}
        and not ${visibleToPerson(sql`${sessao.usuarioId}::integer`)}) as mais`.execute(db);
  return rows[0]?.mais ?? false;
};
