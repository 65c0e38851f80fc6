import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile as readBytes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketAddress } from '#server/base/files/bucket.ts';
import { bucketStore } from '#server/base/files/bucket-store.ts';
import type { Bucket, VolumeToWrite } from '#server/base/files/file-store.ts';
import { accessKey, openObjectStore, type ObjectStore } from '#tests/setup/object-store.ts';

let objects: ObjectStore;
beforeAll(async () => {
  objects = await openObjectStore(['outro']);
});
afterAll(() => objects.close());

const hexOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('o que é grande', () => {
  const part = 5 * 1_048_576;
  const bucket = (): Bucket => ({
    endereco: objects.address,
    regiao: 'sa-east-1',
    balde: 'outro',
    prefixo: '',
    chaveAcesso: accessKey,
    chaveSecreta: accessKey,
    porNome: false,
    cifra: 'aws:kms',
    chaveKms: 'a-da-casa',
  });
  const open = (balde = bucket(), reached: string[] = [], silence = 20_000) => {
    const volume: VolumeToWrite = { pasta: bucketAddress(balde), balde };
    const store = bucketStore(
      () => Promise.resolve(undefined),
      {
        address: (host) => {
          reached.push(host);
          return Promise.resolve('127.0.0.1');
        },
        authorities: () => [],
      },
      { part, copy: 2 * part, silence },
    );
    return { store, volume };
  };
  const blocks = function* (count: number) {
    for (let n = 0; n < count; n += 1) yield Buffer.alloc(1_048_576, n);
  };
  const whole = Buffer.concat([...blocks(17)]);

  it('vai em partes, copia-se em partes, e lê-se inteiro ou um pedaço', async () => {
    const { store, volume } = open();
    objects.seen.length = 0;
    const staged = await store.stage(volume, Readable.from(blocks(17)), whole.length);
    expect([staged.sha256.toString('hex'), staged.tamanho]).toEqual([hexOf(whole), whole.length]);
    await staged.keep();
    const sizes = objects.seen.flatMap(({ method, url, headers }) =>
      method === 'PUT' && url.includes('partNumber') ? [Number(headers['content-length'])] : [],
    );
    // no request carries more than a part, and copies carry nothing
    expect(Math.max(...sizes)).toBe(part);
    expect(sizes).toEqual([part, part, part, 2 * 1_048_576, 0, 0]);
    expect(
      objects.seen.filter(({ headers }) => headers['x-amz-server-side-encryption-aws-kms-key-id']),
    ).not.toEqual([]);
    expect((await buffer(await store.read(volume, staged.sha256))).equals(whole)).toBe(true);
    const range = { start: 3 * 1_048_576 - 5, end: 3 * 1_048_576 + 5 };
    const some = await buffer(await store.readRange(volume, staged.sha256, range));
    expect(some.equals(whole.subarray(range.start, range.end + 1))).toBe(true);
    await store.remove(volume, staged.sha256);
    expect(await objects.names('outro')).toEqual([]);
  });

  it('o que passa do limite, ou se interrompe, não deixa nada', async () => {
    const { store, volume } = open();
    await expect(store.stage(volume, Readable.from(blocks(12)), 11 * 1_048_576)).rejects.toMatchObject({
      code: 'arquivoGrande',
    });
    const broken = Readable.from(
      (function* () {
        yield* blocks(7);
        throw new Error('quem enviava caiu');
      })(),
    );
    await expect(store.stage(volume, broken, 1e9)).rejects.toThrow('quem enviava caiu');
    expect(await objects.names('outro')).toEqual([]);
  });

  it('o que vem aos pedaços continua de onde parou, e o que se refaz substitui', async () => {
    const { store, volume } = open();
    const name = randomUUID();
    expect(await store.reached(volume, name)).toBeUndefined();
    const limit = whole.length;
    const broken = Readable.from(
      (function* () {
        yield whole.subarray(0, 6 * 1_048_576);
        throw new Error('caiu');
      })(),
    );
    await expect(store.append(volume, { name, offset: 0, limit }, broken)).rejects.toThrow('caiu');
    expect(await store.reached(volume, name)).toBe(6 * 1_048_576);
    // the middle of what is there, again
    const at = 5 * 1_048_576 + 17;
    expect(await store.append(volume, { name, offset: at, limit }, Readable.from([whole.subarray(at)]))).toBe(
      whole.length,
    );
    await expect(
      store.append(volume, { name, offset: limit, limit }, Readable.from([Buffer.from('x')])),
    ).rejects.toMatchObject({ code: 'arquivoGrande' });
    const staged = await store.stageParts(volume, name);
    expect([staged.sha256.toString('hex'), staged.tamanho]).toEqual([hexOf(whole), whole.length]);
    await staged.keep();
    expect(await store.reached(volume, name)).toBeUndefined();
    expect((await objects.names('outro')).length).toBe(1);
    expect((await store.digest(volume, staged.sha256))?.equals(staged.sha256)).toBe(true);
    const gone = store.append(
      volume,
      { name: randomUUID(), offset: 9, limit },
      Readable.from([Buffer.from('x')]),
    );
    await expect(gone).rejects.toMatchObject({ problema: 'baldeForaDoLugar' });
    await store.remove(volume, staged.sha256);
  });

  it('acha-se o balde no nome do servidor, quando é assim que se pede', async () => {
    const byName = await openObjectStore(['outro'], { anySignature: true });
    try {
      const reached: string[] = [];
      const endereco = `http://s3.amazonaws.com:${byName.port}`;
      const { store, volume } = open({ ...bucket(), endereco, porNome: true }, reached);
      const content = Buffer.from('pelo nome');
      const staged = await store.stage(volume, content, content.length);
      await staged.keep();
      expect(new Set(reached)).toEqual(new Set(['outro.s3.amazonaws.com']));
      expect(byName.seen.map(({ headers }) => headers.host)).toContain(
        `outro.s3.amazonaws.com:${byName.port}`,
      );
      expect(byName.seen.every(({ url }) => !url.startsWith('/outro'))).toBe(true);
      expect((await buffer(await store.read(volume, staged.sha256))).equals(content)).toBe(true);
      await expect(
        (async () => {
          for await (const page of store.list(volume)) return page.map(({ tamanho }) => tamanho);
          return [];
        })(),
      ).resolves.toEqual([content.length]);
    } finally {
      await byName.close();
    }
  });

  it('quem lê devagar não perde o que lê, e quem não responde não se espera', async () => {
    const { store, volume } = open(bucket(), [], 40);
    const staged = await open().store.stage(volume, Readable.from(blocks(9)), whole.length);
    await staged.keep();
    const { sha256 } = staged;
    const end = 9 * 1_048_576 - 1;
    const slow = (await store.readRange(volume, sha256, { start: 0, end })) as IncomingMessage;
    await once(slow, 'readable');
    for (let n = 0; n < 3; n += 1) await once(slow.socket, 'timeout');
    expect((await buffer(slow)).equals(whole.subarray(0, end + 1))).toBe(true);
    objects.state = 'mute';
    try {
      await expect(store.read(volume, sha256)).rejects.toMatchObject({ problema: 'baldeSemResposta' });
    } finally {
      objects.state = 'open';
    }
    await store.remove(volume, sha256);
  });

  it('o que se altera no meio de um grande não se entrega inteiro', async () => {
    const { store, volume } = open();
    const staged = await store.stage(volume, Readable.from(blocks(10)), whole.length);
    await staged.keep();
    const hex = staged.sha256.toString('hex');
    const path = join(objects.folder, 'outro', `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}._S3rver_object`);
    const bytes = await readBytes(path);
    bytes[7_000_000] = 255;
    await writeFile(path, bytes);
    await expect(store.read(volume, staged.sha256)).rejects.toMatchObject({ problema: 'alterado' });
    await expect(store.readRange(volume, staged.sha256, { start: 0, end: 9 })).rejects.toMatchObject({
      problema: 'alterado',
    });
  });
});
