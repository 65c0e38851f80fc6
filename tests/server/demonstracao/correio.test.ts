import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CorreioDemonstracao } from '#schemas/shapes/demonstracao.ts';
import type { Tema } from '#schemas/shapes/tema.ts';
import { trialMailPath } from '#server/administracao/demonstracao/index.ts';
import { listMails } from '#server/administracao/demonstracao/list-mails.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { readConfig, type Config } from '#server/base/config.ts';
import { jobs } from '#server/jobs.ts';
import { ask } from '#tests/server/credencial/entering.ts';
import { readAnswer, startTestApp, type Answer, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const get = async <T>(path: string): Promise<Answer<T>> =>
  readAnswer<T>(await server.call({ method: 'GET', path }));

const mark = async (valor: unknown): Promise<void> => {
  const { db } = server.platform.connection;
  await db.deleteFrom('ajuste').where('chave', '=', 'demonstracao').execute();
  if (valor !== undefined)
    await db
      .insertInto('ajuste')
      .values({ chave: 'demonstracao', valor: JSON.stringify(valor) })
      .execute();
};

/** As the installation is while the work runs. */
const withConfig = async (changes: Partial<Config>, work: () => Promise<void>): Promise<void> => {
  const config = server.platform.ports.config as { -readonly [K in keyof Config]: Config[K] };
  const before = { ...config };
  Object.assign(config, changes);
  try {
    await work();
  } finally {
    Object.assign(config, before);
  }
};

const trial = async (): Promise<Tema['experimentar']> => (await get<Tema>('tema')).payload.experimentar;

const keyOf = async (): Promise<string> => {
  const { connection, ports } = server.platform;
  return (await trialMailPath(connection.db, ports.config))?.split('#')[1] ?? '';
};

/** Does the work that waits in the queue, as the server does between requests. */
const sendLinks = async (): Promise<void> => {
  const { ports, connection } = server.platform;
  const { rows } = await connection.pool.query<{ payload: { login: string; endereco: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'enviarLinkSenha'`,
  );
  for (const { payload } of rows)
    await jobs.enviarLinkSenha({ db: connection.db, ports, log: server.app.log }, payload);
};

it('gives no way in and no mail where the installation is no demonstration', async () => {
  await mark({ senhaConhecida: true });
  const key = await keyOf();
  await mark(undefined);
  expect(await trial()).toBeUndefined();
  expect((await get(`demonstracao/correio/${key}`)).status).toBe(404);
});

it('offers on this machine alone the password and the mails', async () => {
  await mark({ senhaConhecida: true });
  expect(await trial()).toMatchObject({
    senha: 'malote-demo',
    correio: `/demonstracao/correio#${await keyOf()}`,
  });
  expect((await trial())?.pessoas.map(({ login }) => login)).toContain('helena.pires');
  const elsewhere: Partial<Config>[] = [
    { host: '0.0.0.0' },
    { origin: 'https://malote.exemplo.gov.br' },
    { trustProxy: 1 },
  ];
  for (const change of elsewhere)
    await withConfig(change, async () => {
      expect(Object.keys((await trial()) ?? {})).toEqual(['pessoas']);
    });
  await withConfig({ demonstrationPassword: 'outra-senha-escolhida' }, async () => {
    expect(await trial()).not.toHaveProperty('senha');
  });
  // of a version that did not say with which password it was loaded
  await mark(true);
  expect(await trial()).not.toHaveProperty('senha');
});

it('reads what would have left, with its links, by the key of the address and no other', async () => {
  await mark({ senhaConhecida: true });
  await ask(server, 'login/esqueci-senha', { login: 'helena.pires' });
  await sendLinks();
  const key = await keyOf();
  const read = await get<CorreioDemonstracao>(`demonstracao/correio/${key}`);
  expect(read.payload.mensagens[0]).toMatchObject({
    para: 'helena.pires@vilaserena.exemplo',
    texto: expect.stringMatching(/redefinir-senha#[\w-]{43}/) as string,
  });
  // one kept by reference has its words too
  expect(read.payload.mensagens.map(({ texto }) => texto).join()).toContain('externo/solicitacao/');
  expect((await get(`demonstracao/correio/${'a'.repeat(43)}`)).status).toBe(404);
  expect((await get(`demonstracao/correio/${key.slice(1)}`)).status).toBe(404);
  await withConfig({ smtpUrl: 'smtp://localhost:2525' }, async () => {
    expect((await get(`demonstracao/correio/${key}`)).status).toBe(404);
    expect(await trial()).not.toHaveProperty('correio');
  });
});

it('keeps nothing of a reading, whatever a writer does', async () => {
  const { connection, ports } = server.platform;
  const { db } = connection;
  const agora = ports.clock();
  await queueMail(db, agora, { para: 'a@b.exemplo', assunto: 'x', texto: 'y' }, { aviso: { de: 'teste' } });
  const count = async () => (await db.selectFrom('correio').select('id').execute()).length;
  const before = await count();
  const ctx = { db, ports, agora, log: server.app.log } as unknown as PublicCtx;
  const { mensagens } = await listMails(ctx, async (writing) => {
    await writing.db.deleteFrom('correio').execute();
    return { assunto: 'Escrita', texto: 'ao sair' };
  });
  expect(mensagens[0]).toMatchObject({ assunto: 'Escrita' });
  expect(await count()).toBe(before);
});

it('puts the newest first, whichever was written down first', async () => {
  await mark({ senhaConhecida: true });
  const { connection, ports } = server.platform;
  const agora = ports.clock();
  const later = new Date(agora.getTime() + 60_000);
  const mail = (assunto: string) => ({ para: 'a@b.exemplo', assunto, texto: 'y' });
  await queueMail(connection.db, later, mail('Depois'));
  await queueMail(connection.db, agora, mail('Antes'));
  const { payload } = await get<CorreioDemonstracao>(`demonstracao/correio/${await keyOf()}`);
  const times = payload.mensagens.map(({ momento }) => momento);
  expect(times).toEqual([...times].sort().reverse());
  expect(payload.mensagens[0]).toMatchObject({ assunto: 'Depois' });
});

it('knows this machine by the defaults of the environment', () => {
  expect(readConfig({}, { key: Buffer.alloc(32) })).toMatchObject({
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:3000',
    trustProxy: false,
  });
});
