import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { holdPlace, isMeasured, refusedPlace, requireRoom } from './places.ts';

interface How {
  /** In millimetres, of each; without it, what was said of it before. */
  readonly espessura?: number | undefined;
  /** The system has nothing of them but their record. */
  readonly soPapel?: boolean | undefined;
  readonly motivo?: string | undefined;
}

interface Before {
  readonly id: number;
  readonly espessuraMm: number | null;
  readonly localFisico: string | null;
  readonly localId: number | null;
  readonly caminho: string | null;
}

/**
 * Puts contents in a place of the archive of the unit of the session, each with an event of its own, in the transaction that is
 * open and whose acts judged that it may be done. Refuses, at `localId` and in words, a place that is closed, full or of another
 * archive, and at `espessura` what a place measured in centimetres has to know. What is there already is left as it is.
 */
export const putInPlace = async (
  ctx: Ctx,
  ids: readonly number[],
  localId: number,
  { espessura, soPapel, motivo }: How = {},
): Promise<void> => {
  const { db, agora, sessao } = ctx;
  const place = await holdPlace(ctx, localId);
  const { rows } = await sql<Before>`
    select c.id, c.espessura_mm, c.local_fisico, g.local_id, g.caminho
    from conteudo c left join guarda g on g.conteudo_id = c.id and g.ate is null
    where c.id = any(${[...ids]}::bigint[]) order by c.id`.execute(db);
  const moving = rows.filter((row) => row.localId !== localId);
  await sql`update conteudo set espessura_mm = coalesce(${espessura ?? null}::integer, espessura_mm), local_fisico = null,
      suporte = case when ${soPapel ?? false}::boolean then 'FISICO' when suporte = 'DIGITAL' then 'HIBRIDO' else suporte end
    where id = any(${[...ids]}::bigint[])`.execute(db);
  if (
    espessura === undefined &&
    rows.some((row) => row.espessuraMm === null) &&
    (await isMeasured(ctx, localId))
  )
    throw refusedPlace('guarda.recusa.semEspessura', { local: place.nome }, 'espessura');
  await leavePlaces(
    ctx,
    moving.map(({ id }) => id),
  );
  await sql`insert into guarda (conteudo_id, local_id, caminho, desde, por, substituto)
    select e.id, ${localId}, ${place.caminho}, ${agora}, ${sessao.usuarioId || null}, ${sessao.substitutoId ?? null}
    from unnest(${moving.map(({ id }) => id)}::bigint[]) e (id)`.execute(db);
  await requireRoom(ctx, localId);
  await recordEvents(
    ctx,
    moving.map(({ id, caminho, localFisico }) => ({
      cadeia: `conteudo:${id}`,
      ato: caminho === null ? 'guardado' : 'mudadoDeLocal',
      conteudoId: id,
      dados: {
        local: place.caminho,
        ...defined({ de: caminho ?? localFisico ?? undefined, motivo: motivo?.trim() || undefined }),
      },
    })),
  );
};

/** What is in a place is in it no more. @returns where each was */
export const leavePlaces = async (
  { db, agora }: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const left = await db
    .updateTable('guarda')
    .set({ ate: agora })
    .where('ate', 'is', null)
    .where('conteudoId', 'in', [...ids])
    .returning(['conteudoId', 'caminho'])
    .execute();
  return new Map(left.map(({ conteudoId, caminho }) => [conteudoId, caminho]));
};

/** A place stands elsewhere, and all that is in it with it: each thing says so, and keeps where it was. */
export const takeAlong = async (ctx: Ctx, localId: number): Promise<void> => {
  const { db, agora, sessao } = ctx;
  const { rows } = await sql<{ id: number; localId: number; de: string; local: string }>`
    select g.conteudo_id as id, g.local_id, g.caminho as de, caminho_do_local(g.local_id) as local
    from guarda g where g.ate is null and g.local_id in (select locais_abaixo(${localId})) order by g.conteudo_id`.execute(
    db,
  );
  if (rows.length === 0) return;
  await leavePlaces(
    ctx,
    rows.map(({ id }) => id),
  );
  await sql`insert into guarda (conteudo_id, local_id, caminho, desde, por, substituto)
    select e.id, e.local_id, e.caminho, ${agora}, ${sessao.usuarioId || null}, ${sessao.substitutoId ?? null}
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map((row) => row.localId)}::integer[],
      ${rows.map(({ local }) => local)}::text[]) e (id, local_id, caminho)`.execute(db);
  await recordEvents(
    ctx,
    rows.map(({ id, de, local }) => ({
      cadeia: `conteudo:${id}`,
      ato: 'localMudou',
      conteudoId: id,
      dados: { de, local },
    })),
  );
};
