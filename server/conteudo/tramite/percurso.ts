import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { prioridades } from '#schemas/enums.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import { repliedTo } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { calendarOfUnit, dayOf, daysBetween, type BusinessCalendar } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

interface StageRow {
  readonly tramiteId: number | null;
  readonly unidade: EtapaPercurso['unidade'];
  readonly pessoa: string | null;
  /** When it was taken hold of; null while it is on its way. */
  readonly recebidoEm: Date | null;
  readonly recebidoPor: string | null;
  readonly enviadoEm: Date | null;
  readonly enviadoPor: string | null;
  readonly deUnidade: string | null;
  readonly despacho: string | null;
  readonly prioridade: number | null;
  readonly prazo: string | null;
  readonly retornoObrigatorio: boolean;
  readonly prazoRetorno: string | null;
  readonly devolvidoEm: Date | null;
  /** Sent on to another unit without being received. */
  readonly redirecionadoEm: Date | null;
  readonly redirecionadoPor: string | null;
  readonly motivo: string | null;
  readonly pedeResposta: boolean;
  readonly prazoResposta: string | null;
  readonly respondidaEm: Date | null;
}

/** Beyond these the oldest are left out. */
const mostStages = 500;

/** Who held a content, oldest first: where it was made, each forwarding received or on its way, each change of holder. */
export const percurso = async (ctx: Ctx, conteudoId: number): Promise<Page<EtapaPercurso>> => {
  await requireVisible(ctx, conteudoId);
  const rows = await readStages(ctx, conteudoId);
  const calendars = new Map<number, BusinessCalendar>();
  const itens: EtapaPercurso[] = [];
  for (const [index, row] of rows.entries()) {
    const { id } = row.unidade;
    const calendar = calendars.get(id) ?? (await calendarOfUnit(ctx, id));
    calendars.set(id, calendar);
    const next = rows.slice(index + 1).find(({ recebidoEm }) => recebidoEm !== null);
    itens.push(present(ctx, row, row.recebidoEm === null ? row.redirecionadoEm : next?.recebidoEm, calendar));
  }
  return { itens, total: itens.length, totalExato: true };
};

/** Until it is opened, the forwardings of a lot are of the lot: what is in it went where it went, and who sees both is told. */
const withItsLot = ({ sessao }: Ctx, conteudoId: number): RawBuilder<unknown> => sql`
  select t.id, t.para_unidade_id, p.nome, t.recebido_em, coalesce(t.recebido_em, t.enviado_em), t.id
  from lote_item i join conteudo c on c.id = i.lote_id
  join tramite t on t.conteudo_id = i.lote_id and t.enviado_em >= i.em
  left join registro.usuario p on p.id = t.para_usuario_id
  where i.conteudo_id = ${conteudoId} and i.situacao = 'INCLUIDO' and ${visibleContent(sessao)}
    and t.especie = 'ENCARGO' and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO', 'REDIRECIONADO')`;

const readStages = async (ctx: Ctx, conteudoId: number): Promise<StageRow[]> => {
  const { rows } = await sql<StageRow>`
    with etapas as (
      select null::bigint as tramite_id, c.unidade_id, coalesce(u.nome, (select w.nome from solicitacao s join registro.usuario_externo w
          on w.id = s.externo_id where s.id = c.id)) as pessoa, c.criado_em as recebido_em,
        c.criado_em as momento, 0::bigint as ordem
      from conteudo c left join registro.usuario u on u.id = c.autor_id where c.id = ${conteudoId}
      union all
      select t.id, t.para_unidade_id, p.nome, t.recebido_em, coalesce(t.recebido_em, t.enviado_em), t.id
      from tramite t left join registro.usuario p on p.id = t.para_usuario_id
      where t.conteudo_id = ${conteudoId} and t.especie = 'ENCARGO' and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO', 'REDIRECIONADO')
      union all
      ${withItsLot(ctx, conteudoId)}
      union all
      select null, (e.dados ->> 'paraUnidade')::integer, null, e.momento, e.momento, e.id from evento e
      where e.conteudo_id = ${conteudoId} and e.ato in ('detentorTrocado', 'transferido', 'enviadoAoArquivo', 'devolvidoDoArquivo', 'desarquivado') and e.dados ? 'paraUnidade'
      order by momento desc, ordem desc limit ${sql.lit(mostStages)}
    )
    select s.tramite_id, jsonb_build_object('id', un.id, 'sigla', un.sigla, 'nome', un.nome) as unidade,
      coalesce(s.pessoa, '') as pessoa, s.recebido_em, rp.nome as recebido_por, t.enviado_em,
      coalesce(fp.nome, dp.nome) as enviado_por, coalesce(fu.sigla, du.sigla) as de_unidade, t.texto as despacho, t.prioridade, t.prazo,
      coalesce(t.retorno_obrigatorio, false) as retorno_obrigatorio, t.prazo_retorno,
      (select b.enviado_em from tramite b where b.id = t.retorno_id) as devolvido_em,
      t.redirecionado_em, xp.nome as redirecionado_por, case when t.situacao = 'REDIRECIONADO' then t.motivo end as motivo,
      coalesce(t.pede_resposta, false) as pede_resposta, t.prazo_resposta, ${repliedTo(sql`t.id`)} as respondida_em
    from etapas s
    join registro.unidade un on un.id = s.unidade_id
    left join tramite t on t.id = s.tramite_id
    left join registro.usuario rp on rp.id = t.recebido_por
    left join registro.usuario dp on dp.id = t.de_usuario_id
    left join registro.unidade du on du.id = t.de_unidade_id
    left join registro.usuario xp on xp.id = t.redirecionado_por
    left join tramite f on f.id = t.redireciona_id
    left join registro.usuario fp on fp.id = f.redirecionado_por
    left join registro.unidade fu on fu.id = f.para_unidade_id
    order by s.momento, s.ordem`.execute(ctx.db);
  return rows;
};

