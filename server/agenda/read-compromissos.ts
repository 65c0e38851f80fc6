import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  Compromisso,
  ParticipanteCompromisso,
  RepeticaoCompromisso,
} from '#schemas/shapes/compromisso.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { addDays, calendarOfUnit, type BusinessCalendar } from '#server/instalacao/prazo/index.ts';
import { ocorrenciasDe, repeticaoOf, type Ocorrencia } from './repeticao.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { mayChange, seenEvents, type Owned } from './who-may.ts';
import { withinYears } from './within-years.ts';

interface Row extends Owned {
  readonly id: number;
  readonly versao: number;
  readonly dono: string;
  readonly titulo: string;
  readonly lugar: string | null;
  readonly descricao: string | null;
  readonly de: string;
  readonly ate: string;
  readonly hora: string | null;
  readonly horaFim: string | null;
  readonly criador: string;
  readonly participantes: readonly ParticipanteCompromisso[];
  readonly regra: string | null;
  readonly diaUtil: RepeticaoCompromisso['diaUtil'] | null;
  readonly unidadeCalendarioId: number | null;
  readonly fora: readonly string[];
  readonly lembretes: readonly number[];
  readonly alteradoEm: Date;
  /** The series of which it took the place of one time, and that time. */
  readonly serie: { readonly id: number; readonly ocorrencia: string } | null;
}

/** An event as the person sees it, with what other calendars are told of it. */
export interface CompromissoLido {
  readonly event: Compromisso;
  readonly alteradoEm: Date;
  readonly noLugarDe: { readonly id: number; readonly ocorrencia: string } | undefined;
  /** The person is among those whom its reminders remind (lembrar.ts). */
  readonly lembra: boolean;
}

/** No screen shows more of two months. */
const mostShown = 1000;

