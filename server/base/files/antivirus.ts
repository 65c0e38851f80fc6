import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';

/** Where `clamd` listens: a socket of this machine, or a port of another. */
export type Antivirus = { readonly path: string } | { readonly host: string; readonly port: number };

/** `/run/clamav/clamd.ctl`, `unix:…` or `maquina:3310`; undefined where there is none. */
export const readAntivirus = (given: string | undefined): Antivirus | undefined => {
  const text = given?.trim().replace(/^(?:unix|tcp):(?:\/\/(?=[^/]|\/))?/i, '') ?? '';
  if (text === '') return undefined;
  if (text.startsWith('/')) return { path: text };
  const found = /^(?<host>\[[^\]]+\]|[^:]+)(?::(?<port>\d{1,5}))?$/.exec(text)?.groups;
  if (!found?.['host']) throw new Error(`MALOTE_ANTIVIRUS não se entende: ${text}`);
  return { host: found['host'].replaceAll(/[[\]]/g, ''), port: Number(found['port'] ?? 3310) };
};

/** Without a word from it for so long, it does not answer. */
const silenceMs = 120_000;
const longestAnswer = 4_096;

/**
 * What the antivirus finds in some bytes, by its command INSTREAM (clamd(8)): pieces with their length before them, an empty one at
 * the end. @returns the name of what it found; undefined when it found nothing. @throws when it does not say either
 */
export const scan = async (where: Antivirus, content: Readable): Promise<string | undefined> => {
  const socket = connect(where);
  try {
    const answer = answerOf(socket);
    answer.catch(() => undefined);
    // one that has enough says so and closes: what it said tells more than that it no longer listens
    await Promise.race([sendTo(socket, content).catch(() => undefined), answer]);
    return read(await answer);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('antivirusForaDoAr', { motivo: (error as Error).message }, { cause: error });
  } finally {
    content.destroy();
    socket.destroy();
  }
};

const sendTo = async (socket: Socket, content: Readable): Promise<void> => {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of content as AsyncIterable<Buffer>) {
    if (piece.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(socket, Buffer.concat([length, piece]));
  }
  await write(socket, Buffer.alloc(4));
};

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    let failure = new Error('conexão fechada');
    socket.setTimeout(silenceMs, () => reject(new Error('silêncio')));
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => reject(failure));
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longestAnswer) reject(new Error('resposta longa demais'));
    });
  });

/** `stream: OK`, `stream: <name> FOUND`, or why it could not tell. */
const read = (answer: string): string | undefined => {
  const found = /^stream: (?<name>.+) FOUND$/.exec(answer.trim())?.groups?.['name'];
  if (found !== undefined) return found;
  if (answer.trim() === 'stream: OK') return undefined;
  throw new AppError('antivirusForaDoAr', { motivo: answer.trim().slice(0, 200) });
};
