import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { defined } from '#schemas/defined.ts';
import { partsOf, valueOf, type BucketClient } from './bucket-client.ts';
import { DamagedFileError, type FoundFile } from './file-store.ts';
import { tooLarge } from './too-large.ts';
import { VolumeProblemError } from './volume-problem.ts';

/** What is being written. */
export const drafts = 'tmp/';

export interface Limits {
  /** Bytes of each part of a large object, which are held in memory; stores ask for 5 MiB at least. */
  readonly part: number;
  /** Beyond this an object is copied in parts of it; stores copy 5 GiB at once at the most. */
  readonly copy: number;
  /** Milliseconds without a sign of life. */
  readonly silence: number;
}

/** An object of the bucket, by its name in the volume. */
export interface Listed {
  readonly name: string;
  readonly size: number;
  readonly changed: Date;
}

/** What breaks off while the store answers is of the store. */
export const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof VolumeProblemError || cause instanceof DamagedFileError
      ? cause
      : new VolumeProblemError('baldeSemResposta', { cause });
  }
};

export const wholeOf = async (
  client: BucketClient,
  name: string,
  etag?: string,
  range?: string,
): Promise<IncomingMessage> => {
  const answer = await client.ask({
    method: 'GET',
    name,
    headers: defined({ 'if-match': etag || undefined, range }),
  });
  if (!answer) throw new DamagedFileError('faltando');
  return answer;
};

export const digestOf = (answer: IncomingMessage): Promise<Buffer> =>
  inTime(async () => {
    const hash = createHash('sha256');
    for await (const chunk of answer as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest();
  });

export const requireDigest = async (answer: IncomingMessage, sha256: Buffer): Promise<void> => {
  if (!(await digestOf(answer)).equals(sha256)) throw new DamagedFileError('alterado');
};

/** The end is held back until the whole is known to be right: who receives it never takes it for whole otherwise. */
export const checked = async function* (answer: IncomingMessage, sha256: Buffer): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (!hash.digest().equals(sha256)) throw new DamagedFileError('alterado');
  if (held) yield held;
};

/** A stream that is asked for when it is first read. */
export const streamOf = (begin: () => Promise<IncomingMessage>): Readable =>
  Readable.from(
    (async function* () {
      yield* ofStore(await begin());
    })(),
    { objectMode: false },
  );

/** What comes, in pieces of a size; `kept` gives what came before it broke off too. The last, and only it, may be smaller. */
export const pieces = async function* (
  content: Readable | Uint8Array,
  size: number,
  { kept = false } = {},
): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  const take = (): Buffer => {
    const piece = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    return piece;
  };
  try {
    for await (const chunk of (content instanceof Uint8Array ? [content] : content) as AsyncIterable<Buffer>)
      for (let from = 0; from < chunk.length;) {
        const part = chunk.subarray(from, from + size - bytes);
        waiting.push(part);
        bytes += part.length;
        from += part.length;
        if (bytes === size) yield take();
      }
  } catch (error) {
    if (kept && bytes > 0) yield take();
    throw error;
  }
  yield take();
};

/** Writes an object, in parts where it is more than one; what is held in memory is a few of them. */
export const upload = async (
  client: BucketClient,
  name: string,
  content: Readable | Uint8Array,
  { limit, limits }: { readonly limit: number; readonly limits: Limits },
): Promise<FoundFile> => {
  const hash = createHash('sha256');
  const headers = client.encryption();
  const sent: string[] = [];
  let tamanho = 0;
  let id: string | undefined;
  let held: Buffer | undefined;
  try {
    for await (const piece of pieces(content, limits.part)) {
      tamanho += piece.length;
      if (tamanho > limit) throw tooLarge(tamanho, limit);
      hash.update(piece);
      if (held) {
        id ??= await beginParts(client, name);
        sent.push(await sendPart(client, name, id, sent.length + 1, held));
      }
      held = piece;
    }
    const last = held ?? Buffer.alloc(0);
    if (id === undefined) await client.words({ method: 'PUT', name, body: last, headers });
    else {
      if (last.length > 0) sent.push(await sendPart(client, name, id, sent.length + 1, last));
      await endParts(client, name, id, sent);
    }
  } catch (error) {
    // what failed is told, and not that what failed could not be cleared away
    if (id !== undefined) await giveUpParts(client, name, id).catch(() => undefined);
    throw error;
  }
  await requireSize(client, name, tamanho);
  return { sha256: hash.digest(), tamanho };
};