const readWhere = async (ctx: Ctx, where: RawBuilder<unknown>, most = mostShown): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select e.id, e.versao, e.escopo, e.unidade_id, e.usuario_id, e.criado_por, e.titulo, e.lugar, e.descricao,
      e.de::text as de, e.ate::text as ate, e.hora, e.hora_fim, s.regra, s.dia_util, s.unidade_calendario_id,
      coalesce(un.sigla, u.nome, o.sigla, o.nome) as dono, cr.nome as criador,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', pu.id, 'rotulo', pu.nome, 'resposta', r.resposta)) order by pu.nome)
        from compromisso_participante p join registro.usuario pu on pu.id = p.usuario_id
        left join compromisso_resposta r on r.compromisso_id = p.compromisso_id and r.usuario_id = p.usuario_id
        where p.compromisso_id = e.id), '[]') as participantes,
      coalesce((select jsonb_agg(f.dia) from compromisso_fora f where f.compromisso_id = e.id), '[]') as fora,
      array(select l.antes from compromisso_lembrete l where l.compromisso_id = e.id order by l.antes) as lembretes,
      e.alterado_em, (select jsonb_build_object('id', f.compromisso_id, 'ocorrencia', f.dia) from compromisso_fora f
        where f.trocado_id = e.id limit 1) as serie
    from compromisso e
    join registro.organizacao_interna o on o.id = e.organizacao_id
    join registro.usuario cr on cr.id = e.criado_por
    left join compromisso_serie s on s.compromisso_id = e.id
    left join registro.unidade un on un.id = e.unidade_id
    left join registro.usuario u on u.id = e.usuario_id
    where ${seenEvents(ctx)} and ${where}
    order by e.de, e.hora nulls first, e.id limit ${sql.lit(most)}`.execute(ctx.db);
  return rows;
};

const present = (ctx: Ctx, row: Row, at?: Ocorrencia): Compromisso => {
  const permitida = mayChange(ctx.sessao, row);
  const acao = (nome: string) =>
    permitida ? { nome, permitida } : { nome, permitida, motivo: mensagem('agenda.motivo.deOutro') };
  const mine = row.participantes.find(({ id }) => id === atKeyboard(ctx.sessao));
  return {
    id: row.id,
    versao: row.versao,
    escopo: row.escopo,
    dono: row.dono,
    titulo: row.titulo,
    ...defined({ lugar: row.lugar ?? undefined, descricao: row.descricao ?? undefined }),
    de: at?.de ?? row.de,
    ate: at?.ate ?? row.ate,
    ...defined({
      hora: row.hora ?? undefined,
      horaFim: row.horaFim ?? undefined,
      ocorrencia: at && row.regra !== null ? at.ocorrencia : undefined,
      repeticao: at && row.regra !== null ? repeticaoOf(row.regra, row.diaUtil) : undefined,
    }),
    // what the others answered is of who organises
    participantes: row.participantes.map(({ id, rotulo, resposta }) =>
      permitida && resposta ? { id, rotulo, resposta } : { id, rotulo },
    ),
    ...defined({ resposta: mine?.resposta ? mine.resposta : undefined }),
    lembretes: [...row.lembretes],
    criadoPor: row.criador,
    acoes: [
      acao('editar'),
      acao('desmarcar'),
      mine
        ? { nome: 'responder', permitida: true }
        : { nome: 'responder', permitida: false, motivo: mensagem('agenda.recusa.naoParticipa') },
    ],
  };
};

const lido = (ctx: Ctx, row: Row, at?: Ocorrencia): CompromissoLido => {
  const me = atKeyboard(ctx.sessao);
  const mine = row.participantes.find(({ id }) => id === me);
  return {
    event: present(ctx, row, at),
    alteradoEm: row.alteradoEm,
    noLugarDe: row.serie ?? undefined,
    lembra: mine ? mine.resposta !== 'NAO' : (row.usuarioId ?? row.criadoPor) === me,
  };
};

/** What each row is from one day to another: itself, or as often as it comes back. */
const spread = async (
  ctx: Ctx,
  rows: readonly Row[],
  de: string,
  ate: string,
): Promise<CompromissoLido[]> => {
  const calendars = new Map<number, BusinessCalendar>();
  for (const { diaUtil, unidadeCalendarioId: unit } of rows)
    if (diaUtil !== null && unit !== null && !calendars.has(unit))
      calendars.set(unit, await calendarOfUnit(ctx, unit));
  return rows.flatMap((row) => {
    const { regra, diaUtil, fora } = row;
    if (regra === null) return [lido(ctx, row)];
    const calendar = calendars.get(row.unidadeCalendarioId ?? 0);
    const serie = { regra, diaUtil: calendar ? diaUtil : null, de: row.de, ate: row.ate, fora };
    return ocorrenciasDe(serie, de, ate, (day) => calendar?.isBusinessDay(day) ?? true).map((at) =>
      lido(ctx, row, at),
    );
  });
};

const byTime = ({ event: a }: CompromissoLido, { event: b }: CompromissoLido): number =>
  a.de.localeCompare(b.de) || (a.hora ?? '').localeCompare(b.hora ?? '') || a.id - b.id;

/** Events that a person sees and that touch the days from one to another. */
export const readCompromissos = async (ctx: Ctx, de: string, ate: string): Promise<Compromisso[]> =>
  (await readLidos(ctx, de, ate)).map(({ event }) => event);

/** The same, for other calendars. */
export const readLidos = async (
  ctx: Ctx,
  de: string,
  ate: string,
  most = mostShown,
): Promise<CompromissoLido[]> => {
  // a day without business moves an event into, or out of, what is asked; the ids first, so that an index tells them by day
  const rows = await readWhere(
    ctx,
    sql`e.id in (select x.id from compromisso x where x.organizacao_id = ${ctx.sessao.organizacaoId} and x.ate >= ${de}::date
        union all select z.compromisso_id from compromisso_serie z)
      and e.de <= ${ate}::date + case when s.dia_util is null then 0 else 14 end
      and case when s.regra is null then e.ate >= ${de}::date
        else s.termina is null or s.termina >= ${de}::date - case when s.dia_util is null then 0 else 14 end end`,
    most,
  );
  return (await spread(ctx, rows, de, ate)).sort(byTime).slice(0, most);
};

/** One event; of a series, as it happens on the day that the rule gives it, or as it begins. */
export const findCompromisso = async (
  ctx: Ctx,
  id: number,
  ocorrencia?: string,
): Promise<CompromissoLido | undefined> => {
  const rows = await readWhere(ctx, sql`e.id = ${id}`);
  const [row] = rows;
  if (!row || row.regra === null) return row && lido(ctx, row);
  const day = ocorrencia ?? row.de;
  if (!withinYears(day)) return undefined;
  const near = await spread(ctx, rows, addDays(day, -15), addDays(day, 15));
  return (
    near.find(({ event }) => event.ocorrencia === day) ??
    (ocorrencia === undefined ? lido(ctx, row, { ocorrencia: row.de, de: row.de, ate: row.ate }) : undefined)
  );
};
