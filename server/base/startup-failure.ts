import { statfs } from 'node:fs/promises';
import { refusalText, StartRefusal, type RefusalReason } from './start-refusal.ts';

/** PostgreSQL gives up when there is no room for the next segment of its log, of 16 MB. */
const leastFree = 16 * 1_048_576;

/**
 * The cause of a failure while the data folder was being written: PostgreSQL ends without a word to its clients when
 * the disk fills up, so the disk itself is looked at.
 */
export const causeOnDisk = async (error: unknown, dataDir: string): Promise<unknown> => {
  const known = error instanceof StartRefusal ? error.reason !== 'bancoNaoIniciou' : startupFailure(error);
  if (known || (await freeBytes(dataDir)) >= leastFree) return error;
  return new StartRefusal('discoCheio', { lugar: ` em ${dataDir}` }, error);
};

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * The one line that the terminal shows for a known reason not to start; undefined for anything else, which then
 * deserves its stack trace.
 */
export const startupFailure = (error: unknown): string | undefined => {
  if (error instanceof StartRefusal) return error.message;
  const failure = firstOf(error);
  const reason = failure && reasonOf(failure);
  return reason && refusalText(reason, dataOf(failure));
};

interface Failure extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
  readonly path?: string;
}

// A name with two addresses fails with one error holding both.
const firstOf = (error: unknown): Failure | undefined => {
  if (error instanceof AggregateError) return firstOf(error.errors[0]);
  return error instanceof Error ? error : undefined;
};

const reasonOf = (failure: Failure): RefusalReason | undefined => {
  const { code = '', syscall } = failure;
  if (syscall === 'listen') return listening[code];
  // What Node answers when it makes a folder and its parents on a read-only disk.
  if (syscall === 'mkdir' && code === 'ENOENT') return 'pastaSemEscrita';
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return unreachable.has(code) ? 'bancoInalcancavel' : undefined;
  return (
    ofPostgres[code] ??
    ofFiles[code] ??
    (/timeout expired|timed? ?out when trying to connect/i.test(failure.message)
      ? 'bancoInalcancavel'
      : undefined)
  );
};

const listening: Partial<Record<string, RefusalReason>> = {
  EADDRINUSE: 'portaOcupada',
  EACCES: 'portaProibida',
  EADDRNOTAVAIL: 'enderecoInvalido',
};

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
]);

// SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html
const ofPostgres: Partial<Record<string, RefusalReason>> = {
  '28P01': 'bancoRecusouEntrada',
  '28000': 'bancoRecusouEntrada',
  '3D000': 'bancoInexistente',
  // what stands between, and not PostgreSQL, speaks so
  '08P01': 'bancoRecusouParametro',
  '57P03': 'bancoIniciando',
  '53300': 'bancoSemVagas',
  '53100': 'discoCheio',
};

const ofFiles: Partial<Record<string, RefusalReason>> = {
  EACCES: 'pastaSemEscrita',
  EPERM: 'pastaSemEscrita',
  EROFS: 'pastaSemEscrita',
  ENOSPC: 'discoCheio',
  EDQUOT: 'discoCheio',
  ERR_INVALID_URL: 'enderecoDoBancoInvalido',
};

const dataOf = ({ port, address, path, message }: Failure): Record<string, string | number> => ({
  porta: port ?? '',
  endereco: [address, port].filter(Boolean).join(':'),
  pasta: path ?? '',
  detalhe: message.replaceAll(/\s+/g, ' ').slice(0, 200),
  lugar: path ? ` em ${path}` : '',
});
