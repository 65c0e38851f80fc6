import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#server/base/config.ts';

/** What writes: two processes of one machine never write to one file. */
export type LogWriter = 'servidor' | 'trabalhos';

const machine = (): string => hostname().replaceAll(/[^A-Za-z0-9.-]/g, '-');

/** How the names of the files begin; the day, and a number, follow. */
export const logNameOf = (writer: LogWriter): string =>
  `malote-${machine()}${writer === 'servidor' ? '' : `_${writer}`}`;

/** The machine in the name of a file; one from before it was there was written by whoever has it. */
export const machineIn = (nome: string): string =>
  /^malote-([A-Za-z0-9.-]+?)(?:_[a-z]+)?\.\d{4}-\d{2}-\d{2}\.\d+\.log$/.exec(nome)?.[1] ?? hostname();

/** A file of the log, of this machine or of another that shares the folder. */
export interface LogFile {
  /** From the name, so that it is the same in every process. */
  readonly id: number;
  readonly servidor: string;
  readonly nome: string;
  readonly caminho: string;
  readonly tamanho: number;
  readonly modificadoEm: Date;
}

/** The files of the log; none where the log goes elsewhere. */
export const logFilesOf = async ({ dataDir }: Config): Promise<readonly LogFile[]> => {
  const folder = join(dataDir, 'logs');
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    entries
      // a link could lead out of the folder
      .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
      .map(async ({ name: nome }) => {
        const caminho = join(folder, nome);
        const { size, mtime } = await stat(caminho);
        return {
          id: idOf(nome),
          servidor: machineIn(nome),
          nome,
          caminho,
          tamanho: size,
          modificadoEm: mtime,
        };
      }),
  );
};

const idOf = (nome: string): number =>
  (createHash('sha256').update(nome).digest().readUInt32BE(0) & 0x7f_ff_ff_ff) + 1;
