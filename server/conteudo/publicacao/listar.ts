import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Publicacao, PublicacoesOpcoes, PublicacoesQuery } from '#schemas/shapes/publicacao.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { namedByNumber } from '#server/conteudo/dados/index.ts';
import { textQuery } from '#server/conteudo/achados/index.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import { published } from './published.ts';

/** Beyond so many the count is said as "more than". */
const countLimit = 10_000;

const usualPage = 20;

/** What the public page shows, the newest first, and before it what a number names; both ends of a period, or none. */
export const listar = async (ctx: PublicCtx, query: PublicacoesQuery): Promise<Page<Publicacao>> => {
  requireWholePeriod(query);
  const { tipo, tipoProcesso, organizacao, de, ate, start = 1, pageSize = usualPage } = query;
  const zone = ctx.ports.config.timeZone;
  const words = query.q === undefined ? undefined : textQuery(query.q);
  const named = namedByNumber(writtenNumber(query.q ?? ''));
  const found = sql`from conteudo c
    where ${published}
      ${words ? sql`and (c.busca_publica @@ ${words.all} or ${named})` : sql``}
      ${tipo === undefined ? sql`` : sql`and c.id in (select d.id from documento d where d.tipo_documento_id = ${tipo})`}
      ${tipoProcesso === undefined ? sql`` : sql`and c.id in (select pr.id from processo pr where pr.tipo_processo_id = ${tipoProcesso})`}
      ${organizacao === undefined ? sql`` : sql`and c.organizacao_id = ${organizacao}`}
      ${
        de === undefined
          ? sql``
          : sql`and c.publicado_em >= ${de}::date::timestamp at time zone ${zone}
              and c.publicado_em < (${ate}::date + 1)::timestamp at time zone ${zone}`
      }`;
  const { rows } = await sql<Row>`
    with pagina as (
      select c.id, c.publicado_em, ${named} as dito ${found}
      order by dito desc, c.publicado_em desc, c.id desc limit ${pageSize} offset ${(start - 1) * pageSize})
    select (select count(*)::integer from (select ${found} limit ${sql.lit(countLimit + 1)}) contados) as total,
      case when pr.id is null then 'DOCUMENTO' else 'PROCESSO' end as especie, coalesce(d.codigo, pr.codigo) as codigo,
      c.numero, c.assunto, coalesce(td.nome, tp.nome) as tipo, o.nome as organizacao, un.nome as unidade, c.publicado_em
    from (select 1) uma
    left join pagina p on true
    left join conteudo c on c.id = p.id
    ${kindJoins}
    left join registro.organizacao_interna o on o.id = c.organizacao_id
    left join registro.unidade un on un.id = c.unidade_id
    order by p.dito desc, p.publicado_em desc, p.id desc`.execute(ctx.db);
  const total = rows[0]?.total ?? 0;
  return {
    itens: rows.flatMap(({ total: _counted, publicadoEm, ...row }) =>
      publicadoEm === null ? [] : [{ ...row, publicadoEm: publicadoEm.toISOString() }],
    ),
    total: Math.min(total, countLimit),
    totalExato: total <= countLimit,
  };
};

interface Row extends Omit<Publicacao, 'publicadoEm'> {
  readonly total: number;
  readonly publicadoEm: Date | null;
}

const requireWholePeriod = ({ de, ate }: PublicacoesQuery): void => {
  const campo = de === undefined ? 'de' : 'ate';
  if ((de === undefined) !== (ate === undefined))
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo, mensagem: mensagem('publicacoes.recusa.periodo') }] },
    );
};

/** The types and the organisations that have something to show, by name. */
export const opcoes = async (ctx: PublicCtx): Promise<PublicacoesOpcoes> => {
  const { rows: tipos } = await sql<Rotulo>`select td.id, td.nome as rotulo from registro.tipo_documento td
    where exists (select from documento d join conteudo c on c.id = d.id
      where d.tipo_documento_id = td.id and ${published}) order by td.nome, td.id`.execute(ctx.db);
  const { rows: tiposProcesso } =
    await sql<Rotulo>`select tp.id, tp.nome as rotulo from registro.tipo_processo tp
    where exists (select from processo pr join conteudo c on c.id = pr.id
      where pr.tipo_processo_id = tp.id and ${published}) order by tp.nome, tp.id`.execute(ctx.db);
  const { rows: organizacoes } = await sql<Rotulo>`select o.id, o.nome as rotulo
    from registro.organizacao_interna o
    where exists (select from conteudo c where c.organizacao_id = o.id and ${published})
    order by o.nome, o.id`.execute(ctx.db);
  return { tipos, tiposProcesso, organizacoes };
};
