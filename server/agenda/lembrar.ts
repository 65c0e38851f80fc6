import { sql } from 'kysely';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { addDays, calendarOfUnit, type BusinessCalendar } from '#server/instalacao/prazo/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { ocorrenciasDe, type Serie } from './repeticao.ts';
import { wallOf } from './wall.ts';

export const lembrarCompromissos = job('lembrarCompromissos');

const minute = 60_000;
const day = 1440 * minute;
/** Days of a series that are looked through: the earliest reminder comes four weeks before. */
const ahead = 45;
/** What a stop of the service left behind is still told for as long. */
const lateness = 60 * minute;
/** An event of the whole day counts from here. */
const morning = '08:00';

interface Due {
  readonly dia: string;
  /** As if the wall were of UTC. */
  readonly at: number;
}

const wallText = (at: number): string => new Date(at).toISOString().slice(0, 19);

/** The moments of the wall at which a reminder is due: minutes before each time that an event begins. */
const momentsOf = (days: readonly string[], hora: string | undefined, antes: number): readonly Due[] =>
  days.map((dia) => ({ dia, at: Date.parse(`${dia}T${hora ?? morning}:00Z`) - antes * minute }));

/** Of reminders that are due: minutes before each time that an event begins, until a moment of the wall. */
export const dueReminders = (
  days: readonly string[],
  hora: string | undefined,
  antes: readonly number[],
  wall: number,
): readonly { readonly dia: string; readonly momento: string }[] =>
  antes
    .flatMap((before) => momentsOf(days, hora, before))
    .filter(({ at }) => at <= wall && at > wall - lateness)
    .map(({ dia, at }) => ({ dia, momento: wallText(at) }));

interface Row extends Omit<Serie, 'regra'> {
  readonly id: number;
  readonly hora: string | null;
  readonly antes: number;
  readonly regra: string | null;
  readonly termina: string | null;
  readonly unidadeCalendarioId: number | null;
  /** Another where the reminder was written meanwhile. */
  readonly escrito: string;
}

/** The reminders whose time came, or that something changed. */
const read = async ({ db }: JobContext, wall: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select e.id, e.de::text as de, e.ate::text as ate, e.hora, s.regra, s.dia_util, s.termina::text as termina,
      s.unidade_calendario_id, l.antes, l.xmin::text as escrito,
      coalesce((select jsonb_agg(f.dia) from compromisso_fora f where f.compromisso_id = e.id), '[]') as fora
    from compromisso_lembrete l join compromisso e on e.id = l.compromisso_id
    left join compromisso_serie s on s.compromisso_id = e.id
    where l.lembra_em <= ${wallText(wall)}::timestamp order by l.lembra_em, e.id, l.antes`.execute(db);
  return rows;
};

/** Reminds people of what comes: each of them once for each time, if they did not say that they do not go. */
export const remind = async (ctx: JobContext): Promise<void> => {
  const agora = ctx.ports.clock();
  const wall = wallOf(ctx.ports.config.timeZone, agora);
  const from = addDays(wallText(wall).slice(0, 10), -1);
  const to = addDays(from, ahead);
  const calendars = new Map<number, BusinessCalendar>();
  for (const row of await read(ctx, wall)) {
    const { id, regra, hora, antes, diaUtil, unidadeCalendarioId: unit } = row;
    if (diaUtil !== null && unit !== null && !calendars.has(unit))
      calendars.set(unit, await calendarOfUnit({ ...ctx, agora }, unit));
    const calendar = calendars.get(unit ?? 0);
    const days =
      regra === null
        ? [row.de]
        : ocorrenciasDe(
            { ...row, regra, diaUtil: calendar ? diaUtil : null },
            from,
            to,
            (day) => calendar?.isBusinessDay(day) ?? true,
          ).map((one) => one.de);
    for (const due of dueReminders(days, hora ?? undefined, [antes], wall))
      await tellOnce(ctx, agora, id, hora, due);
    const next = nextLook(row, momentsOf(days, hora ?? undefined, antes), wall);
    await sql`update compromisso_lembrete set lembra_em = ${next === undefined ? null : wallText(next)}::timestamp
      where compromisso_id = ${id} and antes = ${antes} and xmin::text = ${row.escrito}`.execute(ctx.db);
  }
  await sql`delete from compromisso_lembrado where momento < ${wallText(wall)}::timestamp - interval '2 days'`.execute(
    ctx.db,
  );
};

/** When a reminder is looked at again: when it is due; of a series, also while none of its times is near enough to be known. */
const nextLook = (
  { regra, diaUtil, termina }: Row,
  moments: readonly Due[],
  wall: number,
): number | undefined => {
  const coming = moments.map(({ at }) => at).filter((at) => at > wall);
  const ends = termina === null ? Infinity : Date.parse(`${addDays(termina, 15)}T00:00:00Z`);
  const goesOn = regra !== null && ends > wall;
  // a day may yet lose its business, and the event go to another
  const again = goesOn ? [wall + (diaUtil === null ? 7 : 1) * day] : [];
  const soonest = Math.min(...coming, ...again);
  return soonest === Infinity ? undefined : soonest;
};

const tellOnce = (
  ctx: JobContext,
  agora: Date,
  id: number,
  hora: string | null,
  { dia, momento }: { readonly dia: string; readonly momento: string },
): Promise<void> =>
  inTransaction(ctx.db, async (db) => {
    const { rows } = await sql<{ usuarioId: number }>`
      insert into compromisso_lembrado (compromisso_id, momento, usuario_id)
      select ${id}, ${momento}::timestamp, w.id from (
        select coalesce(e.usuario_id, e.criado_por) as id from compromisso e where e.id = ${id}
        union select p.usuario_id from compromisso_participante p where p.compromisso_id = ${id}
      ) w where not exists (select from compromisso_resposta r
        where r.compromisso_id = ${id} and r.usuario_id = w.id and r.resposta = 'NAO')
      on conflict do nothing returning usuario_id`.execute(db);
    await notify(db, agora, {
      usuarioIds: rows.map(({ usuarioId }) => usuarioId),
      tipo: 'PRAZO',
      compromissoId: id,
      especie: 'lembrete',
      dados: { dia, hora: hora ?? undefined },
    });
  });
