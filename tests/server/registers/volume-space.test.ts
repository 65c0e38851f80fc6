import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ptBR } from '#schemas/messages/index.ts';
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
  it('só fica na pasta de dados ou no que quem opera permite, por onde as ligações levem', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'malote-fora-'));
    const { config } = world.platform.ports;
    const inside = config.dataDir;
    const allowed = join(outside, 'volumes');
    const post = async (pasta: string) =>
      refusal(await world.administrator.post('volume', { nome: `Em ${pasta}`, pasta }));
    try {
      await mkdir(join(outside, 'existe'));
      await mkdir(allowed);
      (config as { volumeRoots: readonly string[] }).volumeRoots = [allowed];
      await symlink(outside, join(inside, 'atalho'));
      await symlink(join(outside, 'existe'), join(allowed, 'atalho'));
      await symlink(config.clientDir, join(inside, 'telas'));
      for (const name of ['postgres', 'logs', 'backup']) await mkdir(join(inside, name), { recursive: true });
      await writeFile(join(inside, 'chave'), 'x');
      const program = resolve(config.clientDir, '..', '..');
      const refused = [
        join(outside, 'existe'),
        join(outside, 'a', 'b'),
        'atalho/c',
        'atalho',
        join(allowed, 'atalho', 'd'),
        '/etc/shadow',
        '/etc',
        '/nao/existe',
        '/',
        inside,
        '.',
        `${inside}/`,
        '../fora',
        outside,
        'postgres',
        'postgres/base',
        'Postgres',
        'logs',
        'logs/a',
        'backup',
        'chave',
        'em-uso',
        '.oculta',
        config.clientDir,
        join(config.clientDir, 'assets'),
        'telas',
        'telas/assets',
        program,
        join(program, 'server'),
        join(program, 'node_modules', 'x'),
        join(program, 'dist'),
      ];
      // one answer for all: it tells nothing of what there is on the machine
      for (const pasta of refused)
        expect([pasta, ...(await post(pasta))]).toEqual([pasta, 422, { pasta: ptBR.volume.pastaRecusada }]);
      await expect(readdir(outside)).resolves.toEqual(['existe', 'volumes']);
      for (const pasta of ['dentro', 'dentro-de/outra', join(allowed, 'novo'), join(inside, 'por-extenso')])
        await create(world.administrator, 'volume', { nome: `Em ${pasta}`, pasta });
    } finally {
      (config as { volumeRoots: readonly string[] }).volumeRoots = [];
      await rm(outside, { recursive: true, force: true });
    }
  });

  it('de um volume que já está em outro lugar continua a valer', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'malote-fora-'));
    const id = await create(world.administrator, 'volume', { nome: 'De antes', pasta: 'de-antes' });
    await world.platform.connection.pool.query('update registro.volume set pasta = $2 where id = $1', [
      id,
      outside,
    ]);
    expect((await change(world.administrator, 'volume', id, { limiteArquivos: 5 })).status).toBe(200);
    await rm(outside, { recursive: true, force: true });
  });

  it('que já é de outro não serve a um segundo', async () => {
    const { dataDir } = world.platform.ports.config;
    await create(world.administrator, 'volume', { nome: 'Segundo', pasta: 'segundo' });
    for (const pasta of [`${dataDir}/segundo`, 'segundo/dentro', 'segundo/'])
      expect(refusal(await world.administrator.post('volume', { nome: pasta, pasta }))).toEqual([
        422,
        { pasta: ptBR.volume.pastaRecusada },
      ]);
  });
});
