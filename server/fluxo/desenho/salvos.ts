import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import type { DesenhosSalvos } from '#schemas/shapes/fluxo-desenho.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireFlow } from './require-flow.ts';

/** Saves of one person within this time, from the first of them, are one. */
const joinedMinutes = 10;
/** How many stay of each flow; the oldest go. */
const kept = 50;

/** Keeps what a draft is now among those saved before, joined with what the same person saved some minutes ago. The flow is held. */
export const keepSaved = async ({ db, agora, sessao }: Ctx, fluxoId: number, xml: string): Promise<void> => {
  const from = new Date(agora.getTime() - joinedMinutes * 60_000);
  const { rows } = await sql`update fluxo_rascunho_salvo set xml = ${xml}, em = ${agora}
    where id = (select max(id) from fluxo_rascunho_salvo where fluxo_id = ${fluxoId})
      and por = ${sessao.usuarioId} and desde > ${from} returning id`.execute(db);
  if (rows.length > 0) return;
  await sql`insert into fluxo_rascunho_salvo (fluxo_id, xml, desde, em, por)
      values (${fluxoId}, ${xml}, ${agora}, ${agora}, ${sessao.usuarioId})`.execute(db);
  await sql`delete from fluxo_rascunho_salvo where fluxo_id = ${fluxoId} and id not in (
      select id from fluxo_rascunho_salvo where fluxo_id = ${fluxoId} order by id desc limit ${kept})`.execute(
    db,
  );
};

/** What a draft was when it was saved before, the newest first. */
export const salvos = async (ctx: Ctx, fluxoId: number): Promise<DesenhosSalvos> => {
  await requireFlow(ctx, fluxoId);
  const { rows } = await sql<{ id: number; em: Date; por: string | null }>`
    select s.id, s.em, u.nome as por from fluxo_rascunho_salvo s left join registro.usuario u on u.id = s.por
    where s.fluxo_id = ${fluxoId} order by s.id desc`.execute(ctx.db);
  return {
    itens: rows.map(({ id, em, por }) => ({
      id,
      em: em.toISOString(),
      ...defined({ por: por ?? undefined }),
    })),
  };
};

/** The drawing of one of them. */
export const salvo = async ({ db }: Ctx, fluxoId: number, id: number): Promise<{ xml: string }> => {
  const { rows } = await sql<{ xml: string }>`
    select xml from fluxo_rascunho_salvo where fluxo_id = ${fluxoId} and id = ${id}`.execute(db);
  if (!rows[0]) throw new AppError('naoEncontrado');
  return rows[0];
};
