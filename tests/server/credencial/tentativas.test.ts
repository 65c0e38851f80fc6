import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';
import { actsOf, after, attempt, callerIn, cookieOf, personOf } from './entering.ts';

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

describe('attempts at the same instant', () => {
  it('are no more judged than in a row, and a right one among the first takes its count back', async () => {
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        attempt(server, 'rafael.lins', `errada ${i}`, { endereco: '192.0.2.40' }),
      ),
    );
    expect(many.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await compared()).toBe(5);
    after(server, 3_601);
    for (let i = 0; i < 6; i++)
      expect((await attempt(server, 'rafael.lins', worldPassword, { endereco: '192.0.2.40' })).status).toBe(
        200,
      );
  });

  it('of codes are no more judged either', async () => {
    const helena = callerIn(server, await attempt(server, 'helena.pires', worldPassword));
    await helena.post('credencial/segundo-fator', { senha: worldPassword, meio: 'APLICATIVO' });
    const many = await Promise.all(
      Array.from({ length: 20 }, () =>
        helena.post('credencial/segundo-fator/confirmar', { codigo: '000000' }),
      ),
    );
    expect(many.filter(({ codigo }) => codigo === 'codigoNaoConfere')).toHaveLength(5);
    expect(many.filter(({ codigo }) => codigo === 'muitasTentativas')).toHaveLength(15);
    const { id } = await personOf(server, 'helena.pires');
    expect((await actsOf(server, `entrada:${id}`)).filter((ato) => ato === 'codigoRecusado')).toHaveLength(5);
  });
});

describe('an address of many people', () => {
  it('is slowed by many failures, which wear off, and makes nobody wait who has already entered', async () => {
    const endereco = '127.0.0.1';
    const marina = callerIn(server, await attempt(server, 'marina.vaz', worldPassword));
    await server.platform.connection.db
      .insertInto('tentativaEntrada')
      .values({ chave: `endereco:${endereco}`, falhas: 55, ultimaEm: server.time.now, liberaEm: null })
      .onConflict((conflict) => conflict.column('chave').doUpdateSet({ falhas: 55 }))
      .execute();
    expect((await attempt(server, 'ninguem.um', 'errada', { endereco })).status).toBe(401);
    expect((await attempt(server, 'dalva.lima', worldPassword, { endereco })).status).toBe(429);
    const confirmed = await marina.post('credencial/segundo-fator', {
      senha: worldPassword,
      meio: 'APLICATIVO',
    });
    expect(confirmed.status).toBe(200);
    // somebody mistypes every minute, and nobody else waits for it
    after(server, 15 * 60);
    for (let i = 0; i < 8; i++) {
      expect((await attempt(server, `ninguem.${i}`, 'errada', { endereco })).status).toBe(401);
      after(server, 60);
    }
    expect((await attempt(server, 'dalva.lima', worldPassword, { endereco })).status).toBe(200);
    after(server, 3_600);
  });
});

describe('ten thousand attempts in three hours', () => {
  it('compare a handful of passwords, while the owner goes on entering from a known browser', async () => {
    const login = 'helena.pires';
    const first = await attempt(server, login, worldPassword, { endereco: '192.0.2.1' });
    const cookie = cookieOf(first);
    expect(cookie).toMatch(/^malote_dispositivo=[\w-]{43}$/);
    const header = String(first.raw.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/ws/api/login']) expect(header).toContain(part);

    const before = await compared();
    const statuses = new Map<number, number>();
    for (let i = 0; i < 2_000; i++) {
      // one machine first, then a thousand of them
      const endereco = i < 1_000 ? '203.0.113.9' : `203.0.${i % 5}.${i % 200}`;
      const { status } = await attempt(server, login, `tentativa ${i}`, { endereco });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (i % 500 === 499) {
        // even who guesses it from there has to wait, and the owner, known here, does not
        expect((await attempt(server, login, worldPassword, { endereco })).status).toBe(429);
        const owner = await attempt(server, login, worldPassword, { endereco, cookie });
        expect(owner.status).toBe(200);
      }
      after(server, 5);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect(statuses.get(401)).toBeLessThan(60);
    expect((await compared()) - before).toBe(statuses.get(401));
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
