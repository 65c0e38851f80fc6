import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AparelhosLembrados, ExternoEntrada } from '#schemas/shapes/externo.ts';
import { actsOf, after } from '#tests/server/credencial/entering.ts';
import { jobs } from '#server/jobs.ts';
import {
  readAnswer,
  startTestApp,
  worldNow,
  type Answer,
  type CallRequest,
  type TestApp,
} from '#tests/setup/app.ts';
import { lastMail, linkIn, newOutsider, outsiderPassword, type Outsider } from './outsider.ts';

let server: TestApp;
let ana: Outsider;
let rui: Outsider;
beforeAll(async () => {
  server = await startTestApp({ config: { origin: 'https://malote.exemplo', basePath: '/' } });
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  rui = await newOutsider(server, { nome: 'Rui Castro', email: 'rui@correio.exemplo', base: '731864209' });
}, 240_000);
beforeEach(() => calm());
afterEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

let at = 0;
/** Forgets the counted tries, and calls from another address: what is tried here is more than one person does in an hour. */
const calm = async (): Promise<void> => {
  at += 1;
  await server.platform.connection.db.deleteFrom('tentativaEntrada').execute();
};

const call = async <T>(cookie: string | undefined, { method, path, body }: CallRequest): Promise<Answer<T>> =>
  readAnswer<T>(
    await server.app.inject({
      method,
      url: `/ws/api/${path}`,
      remoteAddress: `198.51.100.${at}`,
      headers: cookie === undefined ? {} : { cookie },
      ...(body === undefined ? {} : { payload: { payload: body } }),
    }),
  );

const name = 'malote_aparelho_externo';
const day = 24 * 3600;

const cookies = (answer: Answer<unknown>): readonly string[] =>
  [answer.raw.headers['set-cookie'] ?? []].flat().map(String);

/** What the browser carries after an answer: the device, or undefined if the answer left it as it was. */
const deviceIn = (answer: Answer<unknown>): string | undefined =>
  cookies(answer)
    .find((each) => each.startsWith(`${name}=`))
    ?.split(';')[0];

const sessionIn = (answer: Answer<unknown>): string =>
  cookies(answer)
    .find((each) => each.startsWith('malote_externo='))
    ?.split(';')[0] ?? '';

const password = (email: string, cookie: string | undefined, senha = outsiderPassword) =>
  call<ExternoEntrada>(cookie, { method: 'POST', path: 'externo/entrada', body: { email, senha } });

/** Enters with password and code, with the box ticked. */
const remember = async (
  email: string,
  cookie?: string,
  senha = outsiderPassword,
): Promise<Answer<unknown>> => {
  await calm();
  const { payload } = await password(email, cookie, senha);
  const codigo = /é (\d{6})/.exec(await lastMail(server, email))?.[1] ?? '';
  return call(cookie, {
    method: 'POST',
    path: 'externo/entrada/codigo',
    body: { desafio: payload.desafio, codigo, lembrar: true },
  });
};

/** The device of a browser that was remembered just now. */
const remembered = async (email: string, senha = outsiderPassword): Promise<string> => {
  const device = deviceIn(await remember(email, undefined, senha));
  if (device === undefined) throw new Error('o aparelho não foi lembrado');
  return device;
};

const asksCode = ({ payload }: Answer<ExternoEntrada>): boolean =>
  !payload.entrou && payload.desafio !== undefined;

