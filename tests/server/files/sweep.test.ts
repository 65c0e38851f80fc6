import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID, createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/base/db/transaction.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import { countLeftovers, sweepVolumes } from '#server/base/files/sweep-volumes.ts';
import { verifyFiles } from '#server/base/files/verify-files.ts';
import { checkMarks, takeMarks } from '#server/base/files/volume-mark.ts';
import type { Database } from '#server/base/db/connect.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';

let world: RegisterWorld;
let db: Database;
let folder: string;

beforeAll(async () => {
  world = await openRegisterWorld();
  ({ db } = world.platform.connection);
  folder = join(world.platform.ports.config.dataDir, 'arquivos');
  await checkMarks(db, world.platform.ports.files);
});
afterAll(() => world.close());

const files = () => world.platform.ports.files;
const day = 86_400_000;
/** Long after what the tests keep, on the clock of the server. */
const later = new Date(Date.parse('2026-11-20T12:00:00Z') + 2 * day);

const keep = (content: Buffer, trx: Database = db, emUso = false) =>
  keepFile(
    trx,
    world.platform.ports,
    { nome: 'a.bin', tipo: 'application/octet-stream', criadoPor: null, emUso, limite: 1_000_000 },
    content,
  );

/** Bytes that a process left without a row. */
const leave = async (text: string): Promise<string> => {
  const hex = createHash('sha256').update(text).digest('hex');
  const place = join(folder, hex.slice(0, 2), hex.slice(2, 4));
  await mkdir(place, { recursive: true });
  await writeFile(join(place, hex), text);
  return hex;
};
const there = async (hex: string): Promise<boolean> =>
  (await readdir(join(folder, hex.slice(0, 2), hex.slice(2, 4))).catch((): string[] => [])).includes(hex);

describe('o que ficou nos volumes sem nome', () => {
  it('é contado e varrido: arquivos que nenhuma linha nomeia e começos de um dia atrás', async () => {
    const orphan = await leave('sobrou de uma queda');
    const kept = await keep(Buffer.from('guardado'), db, true);
    const [old, young] = [join(folder, 'tmp', randomUUID()), join(folder, 'tmp', randomUUID())];
    await mkdir(join(folder, 'tmp'), { recursive: true });
    for (const path of [old, young]) await writeFile(path, 'meio arquivo');
    await utimes(old, new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day));
    expect(await countLeftovers(db, files(), new Date(Date.now() + day))).toEqual({
      orfaos: 1,
      bytes: 'sobrou de uma queda'.length,
      temporarios: 2,
    });
    expect(await sweepVolumes(db, files())).toBe(2);
    expect([await there(orphan), await there(kept.sha256.toString('hex'))]).toEqual([false, true]);
    expect(await readdir(join(folder, 'tmp'))).toEqual([young.split('/').at(-1)]);
  });

  it('nunca é o que uma transação aberta está para usar', async () => {
    await inTransaction(db, async (trx) => {
      const { sha256 } = await keep(Buffer.from('o PDF de uma conclusão'), trx, true);
      expect(await sweepVolumes(db, files())).toBe(0);
      expect(await there(sha256.toString('hex'))).toBe(true);
    });
    expect((await verifyFiles(db, files())).problemas).toEqual([]);
  });

  it('uma transação desfeita deixa o arquivo à varredura', async () => {
    let hex = '';
    const undone = inTransaction(db, async (trx) => {
      hex = (await keep(Buffer.from('nunca existiu'), trx, true)).sha256.toString('hex');
      throw new Error('recusado');
    });
    await expect(undone).rejects.toThrow('recusado');
    expect(await there(hex)).toBe(true);
    expect(await sweepVolumes(db, files())).toBe(1);
    expect(await there(hex)).toBe(false);
  });

  it('não é tocado em uma pasta que outro banco marcou', async () => {
    const orphan = await leave('de outro banco');
    await world.platform.connection.pool.query('update volume_marca set marca = gen_random_uuid()');
    expect(await sweepVolumes(db, files())).toBe(0);
    expect(await there(orphan)).toBe(true);
    // what comes after keeps files in it again
    await takeMarks(db, files());
  });
});

describe('descartar o que ninguém usa', () => {
  it('e receber de novo o mesmo conteúdo, ao mesmo tempo, não perde nenhum aceito', async () => {
    for (let round = 0; round < 25; round += 1) {
      const content = Buffer.from(`brasão ${round}`);
      await keep(content);
      const kept = await Promise.all([
        keep(content, db, true),
        discardUnused(db, files(), later),
        keep(content, db, true),
        discardUnused(db, files(), later),
      ]);
      const [{ sha256 }] = kept;
      expect(await there(sha256.toString('hex'))).toBe(true);
    }
    expect((await verifyFiles(db, files())).problemas).toEqual([]);
  });

  it('não tira os bytes que um envio acaba de reaproveitar', async () => {
    // The sweep has found the row unused and the bytes without another name; the same content comes before they go.
    const content = Buffer.from('o mesmo logotipo');
    await keep(content);
    const slow = {
      ...files(),
      remove: async (...given: Parameters<ReturnType<typeof files>['remove']>) => {
        const again = keep(content, db, true);
        await Promise.race([again, new Promise((resolve) => setImmediate(resolve))]);
        await files().remove(...given);
        pending.push(again);
      },
    };
    const pending: Promise<unknown>[] = [];
    await discardUnused(db, slow, later);
    await Promise.all(pending);
    expect(pending).toHaveLength(1);
    expect((await verifyFiles(db, files())).problemas).toEqual([]);
  });
});
