import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startMalote } from '#tests/setup/malote-process.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { entradaExemplo } from '#tests/server/pdf/entrada-exemplo.ts';
import { scannedPdf } from '#tests/setup/scanned-pdf.ts';
import { isNotOpened, pathsFor, serverPackages, unneeded } from '../../../../bin/prune-for-server.mjs';

// A copy of all that an image has is made, and a whole server is started in it.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const here = join(import.meta.dirname, '../../../..');
const tsx = join(here, 'node_modules/tsx/dist/esm/index.mjs');
const parts = ['package.json', 'package-lock.json', 'tsconfig.json', 'bin', 'server', 'schemas', 'resources'];
const run = promisify(execFile);

let copy: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(await templateDatabase('vazio', () => Promise.resolve()));
  copy = mkdtempSync(join(tmpdir(), 'malote-imagem-'));
  for (const part of [...parts, 'agente']) cpSync(join(here, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'dist/client'), { recursive: true });
  writeFileSync(join(copy, 'dist/client.json'), '[]');
  writeFileSync(join(copy, 'dist/client/index.html'), '<html lang="pt-BR"><meta charset="utf-8">Malote');
  // as the server of an image, it is built where there are all the packages
  symlinkSync(join(here, 'node_modules'), join(copy, 'node_modules'));
  const builder = JSON.stringify(pathToFileURL(join(copy, 'bin/server-build.mjs')).href);
  await node('--input-type=module', '-e', `await (await import(${builder})).serverBuild()`);
  rmSync(join(copy, 'node_modules'));
  bringPackages();
});
afterAll(async () => {
  await database.drop();
  rmSync(copy, { recursive: true, force: true });
});

const node = async (...args: readonly string[]): Promise<string> => {
  const MALOTE_MONTAGEM = builtIn(copy);
  const { stdout } = await run(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, MALOTE_MONTAGEM },
  });
  return stdout;
};

const builtIn = (folder: string): string => {
  try {
    return join(folder, 'dist/server', readdirSync(join(folder, 'dist/server'))[0] ?? '');
  } catch {
    return '';
  }
};

/** What is left of the packages, file by file. */
const bringPackages = (): void => {
  const { packages } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')) as {
    packages: Parameters<typeof unneeded>[0];
  };
  const gone = new Set(unneeded(packages, serverPackages()));
  for (const path of pathsFor(packages, serverPackages())) {
    if (gone.has(path)) continue;
    for (const file of filesOf(path)) {
      if (isNotOpened(file)) continue;
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      bring(join(here, file), join(copy, file));
    }
  }
};

/** The files of a package that are its own, and not of those inside it. What is of another machine is not installed. */
const filesOf = (path: string): string[] => {
  try {
    return readdirSync(join(here, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(here.length + 1))
      .filter((file) => !file.slice(path.length).includes('/node_modules/'));
  } catch {
    return [];
  }
};

const bring = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

it('o servidor inicia com o que fica na imagem', async () => {
  const port = await freePort();
  const malote = await startMalote({
    dataDir: join(copy, 'data'),
    port,
    args: ['--sem-demonstracao'],
    root: copy,
    env: { DATABASE_URL: database.url, NODE_ENV: 'production' },
  });
  try {
    const at = `http://127.0.0.1:${port}`;
    for (const path of ['saude/pronto', '', 'ws/api/openapi.json', 'ws/api/docs/swagger-ui-bundle.js'])
      expect((await fetch(`${at}/${path}`)).status, path).toBe(200);
    expect(malote.output()).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find/);
  } finally {
    await malote.end('SIGTERM');
  }
});

it('o que foi digitalizado se lê, e o papel se imprime, com o que fica na imagem', async () => {
  const scan = join(copy, 'digitalizado.pdf');
  writeFileSync(scan, scannedPdf(await bundlePdf([{ texto: 'Requerimento de licença para o telhado' }])));
  const entrada = join(copy, 'entrada.json');
  writeFileSync(entrada, JSON.stringify(entradaExemplo({ organizacao: { nome: 'Vila Serena' } })));
  cpSync(join(import.meta.dirname, 'use-tools.ts'), join(copy, 'server/use-tools.ts'));
  const said: unknown = JSON.parse(
    await node('--import', pathToFileURL(tsx).href, 'server/use-tools.ts', scan, entrada),
  );
  expect(said).toMatchObject({ capturado: 1, imprime: '%PDF-' });
  expect((said as { lido: string }).lido).toContain('telhado');
});
