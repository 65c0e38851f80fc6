import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { openConnectProxy, type ConnectProxy } from '#tests/setup/connect-proxy.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { openMailServer, type MailBox } from '#tests/setup/mail-server.ts';
import {
  directoryBase,
  searcher,
  startDirectory,
  type OutsideDirectory,
} from '#tests/setup/outside-directory.ts';
import { providerClient, startProvider, type OutsideProvider } from '#tests/setup/outside-provider.ts';
import { configure, tellTest } from './identity-settings.ts';

let proxy: ConnectProxy;
let mail: MailBox;
let directory: OutsideDirectory;
let provider: OutsideProvider;
let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  [proxy, mail, directory] = [
    await openConnectProxy('malote', 'senha-do-proxy'),
    await openMailServer(),
    await startDirectory(''),
  ];
  provider = await startProvider('http://127.0.0.1:3000/', await freePort());
  server = await startTestApp({
    config: {
      allowedConnections: [
        `127.0.0.1:${proxy.port}`,
        `correio.exemplo:${mail.port}`,
        `127.0.0.1:${new URL(provider.issuer).port}`,
        `localhost:${directory.tlsPort}`,
        `localhost:${directory.port}`,
      ],
    },
  });
  admin = await server.as('admin');
  const saved = await configure(admin, {
    proxyUrl: `http://127.0.0.1:${proxy.port}`,
    proxyUsuario: 'malote',
    proxySenha: 'senha-do-proxy',
    smtpServidor: 'correio.exemplo',
    smtpPorta: mail.port,
    smtpSeguranca: 'NENHUMA',
    ssoEmissor: provider.issuer,
    ssoCliente: providerClient.id,
    ssoSegredo: providerClient.secret,
    ldapUrl: `ldaps://localhost:${directory.tlsPort}`,
    ldapAutoridade: directory.authority,
    ldapBase: directoryBase,
    ldapUsuario: searcher.dn,
    ldapSenha: searcher.senha,
  });
  expect(saved.status).toBe(200);
});
beforeEach(() => {
  proxy.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  await Promise.all([proxy.close(), mail.close(), provider.stop(), directory.remove()]);
});

/** Sends one mail, as the worker does. */
const send = async (): Promise<void> => {
  const { db } = server.platform.connection;
  await db.deleteFrom('correio').execute();
  await queueMail(db, server.time.now, { para: 'ana@vilaserena.exemplo', assunto: 'Aviso', texto: 'Texto' });
  const { id } = await db.selectFrom('correio').select('id').executeTakeFirstOrThrow();
  const log = pino({ level: 'silent' });
  await jobs.enviarCorreio({ db, ports: server.platform.ports, log }, { correioId: id });
};

describe('o proxy das configurações', () => {
  it('leva o correio a um nome que só ele conhece', async () => {
    await send();
    expect([mail.accepted.length, proxy.asked]).toEqual([1, [`correio.exemplo:${mail.port}`]]);
  });

  it('leva o provedor e o diretório, por ldaps e por StartTLS', async () => {
    expect(await tellTest(admin, 'testarProvedor')).toContain('respond');
    expect(proxy.asked).toContain(new URL(provider.issuer).host);
    expect(await tellTest(admin, 'testarDiretorio')).toContain(`A base existe: ${directoryBase}.`);
    expect(proxy.asked).toContain(`localhost:${directory.tlsPort}`);
    const plain = { ldapUrl: `ldap://localhost:${directory.port}`, ldapSenha: searcher.senha };
    expect((await configure(admin, plain)).status).toBe(200);
    expect(await tellTest(admin, 'testarDiretorio')).toContain(`A base existe: ${directoryBase}.`);
    expect(proxy.asked).toContain(`localhost:${directory.port}`);
  });

  it('não leva as exceções, nem a quem a instalação não permite, e a recusa dele aparece', async () => {
    const secret = { proxySenha: 'senha-do-proxy' };
    expect((await configure(admin, { ...secret, proxyExcecoes: '127.0.0.1, *.fora.exemplo' })).status).toBe(
      200,
    );
    expect(await tellTest(admin, 'testarProvedor')).toContain('respond');
    expect(proxy.asked).toEqual([]);
    await configure(admin, { smtpServidor: 'vizinho.exemplo' });
    await expect(send()).rejects.toThrow();
    expect(proxy.asked).toEqual([]);
    await configure(admin, { smtpServidor: 'correio.exemplo', proxySenha: 'errada' });
    await expect(send()).rejects.toMatchObject({
      data: { motivo: 'O proxy recusou a ligação: 407 Proxy Authentication Required.' },
    });
    const refused = await configure(admin, { proxyUrl: 'http://malote:senha@127.0.0.1:3128', ...secret });
    expect(refused.campos).toEqual(['proxyUrl']);
  });
});
