import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { loggerOptions, openLogFiles } from '#server/base/http/logger.ts';
import { hideSecrets } from '#server/base/log/hide-secrets.ts';
import { readTail } from '#server/base/log/read-tail.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('o que esconde segredos', () => {
  it.each([
    ['{"senha":"abc","outro":"fica"}', '{"senha":"…","outro":"fica"}'],
    ['{"Nova-Senha" : "com \\" aspas","n":1}', '{"Nova-Senha" : "…","n":1}'],
    ['{"token":123456,"n":1}', '{"token":"…","n":1}'],
    ['{"msg":"corpo {\\"senha\\":\\"abc\\",\\"n\\":1}"}', '{"msg":"corpo {\\"senha\\":\\"…\\",\\"n\\":1}"}'],
    ['{"senha":"cortada no mei', '{"senha":"…"'],
    ['authorization: Bearer abc.def', 'authorization: Bearer …'],
    ['/ws/api/arquivo/1?bilhete=abc&n=1', '/ws/api/arquivo/1?bilhete=…&n=1'],
    ['smtp://u:p@ss/x@servidor:25 e http://a/b', 'smtp://u:…@servidor:25 e http://a/b'],
    ['$argon2id$v=19$m=1$x fim', '$argon2id$… fim'],
    ['-----BEGIN RSA PRIVATE KEY-----\\nabc', '…'],
    ['{"msg":"nada a esconder","url":"/a?b=c"}', '{"msg":"nada a esconder","url":"/a?b=c"}'],
  ])('%s', (line, shown) => {
    expect(hideSecrets(line)).toBe(shown);
  });

  // Each of these took the time of its length squared: hours, in place of an instant.
  it.each([
    '"senha',
    '"',
    '"\\',
    '\\"',
    'senha',
    'Bearer ',
    '?token',
    'a://a:',
    '://',
    ' :',
    '-----BEGIN A',
    '$argon2',
  ])('gasta com %j repetido o que gasta com qualquer outra linha', (piece) => {
    const line = piece.repeat(Math.ceil(500_000 / piece.length));
    expect(hideSecrets(`${line} {"senha":"abc"}`)).not.toBe('');
  });
});

describe('o fim de um arquivo', () => {
  it('lê-se em páginas, com as linhas que passam de uma para a outra inteiras', async () => {
    const path = join(folder, 'longo.log');
    const lines = Array.from(
      { length: 9_000 },
      (_, n) => `{"level":30,"n":${n},"msg":"${'x'.repeat(n % 700)}"}`,
    );
    await writeFile(path, `${lines.join('\n')}\n`);
    expect(await readTail(path, { linhas: 5_000, nivel: undefined, q: '"msg"' })).toEqual(
      lines.slice(-5_000),
    );
    expect(await readTail(path, { linhas: 2, q: '"n":17,' })).toEqual([lines[17]]);
  });

  it('não mostra a metade de uma linha, que teria perdido o nome do segredo', async () => {
    const path = join(folder, 'metade.log');
    await writeFile(path, `{"senha":"${'abc'.repeat(900_000)}"}\n{"msg":"fica"}\n`);
    expect(await readTail(path, { linhas: 10 })).toEqual(['{"msg":"fica"}']);
  });
});

describe('a leitura dos logs', () => {
  let world: RegisterWorld;
  beforeAll(async () => {
    world = await openRegisterWorld();
    await mkdir(join(world.platform.ports.config.dataDir, 'logs'), { recursive: true });
  });
  afterAll(() => world.close());

  it('de linhas hostis não faz esperar quem pede outra coisa', async () => {
    const { dataDir } = world.platform.ports.config;
    const line = `{"msg":"${'\\"senha\\":'.repeat(7_000)}`;
    await writeFile(join(dataDir, 'logs', 'hostil.log'), `${line}\n`.repeat(80));
    const order: string[] = [];
    const read = world.administrator
      .get(`logs-sistema/linhas/${hostname()}/hostil.log?q=nada`)
      .then(({ status }) => order.push(`log ${status}`));
    const other = world.administrator.get('cargo').then(({ status }) => order.push(`cargo ${status}`));
    await Promise.all([read, other]);
    expect(order).toEqual(['cargo 200', 'log 200']);
  });
});

describe('o que se grava', () => {
  it('não tem o que se procurou', async () => {
    const lines: string[] = [];
    const config = readConfig({}, { dataDir: folder, logLevel: 'info', test: true });
    const app = fastify({
      logger: loggerOptions(config, { write: (line: string) => void lines.push(line) }) ?? false,
    });
    app.get('/ws/api/pesquisa', () => ({}));
    app.setNotFoundHandler(() => ({}));
    await app.inject('/ws/api/pesquisa?q=Maria%20da%20Penha&nome=Maria&start=20&token=abc&vazio');
    const secret = 'Ab_9-'.repeat(9).slice(0, 43);
    await app.inject(`/ws/api/agenda/assinatura/${secret}.ics?q=Maria`);
    await app.inject(`/ws/api/agenda/assinatura/${secret}`);
    await app.close();
    const all = lines.join('');
    expect(all).toContain('/ws/api/agenda/assinatura/….ics?q=…');
    expect(all).not.toContain(secret);
    expect(all).toContain('/ws/api/pesquisa?q=…&nome=…&start=20&token=…&vazio');
    expect(all).not.toMatch(/Maria|Penha|abc/);
  });

  it('só é lido por quem roda o servidor', async () => {
    const files = await openLogFiles({ dataDir: folder });
    files.stream.write('{"msg":"linha"}\n');
    await files.close();
    const names = (await readdir(join(folder, 'logs'))).filter((name) => name.startsWith('malote'));
    expect(names).not.toEqual([]);
    for (const name of names)
      expect(((await stat(join(folder, 'logs', name))).mode & 0o777).toString(8)).toBe('600');
  });
});
