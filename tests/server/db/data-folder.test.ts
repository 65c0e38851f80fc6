import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { spaceNeeded } from '#server/base/backup/space-needed.ts';
import { closeDataFolder } from '#server/base/close-data-folder.ts';
import { GrowingPause } from '#server/base/growing-pause.ts';
import { logNameOf, machineIn } from '#server/base/log/log-files.ts';
import { requireOutsideDatabase } from '#server/inicio/commands/command.ts';
import { commands } from '#server/inicio/commands/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-pasta-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (...path: string[]): Promise<string> =>
  ((await stat(join(folder, ...path))).mode & 0o777).toString(8);
/** Under root another user runs PostgreSQL, and has to come through. */
const closed = process.getuid?.() === 0 ? '711' : '700';

it('a pasta de dados que já existia aberta se fecha, vazia ou usada, e com ela o que diz o que há', async () => {
  await closeDataFolder(folder);
  expect(await modeOf()).toBe(closed);
  await writeFile(join(folder, 'em-uso'), 'externo\n');
  for (const name of ['arquivos', 'logs', 'outra']) await mkdir(join(folder, name), { mode: 0o755 });
  await chmod(folder, 0o777);
  await closeDataFolder(folder);
  expect([await modeOf(), await modeOf('arquivos'), await modeOf('logs')]).toEqual([closed, '700', '700']);
  expect(await modeOf('outra')).toBe('755');
});

it('a pasta que guarda outras coisas, ou que não há, fica como está', async () => {
  await writeFile(join(folder, 'de-outro-programa'), '');
  await closeDataFolder(folder);
  expect(await modeOf()).toBe('755');
  await closeDataFolder(join(folder, 'nenhuma'));
});

it('um backup pede o espaço do último e metade a mais, nunca mais que as tabelas, e o dos arquivos novos', () => {
  const mega = 1_048_576;
  const needed = (last: number | undefined, ...files: number[]): number =>
    spaceNeeded({ tables: 80 * mega, last, files }) / mega;
  expect([needed(undefined), needed(8 * mega), needed(90 * mega)]).toEqual([96, 28, 96]);
  expect(needed(8 * mega, 5 * mega, 2 * mega)).toBe(35);
});

it('as pausas crescem enquanto algo está fora, e recomeçam quando volta', () => {
  const pause = new GrowingPause(250, 5_000);
  expect(Array.from({ length: 7 }, () => pause.take())).toEqual([
    250, 500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  pause.begin();
  expect(pause.take()).toBe(250);
});

it('o nome de um arquivo de registro diz a máquina e quem escreve; o de antes disso é de quem o tem', () => {
  const [server, worker] = [logNameOf('servidor'), logNameOf('trabalhos')];
  expect(worker).toBe(`${server}_trabalhos`);
  for (const name of [server, worker]) expect(`malote-${machineIn(`${name}.2026-11-20.1.log`)}`).toBe(server);
  expect(machineIn('malote-no-3.rede_trabalhos.2026-11-20.12.log')).toBe('no-3.rede');
  expect(`malote-${machineIn('malote.2026-11-20.1.log')}`).toBe(server);
});

it('o que anda ao lado de um servidor recusa o banco embutido, e só isso', () => {
  const url = 'postgresql://malote@localhost/malote';
  for (const [name, command] of Object.entries(commands)) {
    expect(() => requireOutsideDatabase(command, { databaseUrl: url })).not.toThrow();
    const embedded = (): void => requireOutsideDatabase(command, { databaseUrl: undefined });
    if (name === 'trabalhos') expect(embedded).toThrow('que já faz os trabalhos dele');
    else expect(embedded).not.toThrow();
  }
});
