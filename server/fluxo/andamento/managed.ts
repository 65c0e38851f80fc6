import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  AtividadeGerenciada,
  ContagemAtividades,
  GerenciarAtividadesQuery,
} from '#schemas/shapes/fluxo-atividade.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { totalBefore } from './total-before.ts';

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly especie: AtividadeGerenciada['especie'];
  readonly fluxo: string;
  readonly versao: number;
  readonly papel: string;
  readonly abertaEm: Date;
  readonly prazo: string | null;
  readonly prioridade: AtividadeGerenciada['prioridade'];
  readonly situacao: AtividadeGerenciada['situacao'];
  readonly assumidaPor: string | null;
  readonly pessoas: AtividadeGerenciada['pessoas'];
  readonly conteudo: AtividadeGerenciada['conteudo'] | null;
  readonly total: number;
}

/** What people have to do in flows that are under way, over `a` (atividade) and `i` (instancia). */
const open = sql`a.situacao = 'ABERTA' and a.papel is not null and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA')`;

/** The person `k` has the activity, or may still take it. */
const hasIt = sql`(a.assumida_por is null or k.usuario_id = a.assumida_por)`;

const asked = (
  ctx: Ctx,
  { fluxoId, papel, unidadeId, usuarioId, prazo, posse, q }: GerenciarAtividadesQuery,
): RawBuilder<unknown> => {
  const candidate = (test: RawBuilder<unknown>) => sql`exists (select from fluxo_atividade_candidato k
    where k.atividade_id = a.id and ${hasIt} and ${test})`;
  const now = today(ctx);
  const due = {
    ATRASADAS: sql`a.prazo < ${now}::date`,
    HOJE: sql`a.prazo = ${now}::date`,
    SEM: sql`a.prazo is null`,
  };
  const all = [
    open,
    ...(fluxoId === undefined ? [] : [sql`v.fluxo_id = ${fluxoId}`]),
    ...(papel === undefined ? [] : [sql`a.papel = ${papel}`]),
    ...(unidadeId === undefined ? [] : [candidate(sql`k.unidade_id = ${unidadeId}`)]),
    ...(usuarioId === undefined ? [] : [candidate(sql`k.usuario_id = ${usuarioId}`)]),
    ...(prazo === undefined ? [] : [due[prazo]]),
    ...(posse === undefined ? [] : [sql`(a.assumida_por is null) = ${posse === 'LIVRES'}`]),
    ...(q === undefined ? [] : [hasWords(sql`a.nome`, q)]),
  ];
  return sql.join(all, sql` and `);
};

/** The open activities, the urgent and those due first on top; a content out of reach has no name here. */
export const listManaged = async (
  ctx: Ctx,
  query: GerenciarAtividadesQuery,
): Promise<Page<AtividadeGerenciada>> => {
  const { start = 1, pageSize = 20 } = query;
  const { rows } = await sql<Row>`
    select a.id, a.nome, a.especie, f.nome as fluxo, v.numero as versao, coalesce(p.nome, a.papel) as papel, a.aberta_em,
      a.prazo, a.prioridade, i.situacao, ap.nome as assumida_por, count(*) over ()::int as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome) order by u.nome)
        from fluxo_atividade_candidato k join registro.usuario u on u.id = k.usuario_id and u.ativo
        where k.atividade_id = a.id), '[]') as pessoas,
      (select jsonb_strip_nulls(jsonb_build_object('id', c.id, 'tipo', c.tipo, 'numero', c.numero, 'assunto', c.assunto))
        from conteudo c where c.id = i.conteudo_id and ${visibleContent(ctx.sessao)}) as conteudo
    from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id join fluxo_versao v on v.id = i.versao_id
    join registro.fluxo f on f.id = v.fluxo_id
    left join registro.papel p on p.codigo = a.papel
    left join registro.usuario ap on ap.id = a.assumida_por
    where ${asked(ctx, query)}
    order by a.prioridade desc, a.prazo nulls last, a.id offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(
    ctx.db,
  );
  return {
    itens: rows.map(({ total: _, abertaEm, prazo, assumidaPor, conteudo, ...one }) => ({
      ...one,
      abertaEm: abertaEm.toISOString(),
      prazo: prazo ?? undefined,
      atrasada: prazo !== null && prazo < today(ctx),
      assumidaPor: assumidaPor ?? undefined,
      conteudo: conteudo ?? undefined,
    })),
    total:
      rows[0]?.total ??
      (await totalBefore(start, () => listManaged(ctx, { ...query, start: 1, pageSize: 1 }))),
    totalExato: true,
  };
};

/** How many wait, and for whom: one of several people counts for each until somebody claims it. */
export const countManaged = async (ctx: Ctx): Promise<ContagemAtividades> => {
  const group = (
    key: RawBuilder<unknown>,
    name: RawBuilder<unknown>,
    from: RawBuilder<unknown>,
  ) => sql`coalesce((select jsonb_agg(to_jsonb(x) order by x.quantas desc, x.nome) from (
      select ${key}::text as chave, min(${name}) as nome, count(distinct a.id)::int as quantas,
        (count(distinct a.id) filter (where a.atrasada))::int as atrasadas
      from abertas a ${from} group by 1 order by 3 desc limit 50) x), '[]')`;
  const { rows } = await sql<ContagemAtividades>`
    with abertas as materialized (select a.id, a.papel, a.assumida_por,
        coalesce(a.prazo < ${today(ctx)}::date, false) as atrasada
      from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id where ${open})
    select (select count(*)::int from abertas) as total,
      (select count(*)::int from abertas where atrasada) as atrasadas,
      ${group(sql`a.papel`, sql`coalesce(p.nome, a.papel)`, sql`left join registro.papel p on p.codigo = a.papel`)} as por_papel,
      ${group(
        sql`un.id`,
        sql`un.sigla`,
        sql`join fluxo_atividade_candidato k on k.atividade_id = a.id and ${hasIt}
          join registro.unidade un on un.id = k.unidade_id`,
      )} as por_unidade,
      ${group(
        sql`u.id`,
        sql`u.nome`,
        sql`join fluxo_atividade_candidato k on k.atividade_id = a.id and ${hasIt}
          join registro.usuario u on u.id = k.usuario_id`,
      )} as por_pessoa`.execute(ctx.db);
  return rows[0] ?? { total: 0, atrasadas: 0, porPapel: [], porUnidade: [], porPessoa: [] };
};
