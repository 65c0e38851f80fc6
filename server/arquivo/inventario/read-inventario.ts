import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  Inventario,
  ItemDoInventario,
  ItensDoInventarioQuery,
  SituacaoNoInventario,
} from '#schemas/shapes/inventario.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/**
 * Every line of the inventory `i`, of what the person sees: what was read, and what should be there and was not. While it is open, what
 * was put right meanwhile is told by where it is now, and what was taken out for good is not missed.
 */
const linesOf = (sessao: Sessao): RawBuilder<unknown> => sql`
  select x.id as leitura_id, x.conteudo_id, x.codigo, x.local_id, x.registrado_id, x.em, x.por,
    case when x.conteudo_id is null then 'DESCONHECIDO'
      when x.registrado_id = x.local_id then 'ACHADO'
      when case when i.encerrado_em is null then coalesce(g.local_id = x.local_id, false) else x.corrigido end then 'CORRIGIDO'
      else 'FORA_DO_LUGAR' end as situacao
  from inventario_leitura x left join guarda g on g.conteudo_id = x.conteudo_id and g.ate is null
  where x.inventario_id = i.id and (x.conteudo_id is null
    or exists (select from conteudo c where c.id = x.conteudo_id and ${visibleContent(sessao)}))
  union all
  select null, y.conteudo_id, null, null, y.local_id, null, null, 'FALTA'
  from inventario_esperado y
  where y.inventario_id = i.id and ${missing}
    and exists (select from conteudo c where c.id = y.conteudo_id and ${visibleContent(sessao)})`;

/** What the inventory `i` expected, `y`, and nobody read. */
export const missing: RawBuilder<boolean> = sql<boolean>`case when i.encerrado_em is not null then y.faltou
  else not exists (select from inventario_leitura r where r.inventario_id = i.id and r.conteudo_id = y.conteudo_id)
    and exists (select from guarda g where g.conteudo_id = y.conteudo_id and g.ate is null
      and g.local_id in (select locais_abaixo(i.local_id))) end`;

interface Row extends Omit<Inventario, 'local' | 'abertoEm' | 'encerradoEm' | 'encerradoPor' | 'observacao'> {
  readonly caminho: string;
  readonly abertoEm: Date;
  readonly encerradoEm: Date | null;
  readonly encerradoPor: string | null;
  readonly observacao: string | null;
}

