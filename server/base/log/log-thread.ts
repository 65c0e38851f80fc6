import { serveThread } from '#server/base/thread/serve-thread.ts';
import { logLines } from './log-lines.ts';
import type { LogReading } from './read-log.ts';
import { readTail } from './read-tail.ts';

serveThread(async function* ({ path, tail }: LogReading): AsyncGenerator<string> {
  if (tail) yield* await readTail(path, tail);
  else yield* logLines(path);
});
