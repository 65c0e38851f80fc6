import { sql, type RawBuilder } from 'kysely';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import { repliedTo } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

/** What the lines of each report are: `chave`, `rotulo`, `valores`, `ordem`, over `lido` (the contents that are counted). */
type Lines = (ctx: Ctx) => RawBuilder<unknown>;

const unitName = sql`u.sigla || ' · ' || u.nome`;

/** Where a content was, from its receipt until the next one, as its route tells: where it was made, each forwarding, each change of holder. */
const stays = (agora: Date): RawBuilder<unknown> => sql`
  select e.unidade_id, l.estado, e.de,
    coalesce(lead(e.de) over (partition by e.conteudo_id order by e.de, e.ordem),
      case when l.estado = 0 then ${agora}::timestamptz else greatest(l.movimentado_em, e.de) end) as ate,
    lead(e.de) over (partition by e.conteudo_id order by e.de, e.ordem) is null as ultima
  from (
    select id as conteudo_id, unidade_id, criado_em as de, 0::bigint as ordem from lido
    union all
    select t.conteudo_id, t.para_unidade_id, t.recebido_em, t.id from tramite t
    where t.conteudo_id in (select id from lido) and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO'
      and t.recebido_em is not null
    union all
    select v.conteudo_id, (v.dados ->> 'paraUnidade')::integer, v.momento, v.id from evento v
    where v.conteudo_id in (select id from lido) and v.ato in ('detentorTrocado', 'transferido', 'enviadoAoArquivo', 'devolvidoDoArquivo', 'desarquivado') and v.dados ? 'paraUnidade'
  ) e join lido l on l.id = e.conteudo_id`;

/** Deadlines of a unit, with when what they were for was done. */
const deadlines = sql`
  select t.para_unidade_id as unidade_id, t.prazo, coalesce(t.recebido_em, t.redirecionado_em) as feito from t
    where t.prazo is not null
  union all
  select t.para_unidade_id, t.prazo_retorno, (select b.enviado_em from tramite b where b.id = t.retorno_id) from t
    where t.retorno_obrigatorio and t.prazo_retorno is not null and t.redirecionado_em is null
  union all
  select t.para_unidade_id, t.prazo_resposta, ${repliedTo(sql`t.id`)} from t
    where t.pede_resposta and t.prazo_resposta is not null and t.redirecionado_em is null`;

/** The reports of what was made in the period. */
export const reportLines: Readonly<Record<Exclude<Relatorio['nome'], 'produtividade'>, Lines>> = {
  tipo: () => sql`
    select concat_ws('/', c.tipo, coalesce(td.id, tp.id)) as chave,
      coalesce(td.nome, tp.nome) as rotulo, array[count(*)] as valores, -count(*) as ordem
    from lido c ${kindJoins} group by c.tipo, td.id, tp.id, td.nome, tp.nome`,
  unidade: () => sql`
    select u.id::text as chave, ${unitName} as rotulo, array[sum(x.criados), sum(x.com_ela)] as valores,
      -sum(x.criados + x.com_ela) as ordem
    from (select unidade_id, 1 as criados, 0 as com_ela from lido
      union all select detentor_unidade_id, 0, 1 from lido) x
    join registro.unidade u on u.id = x.unidade_id group by u.id`,
  estado: () => sql`
    select x.chave, null as rotulo, array[count(*)] as valores, x.ordem
    from (select case when fase = 0 and estado = 0 then 'minuta' else estado::text end as chave,
      case when fase = 0 and estado = 0 then -1 else estado end as ordem from lido) x
    group by x.chave, x.ordem`,
  mes: ({ ports }) => sql`
    select x.chave, null as rotulo, array[count(*)] as valores, 0 as ordem
    from (select to_char(criado_em at time zone ${ports.config.timeZone}, 'YYYY-MM') as chave from lido) x group by x.chave`,
  // the units are named after the counting: what is sorted stays narrow
  permanencia: ({ agora }) => sql`
    select coalesce(m.unidade_id::text, 'geral') as chave, ${unitName} as rotulo,
      array[round(m.dias[1]::numeric, 1), round(m.dias[2]::numeric, 1), m.passagens, m.agora] as valores, -m.dias[1] as ordem
    from (select s.unidade_id, percentile_cont(array[0.5, 0.9]) within group (order by s.dias) as dias,
        count(*) as passagens, count(*) filter (where s.ultima and s.estado = 0) as agora
      from (select z.unidade_id, z.ultima, z.estado, (extract(epoch from z.ate - z.de) / 86400)::double precision as dias
        from (${stays(agora)}) z where z.unidade_id in (select id from registro.unidade)) s
      group by grouping sets ((s.unidade_id), ())) m
    left join registro.unidade u on u.id = m.unidade_id`,
  prazos: (ctx) => sql`
    select u.id::text as chave, ${unitName} as rotulo,
      array[count(*) filter (where y.feito is not null and not y.tarde), count(*) filter (where y.tarde),
        count(*) filter (where y.feito is null and not y.tarde)] as valores,
      -count(*) filter (where y.tarde) as ordem
    from (select x.unidade_id, x.feito,
        coalesce((x.feito at time zone ${ctx.ports.config.timeZone})::date, ${today(ctx)}::date) > x.prazo as tarde
      from (with t as (select * from tramite where conteudo_id in (select id from lido) and especie = 'ENCARGO'
        and situacao in ('NAO_RECEBIDO', 'RECEBIDO', 'REDIRECIONADO')) ${deadlines}) x) y
    join registro.unidade u on u.id = y.unidade_id group by u.id`,
  assinaturas: (ctx) => sql`
    select u.id::text as chave, ${unitName} as rotulo,
      array[count(*) filter (where s.liberado_em is not null and not x.tarde), count(*) filter (where s.liberado_em is not null and x.tarde),
        count(*) filter (where s.liberado_em is null)] as valores,
      -count(*) as ordem
    from lido l join documento_assinante s on s.documento_id = l.id
    left join documento d on d.id = l.id
    cross join lateral (select coalesce(s.prazo < ${today(ctx)}::date, false) as tarde) x
    join registro.unidade u on u.id = l.detentor_unidade_id
    where l.fase = 1 and l.estado = 0 and s.situacao = 'PENDENTE' and s.versao = coalesce(d.versao_atual, 1)
    group by u.id`,
};
