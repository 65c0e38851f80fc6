import type { ChildProcess } from 'node:child_process';

/** One that waits for work keeps no server from ending. */
export const restChild = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};
