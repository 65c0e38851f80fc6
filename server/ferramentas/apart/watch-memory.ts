import { Worker } from 'node:worker_threads';

/** What a process that draws may take; a document of hundreds of pages takes a quarter of it. */
export const mostMegabytes = 1_024;

/** Between one look and the next. */
const every = 20;

/**
 * Ends this process when it takes more memory than it may. Most of what drawing takes is of native code, which the limits
 * of JavaScript do not see, and which holds the thread: another thread watches over all of it.
 */
export const watchMemory = (megabytes: number): void => {
  const most = megabytes * 1_048_576;
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${most}) process.kill(process.pid, 'SIGKILL');
  }, ${every});`;
  new Worker(watch, { eval: true, execArgv: [] }).unref();
};
