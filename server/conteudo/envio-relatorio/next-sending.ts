import type { RitmoEnvio } from '#schemas/shapes/envio-relatorio.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { instantOf, localMoment } from '#server/engine/index.ts';
import { addDays, calendarOfUnit } from '#server/instalacao/prazo/index.ts';

/** When a report leaves, by the wall of the institution. */
export interface Rhythm {
  readonly cada: RitmoEnvio;
  /** Of the week, from Monday, or of the month. */
  readonly dia: number | null;
  readonly hora: string;
  readonly soDiasUteis: boolean;
}

/** A day without business moves a sending by less than this. */
const mostMoved = 45;
/** From a day of a month to that of the next one, moved. */
const mostAhead = 120;

const lastOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const fallsOn = ({ cada, dia }: Rhythm, day: string): boolean => {
  if (cada === 'DIA' || dia === null) return true;
  if (cada === 'SEMANA') return new Date(`${day}T00:00:00Z`).getUTCDay() === dia % 7;
  return Number(day.slice(8)) === Math.min(dia, lastOfMonth(day));
};

/** The first sending after an instant; `fromOn` is the day itself where there is business on it, or the next one that has. */
export const nextAfter = (
  rhythm: Rhythm,
  after: Date,
  timeZone: string,
  fromOn: (day: string) => string,
): Date => {
  const day = localMoment(after, timeZone).slice(0, 10);
  for (let at = -mostMoved; at <= mostAhead; at += 1) {
    const planned = addDays(day, at);
    if (!fallsOn(rhythm, planned)) continue;
    const moment = instantOf(
      `${rhythm.soDiasUteis ? fromOn(planned) : planned}T${rhythm.hora}:00.000`,
      timeZone,
    );
    if (moment > after) return moment;
  }
  throw new Error('um envio de relatório sem dia que venha');
};

/** The next sending, by the calendar of the unit. */
export const nextSending = async (
  ctx: Pick<Ctx, 'db' | 'ports' | 'agora'>,
  unidadeId: number,
  rhythm: Rhythm,
): Promise<Date> => {
  const calendar = rhythm.soDiasUteis ? await calendarOfUnit(ctx, unidadeId) : undefined;
  return nextAfter(rhythm, ctx.agora, ctx.ports.config.timeZone, (day) => calendar?.fromOn(day) ?? day);
};
