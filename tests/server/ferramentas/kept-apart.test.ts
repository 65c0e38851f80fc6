import { expect, it } from 'vitest';
import { askApart } from '#server/ferramentas/apart/apart.ts';
import { askChild, beginChild } from '#server/ferramentas/apart/child.ts';
import { KeptApart } from '#server/ferramentas/apart/kept-apart.ts';
import type { Answered, HostileAsked } from './hostile-apart.ts';
import type { Hostile } from './hostile-worker.ts';

const apart = new KeptApart<Hostile, number>(new URL('./hostile-worker.ts', import.meta.url), {
  megabytes: 384,
  pageLimit: 20_000,
});

const all = async (does: Hostile['does'], from = apart): Promise<number[]> => {
  const items: number[] = [];
  for await (const item of from.items({ does })) items.push(item);
  return items;
};

it('does its work in a process that stays, whatever was asked of it before', async () => {
  const [pid, ...items] = await all('counts');
  expect(pid).not.toBe(process.pid);
  expect(items).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 1));
  await expect(all('throws')).rejects.toMatchObject({ message: 'fora do lugar', data: 'RangeError' });
  for await (const item of apart.items({ does: 'counts' })) if (item === pid) break;
  expect((await all('counts'))[0]).toBe(pid);
}, 60_000);

it('ends by itself what asks for too much memory at once, and the next finds another', async () => {
  const [pid] = await all('counts');
  await expect(all('asksForMemory')).rejects.toMatchObject({ how: 'memoria' });
  const [next, ...items] = await all('counts');
  expect([next === pid, items.length]).toEqual([false, 1_000]);
}, 60_000);

it('ends what takes too long', async () => {
  const patient = new KeptApart<Hostile, number>(new URL('./hostile-worker.ts', import.meta.url), {
    megabytes: 384,
    pageLimit: 2_000,
  });
  await expect(all('neverEnds', patient)).rejects.toMatchObject({ how: 'demorou' });
}, 60_000);

it('says that it ended, and nothing of a connection, of one that broke off while it was being asked', async () => {
  const child = beginChild(new URL('./hostile-worker.ts', import.meta.url), {
    megabytes: 384,
  });
  child.disconnect();
  await expect(askChild(child, { does: 'counts' }, 20_000)).rejects.toMatchObject({ how: 'memoria' });
  child.kill('SIGKILL');
}, 60_000);

it('leaves a process that ended well for the next work, and never one that refused, broke or holds too much', async () => {
  const start = new URL('./hostile-apart.ts', import.meta.url);
  const limits = { megabytes: 600, pageLimit: 20_000, stays: true } as const;
  const pidOf = async (does: HostileAsked['does'], stays = true): Promise<number> => {
    const { stays: _, ...leaving } = limits;
    const pids: number[] = [];
    for await (const { pid } of askApart<Answered>(start, { does }, stays ? limits : leaving)) pids.push(pid);
    return pids[0] ?? 0;
  };
  const first = await pidOf('answers');
  expect(await pidOf('answers')).toBe(first);
  // it has one work at a time
  const [one, other] = await Promise.all([pidOf('answers'), pidOf('answers')]);
  expect([one, other].filter((pid) => pid === first)).toHaveLength(1);
  await expect(pidOf('throws')).rejects.toMatchObject({ how: 'recusado', problem: 'invalido' });
  const left = await pidOf('answers');
  expect([one, other]).toContain(left);
  await expect(pidOf('asksForMemory')).rejects.toMatchObject({ how: 'memoria' });
  const next = await pidOf('holds');
  expect([one, other]).not.toContain(next);
  expect(await pidOf('answers')).not.toBe(next);
  expect(await pidOf('answers', false)).not.toBe(await pidOf('answers', false));
}, 180_000);
