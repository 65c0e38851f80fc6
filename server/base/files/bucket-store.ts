import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BucketClient, openAgents, type Reach } from './bucket-client.ts';
import {
  checked,
  copyObject,
  digestOf,
  drafts,
  inTime,
  listed,
  ofStore,
  openUploads,
  pieces,
  requireDigest,
  streamOf,
  upload,
  wholeOf,
  type Listed,
  type Limits,
} from './bucket-objects.ts';
import {
  DamagedFileError,
  type Bucket,
  type FileStore,
  type FoundFile,
  type StagedFile,
  type VolumeFolder,
  type VolumeToWrite,
} from './file-store.ts';
import { tooLarge } from './too-large.ts';
import { VolumeProblemError } from './volume-problem.ts';

/** Beside the files of a volume: by which it is known again. */
const markName = '.malote';
/** A file up to this size is checked and handed out from one reading. */
const readWhole = 4 * 1_048_576;

const usual: Limits = { part: 8 * 1_048_576, copy: 1_073_741_824, silence: 20_000 };

/**
 * Keeps volumes in buckets of a store of objects (S3). What is written goes, part by part, to a temporary name, and gets its own by a
 * copy inside the store. Nothing is ever given an address that others could open.
 */
export const bucketStore = (
  bucketOf: (volume: VolumeFolder) => Promise<Bucket | undefined>,
  reach: Reach,
  limits: Limits = usual,
): FileStore => {
  const agents = openAgents();
  const open = async (volume: VolumeFolder): Promise<BucketClient> => {
    const bucket = volume.balde ?? (await bucketOf(volume));
    if (!bucket) throw new VolumeProblemError('baldeForaDoLugar');
    return new BucketClient(bucket, reach, agents, limits.silence);
  };
  /** The bucket is there and carries the mark of the volume. */
  const openOwn = async (volume: VolumeToWrite): Promise<BucketClient> => {
    const client = await open(volume);
    const known = volume.marca ?? undefined;
    const [found] = (await readMark(client))?.split(' ') ?? [];
    if (known !== undefined && found !== known) throw new VolumeProblemError('baldeForaDoLugar');
    return client;
  };
  /** What lies whole under a temporary name. */
  const stagedAt = (volume: VolumeToWrite, name: string, stored: FoundFile, from: string[]): StagedFile => {
    const clear = async (client: BucketClient, names: readonly string[]): Promise<void> => {
      for (const one of names) await client.words({ method: 'DELETE', name: one });
    };
    return {
      ...stored,
      read: () => streamOf(async () => wholeOf(await open(volume), name)),
      discard: async () => clear(await open(volume), [name]),
      async keep() {
        const client = await openOwn(volume);
        await copyObject(client, name, nameOf(stored.sha256), stored.tamanho, limits);
        // what cannot be cleared away now is left to the sweep
        await clear(client, [name, ...from]).catch(() => undefined);
      },
    };
  };
  const segmentsOf = async (client: BucketClient, name: string): Promise<Listed[]> => {
    const found: Listed[] = [];
    for await (const page of listed(client, `${drafts}${name}/`)) found.push(...page);
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  };
  return {
    async stage(volume, content, limit) {
      const client = await openOwn(volume);
      const name = `${drafts}${randomUUID()}`;
      return stagedAt(volume, name, await upload(client, name, content, { limit, limits }), []);
    },
    async append(volume, { name, offset, limit }, content) {
      const client = await openOwn(volume);
      const known = await segmentsOf(client, name);
      // one that was swept away meanwhile is not begun in the middle
      if (offset > 0 && (endOf(known) ?? -1) < offset) throw new VolumeProblemError('baldeForaDoLugar');
      await cutAt(client, known, offset);
      const put = (at: number, body: Buffer): Promise<unknown> =>
        client.words({ method: 'PUT', name: segment(name, at), body, headers: client.encryption() });
      if (offset === 0) await put(0, Buffer.alloc(0));
      let at = offset;
      for await (const piece of pieces(content, limits.part, { kept: true })) {
        if (at + piece.length > limit) throw tooLarge(at + piece.length, limit);
        if (piece.length > 0) await put(at, piece);
        at += piece.length;
      }
      return at;
    },
    reached: async (volume, name) => endOf(await segmentsOf(await open(volume), name)),
    async removePart(volume, name) {
      const client = await open(volume);
      for (const { name: one } of await segmentsOf(client, name))
        await client.words({ method: 'DELETE', name: one });
    },
    async stageParts(volume, part) {
      const client = await openOwn(volume);
      const from = await segmentsOf(client, part);
      const name = `${drafts}${randomUUID()}`;
      const whole = Readable.from(joined(client, from), { objectMode: false });
      const stored = await upload(client, name, whole, { limit: Infinity, limits });
      return stagedAt(
        volume,
        name,
        stored,
        from.map((one) => one.name),
      );
    },
    async read(volume, sha256) {
      const client = await open(volume);
      const answer = await whole(client, sha256);
      if (Number(answer.headers['content-length'] ?? Infinity) <= readWhole) {
        const bytes = await inTime(() => buffer(answer));
        if (!createHash('sha256').update(bytes).digest().equals(sha256))
          throw new DamagedFileError('alterado');
        return Readable.from([bytes], { objectMode: false });
      }
      await requireDigest(answer, sha256);
      // the same object again: what is sent is what was checked, and is checked once more on its way
      return Readable.from(checked(await whole(client, sha256, answer.headers.etag), sha256), {
        objectMode: false,
      });
    },
    async readRange(volume, sha256, { start, end }) {
      const client = await open(volume);
      const head = await client.ask({ method: 'HEAD', name: nameOf(sha256) });
      if (!head) throw new DamagedFileError('faltando');
      head.resume();
      const { etag = '' } = head.headers;
      const key = [volume.pasta, sha256.toString('hex'), etag].join('|');
      const known = foundRight.get(key);
      if (known === undefined || performance.now() - known > rightFor) {
        await requireDigest(await whole(client, sha256, etag), sha256);
        foundRight.delete(key);
        foundRight.set(key, performance.now());
        const [oldest] = foundRight.keys();
        if (foundRight.size > mostKnown && oldest !== undefined) foundRight.delete(oldest);
      }
      return whole(client, sha256, etag, `bytes=${start}-${end}`);
    },
    async digest(volume, sha256) {
      const client = await open(volume);
      const answer = await client.ask({ method: 'GET', name: nameOf(sha256) });
      return answer && digestOf(answer);
    },
    check: async (volume) => {
      await openOwn(volume);
    },
    async isThere(volume) {
      try {
        await readMark(await open(volume));
        return true;
      } catch (error) {
        if (error instanceof VolumeProblemError) return false;
        throw error;
      }
    },
    async remove(volume, sha256) {
      await (await open(volume)).words({ method: 'DELETE', name: nameOf(sha256) });
    },
    async *list(volume) {
      for await (const page of listed(await open(volume), '')) {
        const found = page.flatMap(({ name, size }) => {
          const [, hex = ''] = /^[0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name) ?? [];
          const sha256 = Buffer.from(hex, 'hex');
          return hex !== '' && nameOf(sha256) === name ? [{ sha256, tamanho: size }] : [];
        });
        if (found.length > 0) yield found;
      }
    },
    async leftovers(volume, before, remove) {
      const client = await open(volume);
      const begun = new Map<string, Listed[]>();
      for await (const page of listed(client, drafts))
        for (const one of page) {
          const [, of = ''] = one.name.split('/');
          begun.set(of, [...(begun.get(of) ?? []), one]);
        }
      let found = 0;
      // one that is still being written was added to a moment ago
      for (const all of begun.values())
        if (all.every(({ changed }) => changed < before)) {
          found += 1;
          if (remove) for (const { name } of all) await client.words({ method: 'DELETE', name });
        }
      return found + (await openUploads(client, before, remove));
    },
    readMark: async (volume) => readMark(await open(volume)),
    async writeMark(volume, mark) {
      const client = await open(volume);
      await client.words({
        method: 'PUT',
        name: markName,
        body: Buffer.from(`${mark}\n`),
        headers: client.encryption(),
      });
    },
    space: () => Promise.resolve(undefined),
  };
};