const select = ({ sessao }: Ctx, which: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select i.id, i.local_id, i.caminho, i.aberto_em, i.encerrado_em, i.observacao, ap.nome as aberto_por, ep.nome as encerrado_por,
    n.*, (select count(*)::integer from inventario_esperado y join conteudo c on c.id = y.conteudo_id
      where y.inventario_id = i.id and ${visibleContent(sessao)}) as esperados,
    (select count(*)::integer from inventario_esperado y where y.inventario_id = i.id
      and not exists (select from conteudo c where c.id = y.conteudo_id and ${visibleContent(sessao)})) as nao_vistos,
    (select coalesce(jsonb_agg(q.nome order by q.nome), '[]') from (select distinct u.nome from inventario_leitura r
      join registro.usuario u on u.id = r.por where r.inventario_id = i.id) q) as pessoas
  from (select * from inventario where unidade_id = ${sessao.unidadeId} and ${which}) i
  join registro.usuario ap on ap.id = i.aberto_por left join registro.usuario ep on ep.id = i.encerrado_por
  cross join lateral (select count(*) filter (where situacao = 'ACHADO')::integer as achados,
    count(*) filter (where situacao = 'FORA_DO_LUGAR')::integer as fora_do_lugar,
    count(*) filter (where situacao = 'CORRIGIDO')::integer as corrigidos,
    count(*) filter (where situacao = 'DESCONHECIDO')::integer as desconhecidos,
    count(*) filter (where situacao = 'FALTA')::integer as faltam from (${linesOf(sessao)}) t) n
  order by i.encerrado_em is not null, i.id desc`;

const present = ({ caminho, abertoEm, encerradoEm, encerradoPor, observacao, ...row }: Row): Inventario => ({
  ...row,
  local: caminho,
  abertoEm: abertoEm.toISOString(),
  ...defined({
    encerradoEm: encerradoEm?.toISOString(),
    encerradoPor: encerradoPor ?? undefined,
    observacao: observacao ?? undefined,
  }),
});

/** An inventory of the archive of the unit of the session; of another, there is none. */
export const readInventory = async (ctx: Ctx, id: number): Promise<Inventario> => {
  const { rows } = await select(ctx, sql`id = ${id}`).execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return present(row);
};

/** Those of the archive, the open ones first. */
export const listInventories = async (
  ctx: Ctx,
  { start = 1, pageSize = 20 }: { readonly start?: number; readonly pageSize?: number },
): Promise<Page<Inventario>> => {
  const page = sql`id in (select p.id from inventario p where p.unidade_id = ${ctx.sessao.unidadeId}
    order by p.encerrado_em is not null, p.id desc limit ${pageSize} offset ${(start - 1) * pageSize})`;
  const { rows } = await select(ctx, page).execute(ctx.db);
  const { rows: all } = await sql<{ total: number }>`
    select count(*)::integer as total from inventario where unidade_id = ${ctx.sessao.unidadeId}`.execute(
    ctx.db,
  );
  return { itens: rows.map(present), total: all[0]?.total ?? 0, totalExato: true };
};

interface LineRow {
  readonly situacao: SituacaoNoInventario;
  readonly leituraId: number | null;
  readonly conteudoId: number | null;
  readonly localId: number | null;
  readonly codigo: string | null;
  readonly tipo: number | null;
  readonly rotulo: string | null;
  readonly assunto: string | null;
  readonly lidoEm: string | null;
  readonly registrado: string | null;
  readonly quem: string | null;
  readonly em: Date | null;
}

/** The lines of an inventory, or those in one situation: the last read first, and then what is missing. */
export const readLines = async (
  ctx: Ctx,
  id: number,
  situacao: SituacaoNoInventario | undefined,
  { most, skip }: { readonly most: number; readonly skip: number },
): Promise<readonly LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select t.situacao, t.leitura_id, t.conteudo_id, t.local_id, t.codigo, c.tipo, coalesce(c.numero, td.nome, tp.nome) as rotulo, c.assunto,
      case when t.local_id is not null then caminho_do_local(t.local_id) end as lido_em,
      case when t.registrado_id is not null then caminho_do_local(t.registrado_id) end as registrado, u.nome as quem, t.em
    from inventario i cross join lateral (${linesOf(ctx.sessao)}) t
    left join conteudo c on c.id = t.conteudo_id ${kindJoins} left join registro.usuario u on u.id = t.por
    where i.id = ${id} and i.unidade_id = ${ctx.sessao.unidadeId}
      and (${situacao ?? null}::text is null or t.situacao = ${situacao ?? null})
    order by t.leitura_id desc nulls last, c.numero, t.conteudo_id limit ${most} offset ${skip}`.execute(
    ctx.db,
  );
  return rows;
};

const counts = {
  ACHADO: 'achados',
  FORA_DO_LUGAR: 'foraDoLugar',
  CORRIGIDO: 'corrigidos',
  DESCONHECIDO: 'desconhecidos',
  FALTA: 'faltam',
} as const;

export const listLines = async (
  ctx: Ctx,
  id: number,
  { situacao, start = 1, pageSize = 50 }: ItensDoInventarioQuery,
): Promise<Page<ItemDoInventario>> => {
  const inventory = await readInventory(ctx, id);
  const rows = await readLines(ctx, id, situacao, { most: pageSize, skip: (start - 1) * pageSize });
  const all = situacao ? [situacao] : (Object.keys(counts) as SituacaoNoInventario[]);
  return {
    itens: rows.map(presentLine),
    total: all.reduce((sum, one) => sum + inventory[counts[one]], 0),
    totalExato: true,
  };
};

export const presentLine = (row: LineRow): ItemDoInventario => ({
  situacao: row.situacao,
  rotulo: row.rotulo ?? row.codigo ?? '',
  ...defined({
    leituraId: row.leituraId ?? undefined,
    conteudoId: row.conteudoId ?? undefined,
    tipo: row.tipo ?? undefined,
    assunto: row.assunto ?? undefined,
    lidoEm: row.lidoEm ?? undefined,
    registrado: row.registrado ?? undefined,
    quem: row.quem ?? undefined,
    em: row.em?.toISOString(),
  }),
});
