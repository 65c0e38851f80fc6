import { readFileSync } from 'node:fs';

/** A process that ended and that nobody has collected yet counts as gone: PostgreSQL itself would take it for alive. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It ended between the two questions.
    return false;
  }
};
