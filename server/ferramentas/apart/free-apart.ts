import type { ChildProcess } from 'node:child_process';
import { restChild } from './rest-child.ts';

/** Processes of one kind that stay free: as many as usually work at once. */
const mostFree = 2;
/** Milliseconds that one stays free before it gives its memory back. */
const patience = 60_000;

interface Free {
  readonly child: ChildProcess;
  readonly forget: () => void;
}

const free = new Map<string, Free[]>();

/** A process of this kind that waits for work, if there is one; whoever takes it has it alone. */
export const takeFree = (kind: string): ChildProcess | undefined => {
  const found = free.get(kind)?.pop();
  if (!found) return undefined;
  found.forget();
  found.child.ref();
  found.child.channel?.ref();
  return found.child;
};

/** Leaves a process waiting for the next work of its kind. @returns whether it stays: enough others wait already */
export const leaveFree = (kind: string, child: ChildProcess): boolean => {
  const waiting = free.get(kind) ?? [];
  free.set(kind, waiting);
  if (waiting.length >= mostFree || !child.connected) return false;
  const leave = (): void => {
    const at = waiting.findIndex((one) => one.child === child);
    if (at >= 0) waiting.splice(at, 1);
  };
  const tired = setTimeout(() => {
    leave();
    child.kill('SIGKILL');
  }, patience).unref();
  child.once('exit', leave);
  waiting.push({
    child,
    forget: () => {
      clearTimeout(tired);
      child.off('exit', leave);
    },
  });
  restChild(child);
  return true;
};