const nameOf = (sha256: Buffer): string => {
  const hex = sha256.toString('hex');
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`;
};

/** Objects that were found right, by what a change of them would change; the oldest are forgotten. */
const foundRight = new Map<string, number>();
const mostKnown = 200;
const rightFor = 10 * 60_000;

const readMark = async (client: BucketClient): Promise<string | undefined> =>
  (await client.words({ method: 'GET', name: markName }))?.trim();

const whole = (client: BucketClient, sha256: Buffer, etag?: string, range?: string) =>
  wholeOf(client, nameOf(sha256), etag, range);

/** A piece of what comes in parts, by where it begins; by their names they are in order. */
const segment = (name: string, at: number): string => `${drafts}${name}/${String(at).padStart(16, '0')}`;

const startOf = ({ name }: Listed): number => Number(name.split('/').at(-1));

const endOf = (segments: readonly Listed[]): number | undefined => {
  const last = segments.at(-1);
  return last && startOf(last) + last.size;
};

/** What lies beyond a place goes. */
const cutAt = async (client: BucketClient, segments: readonly Listed[], offset: number): Promise<void> => {
  for (const one of segments) {
    const { name, size } = one;
    const start = startOf(one);
    if (start >= offset) await client.words({ method: 'DELETE', name });
    else if (start + size > offset) {
      const kept = await wholeOf(client, name, undefined, `bytes=0-${offset - start - 1}`);
      const body = await inTime(() => buffer(kept));
      await client.words({ method: 'PUT', name, body, headers: client.encryption() });
    }
  }
};

const joined = async function* (client: BucketClient, segments: readonly Listed[]): AsyncIterable<Buffer> {
  for (const { name, size } of segments) if (size > 0) yield* ofStore(await wholeOf(client, name));
};
