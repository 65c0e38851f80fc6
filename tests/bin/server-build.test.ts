import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryPoints, serverBuild } from '../../bin/server-build.mjs';
import { root } from '../architecture/source-modules.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'malote-servidor-'));
  cpSync(join(root, 'bin'), join(project, 'bin'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json', 'server/ferramentas/apart/start-file.mjs'])
    cpSync(join(root, name), join(project, name));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  write('server/cli.ts', said);
  write('schemas/texto.ts', `export const texto: string = 'um';`);
});
afterEach(() => rmSync(project, { recursive: true }));

/** Where it runs from, and where it thinks that it is. */
const said = `import { texto } from '#schemas/texto.ts';
  const running = new Error().stack ?? '';
  const built = process.env.MALOTE_MONTAGEM !== undefined;
  const line = /cli\\.ts:2/.test(running);
  console.log(JSON.stringify({ built, folder: import.meta.dirname, line, texto, args: process.argv.slice(2) }));
  // an image may come without it
  export const load = () => import('#demonstracao/load-demonstration.ts');
`;

const write = (path: string, text: string): void => {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
};

interface Said {
  readonly built: boolean;
  readonly folder: string;
  readonly line: boolean;
  readonly texto: string;
  readonly args: readonly string[];
}

const start = (env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(project, 'bin/run-server.mjs'), 'server/cli.ts', 'um', 'dois'], {
    env: { PATH: process.env['PATH'], TMPDIR: project, ...env },
    encoding: 'utf8',
  });

const saidBy = (env?: NodeJS.ProcessEnv): Said => {
  const { stdout, stderr } = start(env);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Said;
};

const builds = (): string[] =>
  existsSync(join(project, 'dist/server')) ? readdirSync(join(project, 'dist/server')) : [];

describe('the server that is built before it runs', () => {
  it('is as if its source ran: its place, its arguments, its lines; and is built once', () => {
    const expected: Said = {
      built: true,
      folder: join(project, 'server'),
      line: true,
      texto: 'um',
      args: ['um', 'dois'],
    };
    expect(saidBy()).toEqual(expected);
    const [first] = builds();
    expect(saidBy()).toEqual(expected);
    expect(builds()).toEqual([first]);
  });

  it('is never older than its sources, and says no more than what the last ones say', () => {
    for (const texto of ['um', 'dois', 'três', 'quatro', 'cinco']) {
      write('schemas/texto.ts', `export const texto: string = '${texto}';`);
      expect(saidBy({ MALOTE_MONTAGEM: join(project, 'dist/server', builds().at(0) ?? '') }).texto).toBe(
        texto,
      );
    }
    expect(builds()).toHaveLength(4);
  });

  it.each([
    ['nothing can be written there', () => writeFileSync(join(project, 'dist'), '')],
    ['a file is of somewhere else', () => write('server/cli.ts', `import '../fora/alheio.ts';\n${said}`)],
  ])('runs from its sources where %s', (_, spoil) => {
    write('fora/alheio.ts', 'export {};');
    spoil();
    expect(start().status).toBe(0);
    expect(builds()).toEqual([]);
  });

  it('tells an error of the sources as who runs them does', () => {
    write('schemas/texto.ts', 'export const texto: string = ;');
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr).toContain('texto.ts');
  });

  it('of this house has each command and each process apart', async () => {
    const built = await serverBuild();
    expect(entryPoints()).toEqual(
      expect.arrayContaining(['server/main.ts', 'server/ferramentas/pdf/worker.ts']),
    );
    expect(
      entryPoints().filter((file) => !existsSync(join(built ?? '-', file.replace(/\.ts$/, '.js')))),
    ).toEqual([]);
    const asked = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') &&
        /\b(serveApart|serveItems|serveLine|watchMemory)\(/.test(
          readFileSync(join(root, 'server', name), 'utf8'),
        ) &&
        !name.startsWith('ferramentas/apart/'),
    );
    expect([...entryPoints()].sort()).toEqual(
      ['agente/main.ts', 'server/cli.ts', 'server/main.ts', ...asked.map((name) => `server/${name}`)].sort(),
    );
  });
});
