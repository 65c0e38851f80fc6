import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';
import { after, attempt, cookieOf } from './entering.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Passwords that were really compared: each of them left an event. */
const compared = async (): Promise<number> => {
  const { total } = await server.platform.connection.db
    .selectFrom('evento')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('ato', '=', 'entradaRecusada')
    .executeTakeFirstOrThrow();
  return Number(total);
};

describe('ten thousand attempts in three hours', () => {
  it('compare a handful of passwords, while the owner goes on entering from a known browser', async () => {
    const login = 'helena.pires';
    const first = await attempt(server, login, worldPassword, { endereco: '192.0.2.1' });
    const cookie = cookieOf(first);
    expect(cookie).toMatch(/^malote_dispositivo=[\w-]{43}$/);
    const header = String(first.raw.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/ws/api/login']) expect(header).toContain(part);

    const statuses = new Map<number, number>();
    for (let i = 0; i < 10_000; i++) {
      // one machine first, then a thousand of them
      const endereco = i < 5_000 ? '203.0.113.9' : `203.0.${i % 5}.${i % 200}`;
      const { status } = await attempt(server, login, `tentativa ${i}`, { endereco });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (i % 2_500 === 2_499) {
        // even who guesses it from there has to wait, and the owner, known here, does not
        expect((await attempt(server, login, worldPassword, { endereco })).status).toBe(429);
        const owner = await attempt(server, login, worldPassword, { endereco, cookie });
        expect(owner.status).toBe(200);
      }
      after(server, 1);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect(statuses.get(401)).toBeLessThan(60);
    expect(await compared()).toBe(statuses.get(401));
  });

  it('from a stolen browser are counted as well, and a cookie of somebody else is no help', async () => {
    const other = cookieOf(await attempt(server, 'caio.teles', worldPassword, { endereco: '192.0.2.7' }));
    for (let i = 0; i < 5; i++)
      expect((await attempt(server, 'caio.teles', 'errada', { cookie: other })).status).toBe(401);
    expect((await attempt(server, 'caio.teles', worldPassword, { cookie: other })).status).toBe(429);
    after(server, 3_600);
    for (let i = 0; i < 5; i++)
      await attempt(server, 'gil.matos', 'errada', { cookie: other, endereco: '198.51.100.4' });
    const slowed = await attempt(server, 'gil.matos', worldPassword, {
      cookie: other,
      endereco: '198.51.100.4',
    });
    expect(slowed.status).toBe(429);
    // a token that was never given here is not taken
    const made = `malote_dispositivo=${'a'.repeat(43)}`;
    const fresh = await attempt(server, 'tomas.neves', worldPassword, { cookie: made });
    expect(cookieOf(fresh)).not.toBe(made);
  });

  it('on accounts that do not exist are slowed and cost the same', async () => {
    after(server, 3_600);
    const time = async (login: string): Promise<number> => {
      const before = performance.now();
      await attempt(server, login, 'errada', { endereco: '198.51.100.77' });
      return performance.now() - before;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 8; i++) {
      known.push(await time(['marina.vaz', 'dalva.lima'][i % 2] ?? ''));
      unknown.push(await time(`ninguem.${i}`));
    }
    const middle = (all: number[]): number => all.sort((a, b) => a - b)[4] ?? 0;
    // the hash takes tens of milliseconds; without it an answer takes two or three
    expect(middle(unknown)).toBeGreaterThan(middle(known) / 3);
    for (let i = 0; i < 5; i++) await attempt(server, 'ninguem.aqui', 'errada', { endereco: '198.51.100.8' });
    expect((await attempt(server, 'ninguem.aqui', 'errada', { endereco: '198.51.100.8' })).status).toBe(429);
  });
});
