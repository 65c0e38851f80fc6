import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import type { AusenciaFato } from './performer-facts.ts';

type Told = Pick<AusenciaFato, 'usuarioId' | 'substitutoId'>;

/**
 * Which absences who asks may be told of: those that the register of absences shows them, their own, and those in which they
 * take the place of somebody. Who gets an activity does not depend on it.
 */
export const absencesSeen = async (
  ctx: Ctx,
  absences: readonly Told[],
): Promise<(absence: Told) => boolean> => {
  const me = atKeyboard(ctx.sessao);
  const inRegister = await registerShows(
    ctx,
    absences.map(({ usuarioId }) => usuarioId),
  );
  return ({ usuarioId, substitutoId }) =>
    usuarioId === me || substitutoId === me || inRegister.has(usuarioId);
};

/** A local administrator reads in it the people of the own organisation. */
const registerShows = async (
  { db, sessao }: Ctx,
  usuarios: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (!can(sessao, 'ausenciaListar') && !can(sessao, 'ausenciaConsultar')) return new Set();
  if (sessao.administrador || !sessao.administradorLocal) return new Set(usuarios);
  const { rows } = await sql<{ id: number }>`select distinct registro_id as id from registro.usuario_unidades
    where registro_id = any(${usuarios}) and organizacao = ${sessao.organizacaoId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