const present = (
  ctx: Ctx,
  row: StageRow,
  ate: Date | null | undefined,
  calendar: BusinessCalendar,
): EtapaPercurso => {
  const { tramiteId, pessoa, despacho, prioridade, prazo, prazoRetorno, prazoResposta, deUnidade, ...rest } =
    row;
  const desde = row.recebidoEm ?? row.enviadoEm ?? ctx.agora;
  const late = lateness(ctx, row);
  return {
    unidade: row.unidade,
    recebida: row.recebidoEm !== null,
    desde: desde.toISOString(),
    ...daysHeld(ctx, desde, ate ?? ctx.agora, calendar),
    retornoObrigatorio: row.retornoObrigatorio,
    ...defined({
      ate: ate?.toISOString(),
      tramiteId: tramiteId ?? undefined,
      pessoa: pessoa || undefined,
      recebidoPor: rest.recebidoPor ?? undefined,
      enviadoEm: rest.enviadoEm?.toISOString(),
      enviadoPor: rest.enviadoPor ?? undefined,
      deUnidade: deUnidade ?? undefined,
      despacho: despacho ?? undefined,
      prioridade: prioridade === null ? undefined : (prioridades[prioridade] ?? 'NORMAL'),
      prazo: prazo ?? undefined,
      prazoRetorno: prazoRetorno ?? undefined,
      devolvidoEm: rest.devolvidoEm?.toISOString(),
      redirecionada:
        rest.redirecionadoEm === null
          ? undefined
          : {
              em: rest.redirecionadoEm.toISOString(),
              por: rest.redirecionadoPor ?? '',
              motivo: rest.motivo ?? '',
            },
      pedeResposta: row.pedeResposta || undefined,
      prazoResposta: prazoResposta ?? undefined,
      respondidaEm: rest.respondidaEm?.toISOString(),
      atrasos: late.length === 0 ? undefined : late,
    }),
  };
};

/** Deadlines that passed before what they were for: to receive, to give back, to answer. */
const lateness = (ctx: Ctx, row: StageRow): ('RECEBER' | 'DEVOLVER' | 'RESPONDER')[] => {
  const passed = (prazo: string | null, done: Date | null): boolean =>
    prazo !== null && dayOf(ctx, done ?? ctx.agora) > prazo;
  return [
    ...(passed(row.prazo, row.recebidoEm ?? row.redirecionadoEm) ? (['RECEBER'] as const) : []),
    ...(row.retornoObrigatorio && row.redirecionadoEm === null && passed(row.prazoRetorno, row.devolvidoEm)
      ? (['DEVOLVER'] as const)
      : []),
    ...(row.pedeResposta && row.redirecionadoEm === null && passed(row.prazoResposta, row.respondidaEm)
      ? (['RESPONDER'] as const)
      : []),
  ];
};

/** Days in hands, as deadlines are counted: without the first and with the last; and how many were of business there. */
const daysHeld = (
  ctx: Ctx,
  from: Date,
  to: Date,
  calendar: BusinessCalendar,
): Pick<EtapaPercurso, 'dias' | 'diasUteis'> => {
  const [first, last] = [dayOf(ctx, from), dayOf(ctx, to)];
  return { dias: Math.max(0, daysBetween(first, last)), diasUteis: calendar.businessDays(first, last) };
};
