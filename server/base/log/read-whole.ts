import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { hideSecrets } from './hide-secrets.ts';

/** A whole file, line by line, without secrets. */
export const readWhole = (path: string): Readable => Readable.from(linesOf(path), { objectMode: false });

async function* linesOf(path: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
    yield `${hideSecrets(line)}\n`;
}
