import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** So many times its limit, by the clock, a process may be there without having had the processor for it, and at least so long. */
const patience = 4;
const leastPatience = 10_000;
/** Milliseconds between two looks at the least. */
const leastPause = 50;

/** Why the time was over: the process had the processor for all of it, or the machine never gave it so much. */
export type TimeOver = 'trabalho' | 'relogio';

export interface WorkTimer {
  /** The time begins again. */
  refresh(): void;
  clear(): void;
}

/**
 * Calls `over` once the process worked for `limit` milliseconds of processor. The clock says nothing of it in a machine that has much
 * else to do: what a limit decides may be kept for ever.
 */
export const workTimer = (
  child: Pick<ChildProcess, 'pid'>,
  limit: number,
  over: (why: TimeOver) => void,
  { work = workOf, now = () => performance.now() } = {},
): WorkTimer => {
  const longest = Math.max(patience * limit, limit + leastPatience);
  let timer: NodeJS.Timeout;
  let began: number;
  let before: number | undefined;
  const look = (): void => {
    const after = work(child.pid);
    // where no system tells the one, the other has to do
    const left = before === undefined || after === undefined ? 0 : limit - (after - before);
    const patient = began + longest - now();
    if (left <= 0) over('trabalho');
    else if (patient <= 0) over('relogio');
    else timer = setTimeout(look, Math.max(leastPause, Math.min(left, patient)));
  };
  const begin = (): void => {
    [began, before] = [now(), work(child.pid)];
    timer = setTimeout(look, limit);
  };
  begin();
  return {
    refresh: () => {
      clearTimeout(timer);
      begin();
    },
    clear: () => clearTimeout(timer),
  };
};

/** Milliseconds of processor that a process had, all its threads together; Linux alone tells it. */
export const workOf = (pid: number | undefined): number | undefined => {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // after its name, which may hold anything: its state, and further on its time as user and as system, in hundredths
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch (error) {
    if (!gone.has((error as NodeJS.ErrnoException).code)) throw error;
    return undefined;
  }
};

/** A process that ended meanwhile, or a system that shows none. */
const gone: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ESRCH', 'EACCES']);
