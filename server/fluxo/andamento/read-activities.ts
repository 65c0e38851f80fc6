import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadeFluxo, AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { waitsForPerson } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Plano } from '../motor/index.ts';
import { enough, type Round } from './enough.ts';
import { questionSent } from './question-sent.ts';
import { totalBefore } from './total-before.ts';

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly especie: AtividadeFluxo['especie'];
  readonly elemento: string;
  readonly fluxo: string;
  readonly plano: Plano;
  readonly conteudoId: number;
  readonly tipo: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly abertaEm: Date;
  readonly prazo: string | null;
  readonly prioridade: string;
  readonly assumidaPorId: number | null;
  readonly assumidaPor: string | null;
  readonly candidato: boolean;
  readonly situacao: string;
  readonly total: number;
  readonly documento: AtividadeFluxo['documento'] | null;
  /** Of what each of several people does. */
  readonly rodada: Round | null;
  readonly colegas: { readonly id: number; readonly nome: string }[];
}

/** One execution for each of the people, numbered under the one that they share: another time around is another. */
const shared = (execucao: RawBuilder<unknown>) => sql`regexp_replace(${execucao}, '_[0-9]+$', '')`;
const round = sql`(select jsonb_build_object('chamados', count(*), 'feitas', count(*) filter (where r.situacao = 'CONCLUIDA'))
  from fluxo_atividade r where r.instancia_id = a.instancia_id and r.elemento = a.elemento
    and r.situacao in ('ABERTA', 'CONCLUIDA') and ${shared(sql`r.execucao`)} = ${shared(sql`a.execucao`)})`;

/** The activities of a filter over `a` (atividade), `i` (instancia) and `c` (conteudo), of contents that the person sees. */
const read = async (
  { db, sessao }: Ctx,
  where: RawBuilder<unknown>,
  start: number,
  pageSize: number,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.nome, a.especie, a.elemento, f.nome as fluxo,
      jsonb_build_object('elementos', jsonb_build_object(a.elemento, v.plano -> 'elementos' -> a.elemento)) as plano,
      c.id as conteudo_id, c.tipo, c.numero, c.assunto, a.aberta_em, a.prazo, a.prioridade, a.assumida_por as assumida_por_id,
      ap.nome as assumida_por, i.situacao,
      (select jsonb_strip_nulls(jsonb_build_object('id', c.id, 'tipo', c.tipo, 'numero', c.numero, 'assunto', c.assunto))
        from conteudo c where c.id = a.documento_id and ${visibleContent(sessao)}) as documento, count(*) over ()::int as total,
      exists (select from fluxo_atividade_candidato k where k.atividade_id = a.id and k.usuario_id = ${sessao.usuarioId})
        as candidato,
      case when v.plano #> array['elementos', a.elemento, 'atividade', 'quorum'] is not null then ${round} end as rodada,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome) order by u.nome)
        from fluxo_atividade_candidato k join registro.usuario u on u.id = k.usuario_id and u.ativo
        where k.atividade_id = a.id and k.usuario_id <> ${sessao.usuarioId}), '[]') as colegas
    from fluxo_atividade a
    join fluxo_instancia i on i.id = a.instancia_id
    join fluxo_versao v on v.id = i.versao_id
    join registro.fluxo f on f.id = v.fluxo_id
    join conteudo c on c.id = i.conteudo_id
    left join registro.usuario ap on ap.id = a.assumida_por
    where a.situacao = 'ABERTA' and ${where} and ${visibleContent(sessao)}
    order by a.prioridade desc, a.prazo nulls last, a.id offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(
    db,
  );
  return rows;
};

const present = (ctx: Ctx, row: Row): AtividadeFluxo => {
  const { atividade } = row.plano.elementos[row.elemento] ?? {};
  const quorum = row.rodada && enough(atividade, row.rodada);
  const comigo = row.assumidaPorId === ctx.sessao.usuarioId;
  const posso =
    row.situacao === 'ATIVA' &&
    row.candidato &&
    (comigo || row.assumidaPorId === null) &&
    atividade !== undefined;
  return {
    id: row.id,
    nome: row.nome,
    especie: row.especie,
    fluxo: row.fluxo,
    comigo,
    posso,
    instrucao: atividade && atividade.instrucao !== '' ? atividade.instrucao : undefined,
    conteudo: {
      id: row.conteudoId,
      tipo: row.tipo,
      assunto: row.assunto,
      numero: row.numero ?? undefined,
    },
    abertaEm: row.abertaEm.toISOString(),
    prazo: row.prazo ?? undefined,
    urgente: row.prioridade === 'URGENTE',
    atrasada: row.prazo !== null && row.prazo < today(ctx),
    quorum: quorum ?? undefined,
    documento: row.documento ?? undefined,
    assumidaPor: row.assumidaPor ?? undefined,
    campos: (atividade?.campos ?? []).map(questionSent),
    colegas: posso && atividade?.todos !== true ? row.colegas : undefined,
    // who is called to it, where that is not who asks
    chamados: !row.candidato && row.colegas.length > 0 ? row.colegas.map(({ nome }) => nome) : undefined,
  };
};

/** What the person may do now, in any flow: of nobody yet, or theirs. */
export const listActivities = async (
  ctx: Ctx,
  { start = 1, pageSize = 20 }: AtividadesQuery,
): Promise<Page<AtividadeFluxo>> => {
  const { usuarioId } = ctx.sessao;
  const rows = await read(ctx, waitsForPerson(sql`${usuarioId}`), start, pageSize);
  return {
    itens: rows.map((row) => present(ctx, row)),
    total: rows[0]?.total ?? (await totalBefore(start, () => listActivities(ctx, { pageSize: 1 }))),
    totalExato: true,
  };
};

export const openActivities = async (ctx: Ctx, instanciaId: number): Promise<AtividadeFluxo[]> =>
  (await read(ctx, sql`a.instancia_id = ${instanciaId}`, 1, 100)).map((row) => present(ctx, row));
