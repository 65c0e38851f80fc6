import { sql } from 'kysely';
import type { MarcarPedido } from '#schemas/shapes/marcador.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** The last contents that a person consulted: those before them are forgotten. */
const consultedKept = 50;

/** Keeps the marks of a person on contents that they reach, all of them or none; what was not said stays as it was. */
export const marcar = async (ctx: Ctx, { ids, lido, favorito, consultado }: MarcarPedido): Promise<void> => {
  const consulted = consultado === undefined ? null : ctx.agora;
  const { rows } = await sql<{ id: number }>`
    insert into marca_pessoal as m (usuario_id, conteudo_id, favorito, lido, lido_em, consultado_em)
    select ${ctx.sessao.usuarioId}::int, c.id, ${favorito ?? false}::boolean, ${lido ?? null}::boolean,
      ${lido === undefined ? null : ctx.agora}::timestamptz, ${consulted}::timestamptz
    from conteudo c where c.id = any(${ids}::bigint[]) and ${visibleContent(ctx.sessao)}
    order by c.id
    on conflict (usuario_id, conteudo_id) do update set
      favorito = coalesce(${favorito ?? null}::boolean, m.favorito),
      lido = coalesce(excluded.lido, m.lido),
      lido_em = coalesce(excluded.lido_em, m.lido_em),
      consultado_em = coalesce(excluded.consultado_em, m.consultado_em)
    returning conteudo_id as id`.execute(ctx.db);
  const kept = new Set(rows.map(({ id }) => id));
  const hidden = ids.find((id) => !kept.has(id));
  // it refuses, and what was kept goes back with the transaction
  if (hidden !== undefined) await requireVisible(ctx, hidden);
  if (consulted !== null) await forgetOlder(ctx);
};

const forgetOlder = async ({ db, sessao }: Ctx): Promise<void> => {
  await sql`update marca_pessoal set consultado_em = null
    where usuario_id = ${sessao.usuarioId} and consultado_em <= (
      select consultado_em from marca_pessoal where usuario_id = ${sessao.usuarioId} and consultado_em is not null
      order by consultado_em desc offset ${sql.lit(consultedKept)} limit 1)`.execute(db);
};