const requireSize = async (client: BucketClient, name: string, size: number): Promise<void> => {
  const head = await client.ask({ method: 'HEAD', name });
  head?.resume();
  if (Number(head?.headers['content-length']) !== size) throw new VolumeProblemError('baldeSemResposta');
};

const needed = (value: string | undefined): string => {
  if (value === undefined) throw new VolumeProblemError('baldeSemResposta');
  return value;
};

const beginParts = async (client: BucketClient, name: string): Promise<string> => {
  const headers = client.encryption();
  const words = await client.words({ method: 'POST', name, query: { uploads: '' }, headers });
  return needed(valueOf(words ?? '', 'UploadId'));
};

const sendPart = async (
  client: BucketClient,
  name: string,
  uploadId: string,
  partNumber: number,
  body: Buffer,
): Promise<string> => {
  const query = { partNumber: String(partNumber), uploadId };
  const answer = await client.ask({ method: 'PUT', name, query, body });
  answer?.resume();
  return needed(answer?.headers.etag);
};

const endParts = async (
  client: BucketClient,
  name: string,
  uploadId: string,
  etags: readonly string[],
): Promise<void> => {
  const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  needed(await client.words({ method: 'POST', name, query: { uploadId }, body }));
};

const giveUpParts = (client: BucketClient, name: string, uploadId: string): Promise<unknown> =>
  client.words({ method: 'DELETE', name, query: { uploadId } });

/** Inside the store: no byte comes here. */
export const copyObject = async (
  client: BucketClient,
  from: string,
  to: string,
  size: number,
  { copy }: Limits,
): Promise<void> => {
  const source = { 'x-amz-copy-source': client.path(from) };
  if (size <= copy) {
    const headers = { ...source, ...client.encryption() };
    needed(await client.words({ method: 'PUT', name: to, headers }));
  } else {
    const uploadId = await beginParts(client, to);
    try {
      const etags: string[] = [];
      for (let start = 0; start < size; start += copy) {
        const range = `bytes=${start}-${Math.min(start + copy, size) - 1}`;
        const words = await client.words({
          method: 'PUT',
          name: to,
          query: { partNumber: String(etags.length + 1), uploadId },
          headers: { ...source, 'x-amz-copy-source-range': range },
        });
        etags.push(needed(valueOf(words ?? '', 'ETag')));
      }
      await endParts(client, to, uploadId, etags);
    } catch (error) {
      await giveUpParts(client, to, uploadId).catch(() => undefined);
      throw error;
    }
  }
  await requireSize(client, to, size);
};

/** Some at a time: what is held in memory does not grow with the volume. */
export const listed = async function* (client: BucketClient, within: string): AsyncIterable<Listed[]> {
  const before = `${client.bucket.prefixo}${within}`;
  let next: string | undefined;
  do {
    const words: string = needed(
      await client.words({
        method: 'GET',
        query: { 'list-type': '2', prefix: before, ...defined({ 'continuation-token': next }) },
      }),
    );
    yield partsOf(words, 'Contents').map((one) => ({
      name: (valueOf(one, 'Key') ?? '').slice(client.bucket.prefixo.length),
      size: Number(valueOf(one, 'Size')),
      changed: new Date(valueOf(one, 'LastModified') ?? 0),
    }));
    next = valueOf(words, 'IsTruncated') === 'true' ? valueOf(words, 'NextContinuationToken') : undefined;
  } while (next !== undefined);
};

/** Large objects whose parts were never put together; a store that does not tell of them clears them away by a rule of its own. */
export const openUploads = async (client: BucketClient, before: Date, remove: boolean): Promise<number> => {
  const words = await client
    .words({ method: 'GET', query: { uploads: '', prefix: `${client.bucket.prefixo}${drafts}` } })
    .catch((error: unknown) => {
      if (error instanceof VolumeProblemError && (error.cause as Error).message.includes('NotImplemented'))
        return undefined;
      throw error;
    });
  let found = 0;
  for (const one of partsOf(words ?? '', 'Upload')) {
    const name = valueOf(one, 'Key')?.slice(client.bucket.prefixo.length);
    const id = valueOf(one, 'UploadId');
    if (name === undefined || id === undefined || new Date(valueOf(one, 'Initiated') ?? 0) >= before)
      continue;
    found += 1;
    if (remove) await giveUpParts(client, name, id);
  }
  return found;
};

/** What breaks off is of the store, and not of who sent it. */
export const ofStore = async function* (answer: IncomingMessage): AsyncIterable<Buffer> {
  try {
    yield* answer as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new VolumeProblemError('baldeSemResposta', { cause });
  }
};
