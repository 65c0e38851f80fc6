import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

// Whole archives are written and read.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { backupDays: 10, backupPassphrase: undefined } });
});
afterAll(() => app.close());

const folder = () => join(app.dataDir, 'backup');

/** Runs the task, on that day at that hour. @returns what the register shows as its result */
const run = async (classe: string, moment: string): Promise<string> => {
  app.time.now = new Date(moment);
  const { connection, ports } = app.platform;
  const { db } = connection;
  const find = () =>
    db.selectFrom('registro.tarefa').selectAll().where('classe', '=', classe).executeTakeFirstOrThrow();
  await jobs.executarTarefa({ db, ports, log: pino({ level: 'silent' }) }, { tarefaId: (await find()).id });
  return (await find()).resultado ?? '';
};

const notices = async (): Promise<string[]> =>
  (
    await app.platform.connection.pool.query<{ assunto: string }>(
      `select n.assunto from notificacao n join registro.usuario u on u.id = n.usuario_id
       where u.login = 'admin' and n.tipo = 'SISTEMA' order by n.id`,
    )
  ).rows.map(({ assunto }) => assunto);

const archives = async () => (await readdir(folder())).filter((name) => name.endsWith('.backup')).sort();
const completeOnes = async () => {
  const all = await Promise.all(
    (await archives()).map(
      async (name) =>
        JSON.parse(await readFile(join(folder(), `${name}.json`), 'utf8')) as {
          arquivo: string;
          completo: boolean;
        },
    ),
  );
  return all.filter(({ completo }) => completo).map(({ arquivo }) => arquivo);
};

const dayOf = (name: string): string => name.slice('malote-'.length, 'malote-'.length + 10);

describe('the scheduled backup', () => {
  it('warns while there is no good one, once', async () => {
    await app.platform.connection.pool.query(
      `insert into ajuste (chave, valor) values ('cargaInicial', '"2026-11-20T13:30:00Z"')
       on conflict (chave) do update set valor = excluded.valor`,
    );
    expect(await run('conferirBackup', '2026-11-21T10:07:00Z')).toContain('Ainda não há backup bom');
    expect(await notices()).toEqual([]);
    await run('conferirBackup', '2026-11-23T10:07:00Z');
    await run('conferirBackup', '2026-11-23T11:07:00Z');
    expect(await notices()).toEqual(['O último backup bom está velho']);
  });

  it('holds everything once a week and what is new on the other days; the old ones go, what a kept one needs stays', async () => {
    // and so do those that upgrades left, but the last
    const upgrades = join(folder(), 'antes-de-atualizar');
    await mkdir(upgrades, { recursive: true });
    for (const day of ['01', '02', '03']) {
      const arquivo = `malote-2026-11-${day}.backup`;
      const copy = { arquivo, momento: `2026-11-${day}T04:30:00Z`, completo: true, bases: [], arquivos: [] };
      await writeFile(join(upgrades, arquivo), '');
      await writeFile(join(upgrades, `${arquivo}.json`), JSON.stringify(copy));
    }
    const days = ['24', '25', '26'];
    for (const day of days)
      expect(await run('fazerBackup', `2026-11-${day}T04:30:00Z`)).toContain('Backup conferido em');
    expect((await archives()).map(dayOf)).toEqual(days.map((day) => `2026-11-${day}`));
    expect(await readdir(upgrades)).toEqual(['malote-2026-11-03.backup', 'malote-2026-11-03.backup.json']);
    expect((await completeOnes()).map(dayOf)).toEqual(['2026-11-24']);

    await run('fazerBackup', '2026-12-02T04:30:00Z');
    expect((await completeOnes()).map(dayOf)).toEqual(['2026-11-24', '2026-12-02']);
    // The first is past its days and the third, which needs it, is not.
    await run('fazerBackup', '2026-12-05T04:30:00Z');
    expect((await archives()).map(dayOf)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-12-02',
      '2026-12-05',
    ]);
    await run('fazerBackup', '2026-12-07T04:30:00Z');
    expect((await archives()).map(dayOf)).toEqual(['2026-12-02', '2026-12-05', '2026-12-07']);
    expect(await run('conferirBackup', '2026-12-08T10:07:00Z')).toContain('07/12/2026');
    expect(await notices()).toHaveLength(1);
  });

  it('tells when it fails, and again when the last good one has grown old', async () => {
    const { config } = app.platform.ports;
    const { backupDir } = config;
    Object.assign(config, { backupDir: join(app.dataDir, 'backup', (await archives())[0] ?? '') });
    expect(await run('fazerBackup', '2026-12-09T04:30:00Z')).toContain('Falhou');
    Object.assign(config, { backupDir });
    expect(await notices()).toEqual(['O último backup bom está velho', 'A tarefa Fazer backup falhou']);
    await run('conferirBackup', '2026-12-10T10:07:00Z');
    expect(await notices()).toHaveLength(3);
  });
});
