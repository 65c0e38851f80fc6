import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askHolder, takeLease, type LeaseWorld } from '#server/base/db/embedded/folder-lease.ts';

let folder: string;
let waits: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-posse-teste-'));
  waits = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A machine that shares the folder; its signs of life come every hundredth of a second. */
const machine = (letter: string, local: boolean): LeaseWorld => ({
  kernel: letter.repeat(12),
  isLocal: () => Promise.resolve(local),
  beat: 10,
});

const take = (world: LeaseWorld, where = folder, cluster = 'postgres') =>
  takeLease(
    join(where, cluster),
    {
      holder: 'servidor',
      give: () => Promise.resolve(),
      waiting: (seconds) => waits.push(seconds),
    },
    world,
  );

const kept = () => readdir(join(folder, 'postgres-posse'));

describe('the lease of a folder', () => {
  it('is of one among many that want it at once, and says who has it', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => take(machine('a', true))));
    const [mine, ...others] = results.filter(({ kind }) => kind === 'mine');
    expect(others).toEqual([]);
    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(7);
    expect((await askHolder(join(folder, 'postgres')))?.pid).toBe(process.pid);
    expect(await kept()).toHaveLength(1);
    if (mine?.kind === 'mine') await mine.lease.release();
    expect(await kept()).toEqual([]);
    expect(await askHolder(join(folder, 'postgres'))).toBeUndefined();
  });

  it('holds in a folder whose path is longer than that of a socket may be', async () => {
    const deep = join(folder, 'p'.repeat(100), 'q'.repeat(100));
    await mkdir(deep, { recursive: true });
    const first = await take(machine('a', true), deep);
    expect((await take(machine('a', true), deep)).kind).toBe('taken');
    if (first.kind === 'mine') await first.lease.release();
    expect((await take(machine('a', true), deep)).kind).toBe('mine');
  });

  it('is of one cluster, whatever others have the same folder around them', async () => {
    const first = await take(machine('a', true), folder, 'um');
    expect((await take(machine('a', true), folder, 'outro')).kind).toBe('mine');
    expect(await askHolder(join(folder, 'terceiro'))).toBeUndefined();
    if (first.kind === 'mine') await first.lease.release();
  });

  it('is refused where another machine shows signs of life, whose socket is out of reach', async () => {
    const first = await take(machine('a', false));
    const second = await take(machine('b', false));
    expect(second).toMatchObject({ kind: 'taken', elsewhere: true, by: undefined });
    if (first.kind === 'mine') expect(await first.lease.stillMine()).toBe(true);
  });

  it('passes on, after a wait that is told, where the other machine shows none', async () => {
    await mkdir(join(folder, 'postgres-posse'));
    for (const name of ['aaaaaaaaaaaa-0123456789abcdef', 'aaaaaaaaaaaa-0123456789abcdea.sinal'])
      await writeFile(join(folder, 'postgres-posse', name), '');
    const result = await take(machine('b', false));
    expect(result.kind).toBe('mine');
    expect(waits).toEqual([1]);
    expect(await kept()).toHaveLength(1);
  });

  it('passes on at once on a disk of one machine, which was started again', async () => {
    await mkdir(join(folder, 'postgres-posse'));
    const old = join(folder, 'postgres-posse', 'aaaaaaaaaaaa-0123456789abcdef');
    await writeFile(old, '');
    const before = new Date(Date.now() - (uptime() + 60) * 1000);
    await utimes(old, before, before);
    expect((await take(machine('b', true))).kind).toBe('mine');
    expect(waits).toEqual([]);
  });

  it('is refused on the same disk whatever name the kernel is told to have, and to whom shares it from another machine', async () => {
    const first = await take(machine('a', true));
    expect(await take(machine('b', true))).toMatchObject({ kind: 'taken', by: { pid: process.pid } });
    if (first.kind === 'mine') await first.lease.release();
    const guest = join(folder, 'postgres-posse', 'aaaaaaaaaaaa-0123456789abcdef');
    await writeFile(guest, '');
    const beating = setInterval(() => void utimes(guest, new Date(), new Date()), 5);
    expect(await take(machine('b', true))).toMatchObject({ kind: 'taken', elsewhere: true });
    clearInterval(beating);
  });

  it('is known to be lost when somebody removed it', async () => {
    const result = await take(machine('a', true));
    if (result.kind !== 'mine') throw new Error('It was not taken.');
    await rm(join(folder, 'postgres-posse'), { recursive: true });
    expect(await result.lease.stillMine()).toBe(false);
  });
});
