import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { queueMail, requeueWaiting } from '#server/instalacao/correio/index.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { changeOnly, itens } from './act.ts';

let world: RegisterWorld;
let server: SMTPServer;
const accepted: string[] = [];
/** What the mail server does once it has the whole text. */
let atTheEnd: () => Promise<'accept' | 'vanish'>;

beforeAll(async () => {
  world = await openRegisterWorld();
  Object.assign(world.platform.ports.config, { allowedConnections: ['127.0.0.1'] });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then(async (mail) => {
        accepted.push(mail);
        if ((await atTheEnd()) === 'accept') return done();
        for (const { _socket: socket } of server.connections as Set<{ _socket: { destroy(): void } }>)
          socket.destroy();
      }),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  await changeOnly(world.administrator, 'configuracao', {
    smtpServidor: '127.0.0.1',
    smtpPorta: (server.server.address() as AddressInfo).port,
    smtpSeguranca: 'NENHUMA',
  });
  // what administrators are told of the change is another test's matter
  await context().db.deleteFrom('correio').execute();
});
afterAll(async () => {
  await new Promise<void>((done) => server.close(() => done()));
  await world.close();
});
beforeEach(() => accepted.splice(0));

const context = () => ({
  db: world.platform.connection.db,
  ports: world.platform.ports,
  log: pino({ level: 'silent' }),
});

const queued = async (assunto: string): Promise<number> => {
  await queueMail(context().db, new Date('2026-11-20T11:00:00Z'), {
    para: 'helena@vilaserena.exemplo',
    assunto,
    texto: 'O Ofício 12 chegou.',
  });
  const [row] = itens(await world.administrator.get('gerenciador-email'));
  expect(row).toMatchObject({ assunto, situacao: 'ESPERA' });
  return Number(row?.['id']);
};
const send = (correioId: number): Promise<void> => jobs.enviarCorreio(context(), { correioId });
const shown = async (id: number) => (await world.administrator.get(`gerenciador-email/${id}`)).payload;
const numberOf = (mail: string | undefined): string | undefined =>
  /^Message-ID: (.+)$/im.exec(mail ?? '')?.[1];

it('um e-mail cujo envio caiu no meio não sai de novo sozinho: fica em dúvida, e alguém decide', async () => {
  const id = await queued('Caiu no meio');
  atTheEnd = async () => {
    expect(await shown(id)).toMatchObject({ situacao: 'ENVIANDO' });
    // As when the process that sends dies: its transaction goes with it.
    await world.platform.connection.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
    );
    return 'accept';
  };
  await expect(send(id)).rejects.toThrow();
  await send(id);
  await requeueWaiting(context().db, { refused: true });
  await send(id);
  expect(accepted).toHaveLength(1);
  const doubt = await shown(id);
  expect(doubt).toMatchObject({ situacao: 'DUVIDA', texto: 'O Ofício 12 chegou.' });
  expect(doubt['erro']).toContain('se não chegou, envie de novo');

  atTheEnd = () => Promise.resolve('accept');
  expect((await world.administrator.post(`gerenciador-email/${id}/acao/reenviar`, {})).status).toBe(200);
  await send(id);
  expect(accepted).toHaveLength(2);
  expect(numberOf(accepted[0])).toMatch(/^<[\w-]{36}@/);
  expect(numberOf(accepted[1])).toBe(numberOf(accepted[0]));
  expect((await world.administrator.get(`gerenciador-email/${id}`)).status).toBe(404);
});

it('um servidor que recebe o texto e se cala deixa a mesma dúvida', async () => {
  const id = await queued('Calou-se');
  atTheEnd = () => Promise.resolve('vanish');
  await send(id);
  await send(id);
  expect(accepted).toHaveLength(1);
  expect(await shown(id)).toMatchObject({ situacao: 'DUVIDA', tentativas: 1 });
});
