import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#server/base/files/file-store.ts';
import { jobs } from '#server/jobs.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { change, create, itens, refusal } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const gigabyte = 1_073_741_824;

/** The task that sums what volumes hold, on a machine whose disk has so much free. */
const sum = async (livres: number): Promise<void> => {
  const { connection, ports } = world.platform;
  const files: FileStore = {
    ...ports.files,
    space: () => Promise.resolve({ livres, total: 100 * gigabyte }),
  };
  const { id } = await connection.db
    .selectFrom('registro.tarefa')
    .select('id')
    .where('classe', '=', 'somarVolumes')
    .executeTakeFirstOrThrow();
  const ctx = { db: connection.db, ports: { ...ports, files }, log: pino({ level: 'silent' }) };
  await jobs.executarTarefa(ctx, { tarefaId: id });
};
const told = async (): Promise<unknown[]> =>
  itens(await world.administrator.get(`notificacao-interna/listar/${world.ids.tiago}`)).map(
    ({ assunto }) => assunto,
  );
const principal = async () =>
  itens(await world.administrator.get('volume')).find(({ nome }) => nome === 'Principal') as { id: number };

describe('o espaço que acaba', () => {
  it('do disco é avisado uma vez antes de faltar, e de novo quando volta a faltar', async () => {
    await sum(20 * gigabyte);
    expect(await told()).toEqual([]);
    await sum(9 * gigabyte);
    await sum(8 * gigabyte);
    expect(await told()).toEqual(['O disco do volume Principal tem só 9 GB livres']);
    const { id } = await principal();
    expect((await world.administrator.get(`volume/${id}`)).payload).toMatchObject({
      discoLivre: 8 * gigabyte,
    });
    await sum(20 * gigabyte);
    await sum(7 * gigabyte);
    expect(await told()).toHaveLength(2);
    await sum(20 * gigabyte);
  });

  it('do volume é avisado quando passa de 90 % do limite', async () => {
    const { id } = await principal();
    const { pool } = world.platform.connection;
    await pool.query('insert into volume_movimento (volume_id, bytes, arquivos) values ($1, 10, 95)', [id]);
    expect((await change(world.administrator, 'volume', id, { limiteArquivos: 100 })).status).toBe(200);
    await pool.query('insert into volume_movimento (volume_id, bytes, arquivos) values ($1, 10, 95)', [id]);
    await sum(20 * gigabyte);
    await sum(20 * gigabyte);
    expect((await told()).filter((text) => String(text).includes('limite'))).toEqual([
      'O volume Principal está com 95 % do limite',
    ]);
  });
});

describe('a pasta de um volume', () => {
  it('existe já, ou é criada só dentro do que quem opera permite', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'malote-fora-'));
    const inside = world.platform.ports.config.dataDir;
    try {
      const missing = { nome: 'De fora', pasta: join(outside, 'a', 'b') };
      expect(refusal(await world.administrator.post('volume', missing))[1]).toEqual({
        pasta: expect.stringMatching(/^A pasta não existe\. Crie-a no servidor antes/) as string,
      });
      await expect(readdir(outside)).resolves.toEqual([]);
      // A link inside the data folder leads out of it.
      await symlink(outside, join(inside, 'atalho'));
      const linked = { nome: 'De fora', pasta: 'atalho/c' };
      expect(refusal(await world.administrator.post('volume', linked))[0]).toBe(422);
      await mkdir(missing.pasta, { recursive: true });
      await create(world.administrator, 'volume', missing);
    } finally {
      await rm(outside, { recursive: true, force: true });
    }
  });

  it('que já é de outro não serve a um segundo', async () => {
    const { dataDir } = world.platform.ports.config;
    await create(world.administrator, 'volume', { nome: 'Segundo', pasta: 'segundo' });
    const again = { nome: 'O mesmo', pasta: `${dataDir}/segundo` };
    expect(refusal(await world.administrator.post('volume', again))).toEqual([
      422,
      { pasta: 'A pasta já é de outro volume ou de outra instalação: há nela uma marca.' },
    ]);
  });
});
