import { sql, type RawBuilder } from 'kysely';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import type {
  AlcanceMarcador,
  Marcador,
  MarcadorPedido,
  MarcadorRetirado,
} from '#schemas/shapes/marcador.ts';
import { tidyLine } from '#schemas/tidy-text.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** A marker as the database gives it with its row. */
export interface MarkerRow extends Pick<Marcador, 'alcance' | 'cor' | 'texto' | 'em'> {
  readonly nota: string | null;
  readonly nome: string;
  readonly substituto: string | null;
}

/**
 * The markers `m` that a person reads: their own and those of the unit where they are. What is private is of who is at the
 * keyboard: a substitute does not read that of the person in whose place they act.
 */
const readable = ({ sessao }: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(m.usuario_id = ${anyValue(atKeyboard(sessao))} or m.unidade_id = ${anyValue(sessao.unidadeId)})`;

/** The markers of the content `c`, the private one first. */
export const markersOf = (ctx: Ctx): RawBuilder<readonly MarkerRow[] | null> => sql`(
  select jsonb_agg(jsonb_build_object(
      'alcance', case when m.unidade_id is null then 'PESSOAL' else 'UNIDADE' end,
      'cor', m.cor, 'texto', m.texto, 'nota', m.nota, 'em', m.alterado_em, 'nome', a.nome, 'substituto', s.nome)
    order by m.unidade_id nulls first)
  from marcador m join registro.usuario a on a.id = m.autor_id left join registro.usuario s on s.id = m.substituto_id
  where m.conteudo_id = c.id and ${readable(ctx)})`;

export const presentMarkers = (rows: readonly MarkerRow[] | null): Marcador[] =>
  (rows ?? []).map(({ nota, nome, substituto, em, ...marker }) => ({
    ...marker,
    autor: actingName({ nome, substitutoNome: substituto ?? undefined }),
    em: new Date(em).toISOString(),
    nota: nota ?? undefined,
  }));

/** The content `c` has a marker of a colour, or of any. */
export const markerFilter = (ctx: Ctx, cor: NonNullable<CaixaQuery['marcador']>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from marcador m where m.conteudo_id = c.id and ${readable(ctx)}
    ${cor === 'qualquer' ? sql`` : sql`and m.cor = ${cor}`})`;

interface Owner {
  readonly usuarioId: number | null;
  readonly unidadeId: number | null;
}

const ownerOf = ({ sessao }: Ctx, alcance: AlcanceMarcador): Owner =>
  alcance === 'PESSOAL'
    ? { usuarioId: atKeyboard(sessao), unidadeId: null }
    : { usuarioId: null, unidadeId: sessao.unidadeId };

/** Puts a marker on contents that the person reaches, all of them or none, in the place of the one that was there. */
export const porMarcador = async (
  ctx: Ctx,
  { ids, alcance, cor, texto, nota }: MarcadorPedido,
): Promise<void> => {
  const { usuarioId, unidadeId } = ownerOf(ctx, alcance);
  const { sessao } = ctx;
  const place =
    alcance === 'PESSOAL'
      ? sql`(usuario_id, conteudo_id) where usuario_id is not null`
      : sql`(unidade_id, conteudo_id) where unidade_id is not null`;
  const { rows } = await sql<{ id: number }>`
    insert into marcador (conteudo_id, usuario_id, unidade_id, cor, texto, nota, autor_id, substituto_id, alterado_em)
    select c.id, ${usuarioId}::int, ${unidadeId}::int, ${cor}, ${tidyLine(texto)}, ${nota?.trim() || null}::text,
      ${sessao.usuarioId}::int, ${sessao.substitutoId ?? null}::int, ${ctx.agora}::timestamptz
    from conteudo c where c.id = any(${ids}::bigint[]) and ${visibleContent(sessao)}
    order by c.id
    on conflict ${place} do update set cor = excluded.cor, texto = excluded.texto, nota = excluded.nota,
      autor_id = excluded.autor_id, substituto_id = excluded.substituto_id, alterado_em = excluded.alterado_em
    returning conteudo_id as id`.execute(ctx.db);
  const kept = new Set(rows.map(({ id }) => id));
  const hidden = ids.find((id) => !kept.has(id));
  // it refuses, and what was kept goes back with the transaction
  if (hidden !== undefined) await requireVisible(ctx, hidden);
};

/** Takes a marker off contents that the person reaches; where there is none, nothing changes. */
export const tirarMarcador = async (ctx: Ctx, { ids, alcance }: MarcadorRetirado): Promise<void> => {
  const { usuarioId, unidadeId } = ownerOf(ctx, alcance);
  await sql`delete from marcador m using conteudo c
    where c.id = m.conteudo_id and m.conteudo_id = any(${ids}::bigint[])
      and (m.usuario_id = ${usuarioId}::int or m.unidade_id = ${unidadeId}::int) and ${visibleContent(ctx.sessao)}`.execute(
    ctx.db,
  );
};
