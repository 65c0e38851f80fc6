import { serveItems } from '#server/ferramentas/apart/serve-items.ts';
import type { LogReading } from './read-log.ts';
import { readTail } from './read-tail.ts';
import { createReadStream } from 'node:fs';
import { hideSecrets } from './hide-secrets.ts';
import { cutLine } from './cut-line.ts';

/** A whole file, line by line, without secrets; of a line without an end only its beginning is held. */
async function* logLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = cutLine(lines.pop() ?? '');
    for (const line of lines) yield `${hideSecrets(cutLine(line.replace(/\r$/, '')))}\n`;
  }
  if (rest !== '') yield `${hideSecrets(rest)}\n`;
}

serveItems(async function* ({ path, tail }: LogReading): AsyncGenerator<string> {
  if (tail) yield* await readTail(path, tail);
  else yield* logLines(path);
});
