import { serveItems } from '#server/base/apart/serve-items.ts';
import { logLines } from './log-lines.ts';
import type { LogReading } from './read-log.ts';
import { readTail } from './read-tail.ts';

serveItems(async function* ({ path, tail }: LogReading): AsyncGenerator<string> {
  if (tail) yield* await readTail(path, tail);
  else yield* logLines(path);
});
