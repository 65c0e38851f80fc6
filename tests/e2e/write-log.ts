import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '#tests/setup/app.ts';

const lines = [
  '{"level":30,"time":"2026-11-20T12:00:00.000Z","msg":"servidor no ar"}',
  '{"level":50,"time":"2026-11-20T12:00:01.000Z","msg":"o correio não respondeu"}',
];

/** Leaves a file where the server keeps its log, as one that it wrote. @returns its name. */
export const writeLog = async ({ dataDir }: TestApp): Promise<string> => {
  const folder = join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'malote.1.log'), `${lines.join('\n')}\n`);
  return 'malote.1.log';
};
