import { createServer } from 'node:net';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { requireSupportedPostgres } from '#server/base/db/postgres-version.ts';
import { failureOf } from '#server/base/db/embedded/postgres-failure.ts';
import { causeOnDisk, startupFailure } from '#server/base/startup-failure.ts';
import { connectionTo, maintenanceConnection } from '#tests/setup/server-address.ts';

const failureFrom = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (cause) {
    return cause;
  }
  throw new Error('It did not fail.');
};

const connect = async (options: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
};

const oneLine = (failure: unknown): string => {
  const line = startupFailure(failure) ?? '';
  expect(line).not.toBe('');
  expect(line).not.toMatch(/[\n{}]|undefined/);
  return line;
};

describe('the one line of a failed start', () => {
  it('busy port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const [failure] = (await once(createServer().listen(port, '127.0.0.1'), 'error')) as [Error];
    expect(oneLine(failure)).toContain(`A porta ${port} já está em uso`);
    server.close();
  });

  it('address that is not of this machine', async () => {
    const [failure] = (await once(createServer().listen(0, '203.0.113.9'), 'error')) as [Error];
    expect(oneLine(failure)).toContain('203.0.113.9');
  });

  it('PostgreSQL that is not there: closed port, missing socket', async () => {
    const closed = await failureFrom(() => connect({ host: 'localhost', port: 1, user: 'x', database: 'x' }));
    expect(oneLine(closed)).toMatch(/não responde em .*:1\b/);
    const socket = await failureFrom(() => connect({ host: '/nowhere', user: 'x', database: 'x' }));
    expect(oneLine(socket)).toContain('DATABASE_URL não responde em /nowhere');
  });

  it('database that does not exist', async () => {
    const failure = await failureFrom(() => connect(connectionTo('inexistente')));
    expect(oneLine(failure)).toContain('não existe');
  });

  it('role that may not enter', async () => {
    const failure = await failureFrom(() => connect({ ...maintenanceConnection(), user: 'ninguem' }));
    expect(oneLine(failure)).toContain('recusou o usuário ou a senha');
  });

  it('PostgreSQL too old', async () => {
    const old = { query: () => Promise.resolve({ rows: [{ number: 140012, name: '14.12' }] }) };
    const failure = await failureFrom(() => requireSupportedPostgres(old as unknown as pg.Pool));
    expect(oneLine(failure)).toBe(
      'O PostgreSQL de DATABASE_URL é o 14.12; o Malote precisa do 15 ou mais novo.',
    );
  });

  it('accepts the server of these tests', async () => {
    const client = new pg.Client(maintenanceConnection());
    await client.connect();
    await expect(requireSupportedPostgres(client)).resolves.toBeUndefined();
    await client.end();
  });

  it('folder that cannot be written', () => {
    const denied = Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'open', path: '/dados' });
    expect(oneLine(denied)).toBe(
      'Não é possível gravar em /dados. Libere a escrita ou indique outra pasta em MALOTE_DADOS.',
    );
  });

  it('folder that cannot be made on a read-only disk', () => {
    const refused = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'mkdir', path: '/dados' });
    expect(oneLine(refused)).toContain('Não é possível gravar em /dados');
  });

  it('full disk, said by the system or by PostgreSQL', async () => {
    const failure = await failureFrom(() => writeFile('/dev/full', 'x'));
    expect(oneLine(failure)).toContain('O disco está cheio');
    const words = 'initdb: error: could not write file "base/1/2": No space left on device';
    const cut =
      'FATAL: could not extend file: wrote only 4096 bytes\nHINT:  Check free disk space.\nPANIC: aborted';
    expect(oneLine(failureOf(cut, '/dados'))).toContain('O disco está cheio');
    expect(oneLine(failureOf(words, '/dados'))).toContain(
      'O disco está cheio e o Malote não pode gravar em /dados.',
    );
  });

  it('full disk, on which PostgreSQL ended without saying why', async () => {
    const ended = new Error('Connection terminated unexpectedly');
    // A file system without a free block.
    expect(oneLine(await causeOnDisk(ended, '/proc'))).toContain('O disco está cheio');
    expect(await causeOnDisk(ended, tmpdir())).toBe(ended);
    const unclear = failureOf('PANIC: cannot abort transaction 1', '/dados');
    expect(oneLine(await causeOnDisk(unclear, '/proc'))).toContain('O disco está cheio');
    const busy = Object.assign(new Error('busy'), { code: 'EADDRINUSE', syscall: 'listen', port: 1 });
    expect(await causeOnDisk(busy, '/proc')).toBe(busy);
  });

  it('database address that is none', async () => {
    expect(oneLine(await failureFrom(() => new URL('not an address')))).toContain('DATABASE_URL');
  });

  it('says nothing about what it does not know', () => {
    expect(startupFailure(new Error('a defect'))).toBeUndefined();
    expect(startupFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(startupFailure('text')).toBeUndefined();
  });
});
