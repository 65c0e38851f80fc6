import { sql, type RawBuilder } from 'kysely';
import { defined } from '#schemas/defined.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  ArquivamentoContadores,
  ArquivamentoQuery,
  ItemArquivamento,
} from '#schemas/shapes/arquivamento.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { arquivar, desarquivar, devolverDoArquivo } from '#server/conteudo/arquivamento/index.ts';
import { acoesOf, estado, situationOf, type Rule } from '#server/conteudo/atos/index.ts';
import { completePage, countLimit, presentPage } from '#server/conteudo/caixa-central/index.ts';
import { subjectOrNumber } from '#server/conteudo/dados/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { openRequests } from './pedidos.ts';

/** What is done from the list itself. */
const acts: readonly Rule[] = [arquivar, devolverDoArquivo, desarquivar];

const stateOf = { aArquivar: estado.aArquivar, arquivados: estado.arquivado } as const;

/** What the archive of the session has in a tab, over `c` and its open filing `a`, of what the person sees. */
const within = (
  { sessao }: Ctx,
  { aba, q = '', deUnidadeId }: Pick<ArquivamentoQuery, 'aba' | 'q' | 'deUnidadeId'>,
): RawBuilder<unknown> => sql`
  from conteudo c join arquivamento a on a.conteudo_id = c.id and a.saida is null
  where c.detentor_unidade_id = ${sessao.unidadeId} and c.estado = ${stateOf[aba]} and c.anda_com_id is null
    and c.excluido_em is null and ${visibleContent(sessao)}
    ${q.trim() === '' ? sql`` : sql`and ${subjectOrNumber(q.trim())}`}
    ${deUnidadeId === undefined ? sql`` : sql`and a.de_unidade_id = ${deUnidadeId}`}`;

interface Filing {
  readonly id: number;
  readonly deUnidade: ItemArquivamento['deUnidade'];
  readonly enviadoPor: string;
  readonly enviadoEm: Date;
  readonly arquivadoPor: string | null;
  readonly arquivadoEm: Date | null;
  readonly classe: string | null;
}

/** How each of a page came to the archive. */
const readFilings = async ({ db }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Filing>> => {
  const { rows } = await sql<Filing>`
    select a.conteudo_id as id, jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) as de_unidade,
      p.nome as enviado_por, a.enviado_em, q.nome as arquivado_por, a.arquivado_em, s.codigo || ' ' || s.descricao as classe
    from arquivamento a join registro.unidade un on un.id = a.de_unidade_id join registro.usuario p on p.id = a.enviado_por
    left join registro.usuario q on q.id = a.arquivado_por
    left join documento d on d.id = a.conteudo_id left join processo pr on pr.id = a.conteudo_id
    left join registro.assunto s on s.id = coalesce(d.classe_id, pr.classe_id)
    where a.conteudo_id = any(${[...ids]}::bigint[]) and a.saida is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** A page of a tab of the archive, each with what may be done with it now and why not the rest. */
export const listar = async (
  ctx: Ctx,
  rules: readonly Rule[],
  { start = 1, pageSize = 20, ...query }: ArquivamentoQuery,
): Promise<Page<ItemArquivamento>> => {
  const from = within(ctx, query);
  const { rows } = await completePage(ctx, {
    pagina: sql`select c.id, null::bigint as tramite_id, row_number() over (order by c.movimentado_em desc, c.id desc) as ordem
      ${from} order by c.movimentado_em desc, c.id desc
      limit ${sql.lit(pageSize)} offset ${sql.lit((start - 1) * pageSize)}`,
    total: sql`select count(*) as total from (select ${from} limit ${sql.lit(countLimit + 1)}) x`,
  }).execute(ctx.db);
  const page = presentPage(ctx, rules, rows);
  const filings = await readFilings(
    ctx,
    page.itens.map(({ id }) => id),
  );
  const atos = new Map(
    rows.filter(({ id }) => id !== null).map((row) => [row.id, acoesOf(acts, situationOf(ctx, row))]),
  );
  return {
    ...page,
    itens: page.itens.flatMap((item) => {
      const filing = filings.get(item.id);
      return filing ? [presentItem(item, filing, atos.get(item.id) ?? [])] : [];
    }),
  };
};

const presentItem = (
  item: ItemArquivamento['item'],
  { deUnidade, enviadoPor, enviadoEm, arquivadoPor, arquivadoEm, classe }: Filing,
  atos: ItemArquivamento['atos'],
): ItemArquivamento => ({
  item,
  deUnidade,
  enviadoPor,
  enviadoEm: enviadoEm.toISOString(),
  atos,
  ...defined({
    arquivadoPor: arquivadoPor ?? undefined,
    arquivadoEm: arquivadoEm?.toISOString(),
    classe: classe ?? undefined,
  }),
});

/** Counts stop here: a badge says no more than that. */
const mostCounted = 1000;

/** Which archive the unit of the session is, and how much each of its tabs has. */
export const contadores = async (ctx: Ctx): Promise<ArquivamentoContadores> => {
  const count = (aba: ArquivamentoQuery['aba']) =>
    sql`(select count(*)::integer from (select ${within(ctx, { aba })} limit ${sql.lit(mostCounted)}) x)`;
  const { rows } = await sql<
    Omit<ArquivamentoContadores, 'idade'> & { idade: ArquivamentoContadores['idade'] | null }
  >`select jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) as unidade, un.arquivo as idade,
      (select count(*)::integer from (select ${openRequests(ctx)} limit ${sql.lit(mostCounted)}) x) as pedidos,
      ${count('aArquivar')} as a_arquivar, ${count('arquivados')} as arquivados
    from registro.unidade un where un.id = ${ctx.sessao.unidadeId}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('sessão sem unidade');
  const { idade, ...counted } = found;
  return { ...counted, ...defined({ idade: idade ?? undefined }) };
};
