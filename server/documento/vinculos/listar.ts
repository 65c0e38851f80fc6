import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import type { PaginaQuery } from '#schemas/shapes/notificacao.ts';
import type { ConteudoVinculado, Vinculos } from '#schemas/shapes/vinculo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, standingOf } from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { mudarVinculo } from './rules.ts';

/** Beyond these they are said to be more. */
const countLimit = 1000;

interface Row {
  readonly id: number;
  readonly tipo: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly tipoDocumento: string | null;
  readonly fase: number;
  readonly estado: number;
  readonly autor: string;
  readonly criadoEm: Date;
}

/** What a document is tied to, of what the person may see. */
export const listarVinculos = async (
  ctx: Ctx,
  id: number,
  { start = 1, pageSize = 20 }: PaginaQuery = {},
): Promise<Vinculos> => {
  const { situation } = await loadSituation(ctx, id);
  const origin = await readTied(ctx, sql`c.id = (select x.vinculado_id from documento x where x.id = ${id})`);
  const made = await readTied(
    ctx,
    sql`d.vinculado_id = ${id}`,
    sql`limit ${pageSize} offset ${(start - 1) * pageSize}`,
  );
  const total = await countMade(ctx, id);
  const [origem] = origin.map(present);
  return {
    ...defined({ origem }),
    mudar: standingOf(mudarVinculo, situation),
    referenciadores: made.map(present),
    total: Math.min(total, countLimit),
    totalExato: total <= countLimit,
  };
};

const readTied = async (
  ctx: Ctx,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select c.id, c.tipo, c.numero, c.assunto, t.nome as tipo_documento, c.fase, c.estado, u.nome as autor, c.criado_em
    from conteudo c join registro.usuario u on u.id = c.autor_id
    left join documento d on d.id = c.id left join registro.tipo_documento t on t.id = d.tipo_documento_id
    where ${which} and ${visibleContent(ctx.sessao)}
    order by c.id desc ${page}`.execute(ctx.db);
  return rows;
};

const countMade = async (ctx: Ctx, id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from documento d join conteudo c on c.id = d.id
      where d.vinculado_id = ${id} and ${visibleContent(ctx.sessao)} limit ${sql.lit(countLimit + 1)}) x`.execute(
    ctx.db,
  );
  return rows[0]?.n ?? 0;
};

const present = ({ numero, tipoDocumento, criadoEm, ...row }: Row): ConteudoVinculado => ({
  ...row,
  criadoEm: criadoEm.toISOString(),
  ...defined({ numero: numero ?? undefined, tipoDocumento: tipoDocumento ?? undefined }),
});