describe('a device that somebody from outside asked to remember', () => {
  it('enters with the password alone, for thirty days, and its cookie no script reads', async () => {
    const entered = await remember(ana.email);
    const line = cookies(entered).find((each) => each.startsWith(name)) ?? '';
    expect(line).toContain('Path=/ws/api/externo');
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', `Max-Age=${30 * day}`])
      expect(line).toContain(part);
    const device = deviceIn(entered);
    after(server, 29 * day);
    const again = await password(ana.email, device);
    expect(again.payload).toEqual({ entrou: true });
    expect((await call(sessionIn(again), { method: 'GET', path: 'externo/sessao' })).status).toBe(200);
    // the day does not move with the use
    const line2 = cookies(again).find((each) => each.startsWith(name)) ?? '';
    expect(line2).toContain(`Max-Age=${day}`);
    after(server, 31 * day);
    expect(asksCode(await password(ana.email, deviceIn(again)))).toBe(true);
  });

  it('is not remembered without asking for it, and the person is told where it was', async () => {
    const { payload } = await password(rui.email, undefined);
    const codigo = /é (\d{6})/.exec(await lastMail(server, rui.email))?.[1] ?? '';
    const plain = await call(undefined, {
      method: 'POST',
      path: 'externo/entrada/codigo',
      body: { desafio: payload.desafio, codigo },
    });
    expect(plain.status).toBe(200);
    expect(deviceIn(plain)).toBeUndefined();
    await remember(rui.email);
    const mail = await lastMail(server, rui.email);
    expect(mail).toContain('Você pediu para lembrar este aparelho por 30 dias');
    expect(mail).toContain('https://malote.exemplo/externo/conta');
  });

  it('keeps only hashes of what the browser carries', async () => {
    const device = await remembered(ana.email);
    const kept = await server.platform.connection.db.selectFrom('aparelhoExterno').selectAll().execute();
    const words = JSON.stringify(
      kept.map((row) => ({
        ...row,
        s: row.serieHash.toString('base64url'),
        t: row.tokenHash.toString('base64url'),
      })),
    );
    for (const part of device.replace(`${name}=`, '').split('.')) {
      expect(part).toHaveLength(43);
      expect(words).not.toContain(part);
    }
  });

  it('of one account opens no other, nor without the password', async () => {
    const device = await remembered(ana.email);
    expect(asksCode(await password(rui.email, device))).toBe(true);
    const wrong = await password(ana.email, device, 'outra senha qualquer');
    expect([wrong.status, wrong.codigo, deviceIn(wrong)]).toEqual([401, 'credenciaisInvalidas', undefined]);
    // neither attempt spent it
    expect((await password(ana.email, device)).payload.entrou).toBe(true);
  });

  it('serves once: a copy used after the browser, or before it, makes the device forgotten', async () => {
    const device = await remembered(ana.email);
    const own = deviceIn(await password(ana.email, device));
    expect(own).not.toBe(device);
    const copy = await password(ana.email, device);
    expect(asksCode(copy)).toBe(true);
    expect(sessionIn(copy)).toBe('');
    // the browser itself asks for the code again
    expect(asksCode(await password(ana.email, own))).toBe(true);
    const { id } = (await ana.ask<{ id: number }>('GET', 'externo/sessao')).payload;
    expect(await actsOf(server, `externo:${id}`)).toEqual(
      expect.arrayContaining(['aparelhoLembrado', 'aparelhoReconhecido', 'aparelhoRepetido']),
    );
  });

  it('that was tampered with asks for the code', async () => {
    const changed = (text: string, at: number): string =>
      `${text.slice(0, at)}${text.at(at) === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    const device = await remembered(ana.email);
    const tries = [
      changed(device, name.length + 3),
      `${name}=${'A'.repeat(43)}.${device.split('.')[1]}`,
      `${name}=`,
      `${name}=' or true --`,
      device.split('.')[0] ?? '',
    ];
    for (const each of tries) expect(asksCode(await password(ana.email, each)), each).toBe(true);
    await calm();
    // with another secret its series is known, and no longer trusted
    expect(asksCode(await password(ana.email, changed(device, name.length + 50)))).toBe(true);
    expect(asksCode(await password(ana.email, device))).toBe(true);
  });

  it('is forgotten one by one, or all, by who owns it and by nobody else', async () => {
    const [one, two] = [await remembered(ana.email), await remembered(ana.email)];
    const mine = `${ana.cookie}; ${two}`;
    const listed = await call<AparelhosLembrados>(mine, {
      method: 'GET',
      path: 'externo/aparelhos',
    });
    const here = listed.payload.itens.filter(({ este }) => este);
    expect(here).toHaveLength(1);
    const path = `externo/aparelhos/${here[0]?.id}`;
    expect((await rui.ask('DELETE', path)).status).toBe(404);
    expect((await rui.ask<AparelhosLembrados>('DELETE', 'externo/aparelhos')).payload.itens).toEqual([]);
    expect((await ana.ask('DELETE', path)).status).toBe(200);
    expect(asksCode(await password(ana.email, two))).toBe(true);
    const other = deviceIn(await password(ana.email, one));
    expect(other).toBeDefined();
    expect((await ana.ask<AparelhosLembrados>('DELETE', 'externo/aparelhos')).payload.itens).toEqual([]);
    expect(asksCode(await password(ana.email, other))).toBe(true);
    expect((await ana.ask('GET', 'externo/sessao')).status).toBe(200);
  });

  it('is one of ten, and one of a browser', async () => {
    const first = await remembered(ana.email);
    for (let i = 0; i < 10; i++) {
      after(server, 3600 * (i + 1));
      await remember(ana.email);
    }
    expect(asksCode(await password(ana.email, first))).toBe(true);
    const last = await remembered(ana.email);
    const before = (await list()).length;
    await remember(ana.email, `${last.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))}`);
    expect((await list()).length).toBeLessThanOrEqual(before);
  });

  it('is forgotten when the password changes, by the person or by a link, and when they leave everywhere', async () => {
    const bia = await newOutsider(server, {
      nome: 'Bia Torres',
      email: 'bia@correio.exemplo',
      base: '640918273',
    });
    const first = await remembered(bia.email);
    const nova = 'outra frase bem longa';
    expect((await bia.ask('POST', 'externo/senha', { atual: outsiderPassword, nova })).status).toBe(200);
    expect(asksCode(await password(bia.email, first, nova))).toBe(true);

    const second = await remembered(bia.email, nova);
    await call(undefined, {
      method: 'POST',
      path: 'externo/esqueci-senha',
      body: { email: bia.email },
    });
    const { ports, connection } = server.platform;
    await jobs.enviarLinkExterno(
      { db: connection.db, ports, log: server.app.log },
      { email: bia.email, endereco: '' },
    );
    const senha = 'mais uma frase bem longa';
    const link = linkIn(await lastMail(server, bia.email));
    await call(undefined, {
      method: 'POST',
      path: 'externo/redefinir-senha',
      body: { link, senha },
    });
    expect(asksCode(await password(bia.email, second, senha))).toBe(true);

    const third = await remember(bia.email, undefined, senha);
    const session = sessionIn(third);
    const left = await call(session, { method: 'POST', path: 'externo/sair-de-todos', body: {} });
    expect(left.status).toBe(200);
    expect((await call(session, { method: 'GET', path: 'externo/sessao' })).status).toBe(401);
    expect(asksCode(await password(bia.email, deviceIn(third), senha))).toBe(true);
  });

  it('stays with a plain exit, and goes when the account is blocked, even if it opens again', async () => {
    const device = await remembered(rui.email);
    expect((await rui.ask('POST', 'externo/sair', {})).status).toBe(200);
    const next = deviceIn(await password(rui.email, device));
    expect(next).toBeDefined();
    const admin = await server.as('admin');
    const { id } = await server.platform.connection.db
      .selectFrom('registro.usuarioExterno')
      .select('id')
      .where('email', '=', rui.email)
      .executeTakeFirstOrThrow();
    for (const bloqueado of [true, false]) {
      const { payload } = await admin.get<object>(`usuario-externo/${id}`);
      expect((await admin.put(`usuario-externo/${id}`, { ...payload, bloqueado })).status).toBe(200);
      if (bloqueado) expect((await password(rui.email, next)).codigo).toBe('usuarioBloqueado');
    }
    expect(asksCode(await password(rui.email, next))).toBe(true);
  });

  it('does not loosen the count of wrong passwords', async () => {
    const device = await remembered(ana.email);
    let last: Answer<unknown> | undefined;
    for (let i = 0; i < 12 && last?.status !== 429; i++)
      last = await password(ana.email, device, `tentativa ${i}`);
    expect(last?.status).toBe(429);
    expect((await password(ana.email, device)).status).toBe(429);
  });
});

const list = async (): Promise<readonly unknown[]> =>
  server.platform.connection.db.selectFrom('aparelhoExterno').select('id').execute();
