import { instantOf, localMoment } from '#server/engine/index.ts';
import { nextSecond, runsOn, type Schedule } from './schedule.ts';

/** Days looked through: the 29th of February on one day of the week comes at the latest in forty years. */
const mostDays = 366 * 41;
const dayMilliseconds = 86_400_000;

/** The first instant after another at which a task runs, in the zone of the installation; undefined when it never will. */
export const nextExecution = (schedule: Schedule, after: Date, timeZone: string): Date | undefined => {
  const local = localMoment(new Date(Math.floor(after.getTime() / 1000) * 1000 + 1000), timeZone);
  const today = Date.parse(`${local.slice(0, 10)}T00:00:00Z`);
  const passed = Date.parse(`${local}Z`) - today;
  for (let i = 0; i < mostDays; i += 1) {
    const day = new Date(today + i * dayMilliseconds).toISOString().slice(0, 10);
    if (!runsOn(schedule, day)) continue;
    const second = nextSecond(schedule, i === 0 ? passed / 1000 : 0);
    if (second === undefined) continue;
    const time = new Date(second * 1000).toISOString().slice(11, 23);
    return instantOf(`${day}T${time}`, timeZone);
  }
  return undefined;
};
