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
/** What a stop of the service left behind is still told for as long. */
const lateness = 60 * minute;
/** An event of the whole day counts from here. */
const morning = '08:00';

/** Of reminders that are due: minutes before each time that an event begins, until a moment of the wall. */
export const dueReminders = (
  days: readonly string[],
  hora: string | undefined,
  antes: readonly number[],
  wall: number,
): readonly { readonly dia: string; readonly momento: string }[] =>
  days.flatMap((dia) =>
    antes
      .map((before) => Date.parse(`${dia}T${hora ?? morning}:00Z`) - before * minute)
      .filter((moment) => moment <= wall && moment > wall - lateness)
      .map((moment) => ({ dia, momento: new Date(moment).toISOString().slice(0, 19) })),
  );

interface Row extends Omit<Serie, 'regra'> {
  readonly id: number;
  readonly hora: string | null;
  readonly antes: readonly number[];
  readonly regra: string | null;
  readonly unidadeCalendarioId: number | null;
}

const read = async ({ db }: JobContext, from: string, to: string): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select e.id, e.de::text as de, e.ate::text as ate, e.hora, s.regra, s.dia_util, s.unidade_calendario_id, l.antes,
      coalesce((select jsonb_agg(f.dia) from compromisso_fora f where f.compromisso_id = e.id), '[]') as fora
    from compromisso e
    join (select compromisso_id, array_agg(antes) as antes from compromisso_lembrete group by 1) l on l.compromisso_id = e.id
    left join compromisso_serie s on s.compromisso_id = e.id
    where e.de <= ${addDays(to, 14)}::date and case when s.compromisso_id is null then e.de >= ${from}::date
      else s.termina is null or s.termina >= ${addDays(from, -14)}::date end`.execute(db);
  return rows;
};

/** Reminds people of what comes: each of them once for each time, if they did not say that they do not go. */
export const remind = async (ctx: JobContext): Promise<void> => {
  const agora = ctx.ports.clock();
  const wall = wallOf(ctx.ports.config.timeZone, agora);
  const from = addDays(new Date(wall).toISOString().slice(0, 10), -1);
  const to = addDays(from, 30);
  const calendars = new Map<number, BusinessCalendar>();
  for (const row of await read(ctx, from, to)) {
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
    for (const due of dueReminders(days, hora ?? undefined, antes, wall))
      await tellOnce(ctx, agora, id, hora, due);
  }
  await sql`delete from compromisso_lembrado where momento < ${new Date(wall).toISOString().slice(0, 19)}::timestamp - interval '2 days'`.execute(
    ctx.db,
  );
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
      dados: { dia, ...(hora === null ? {} : { hora }) },
    });
  });
