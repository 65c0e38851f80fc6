import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../architecture/source-modules.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'malote-clone-'));
  cpSync(join(root, 'bin'), join(project, 'bin'), { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies: { inexistente: '1.0.0' } }));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Puts a program called npm, which does what the shell line says, before all others. */
const withNpm = (line: string): NodeJS.ProcessEnv => {
  const folder = join(project, 'programas');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${line}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  return { ...process.env, PATH: `${folder}:/usr/bin:/bin`, TMPDIR: project };
};

const run = (args: string[], env: NodeJS.ProcessEnv = process.env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stdout, errors: stderr.trim() };
};

const malote = (command: string, env?: NodeJS.ProcessEnv) =>
  run([join(project, 'bin/malote.mjs'), command], env);

describe('malote, before anything is installed', () => {
  it('shows its commands', () => {
    const { status, stdout } = malote('ajuda');
    expect(status).toBe(0);
    expect(stdout).toMatch(/iniciar[^]*testar[^]*conferir/);
  });

  it('refuses an old Node in one line', () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { node: '20.19.6' } });
      await import(${JSON.stringify(join(project, 'bin/malote.mjs'))});`;
    const { status, errors } = run(['--input-type=module', '-e', pretend]);
    expect(status).toBe(1);
    expect(errors).toMatch(/^O Malote precisa do Node 20\.20 ou mais novo; este é o 20\.19\.6\..*$/);
  });

  it.each([
    ['echo "npm error code ENOTFOUND" >&2; exit 1', /registro do npm não respondeu/],
    ['echo "npm error code ENOSPC" >&2; exit 1', /disco está cheio/],
    ['echo "npm error code EROFS" >&2; exit 1', /só de leitura/],
    ['echo "npm error code EACCES" >&2; exit 1', /não pode gravar/],
    ['echo "npm error code E404\nnpm error 404 inexistente" >&2; exit 1', /npm: 404 inexistente/],
  ])('says in one line why npm failed: %s', (line, expected) => {
    const { status, errors } = malote('iniciar', withNpm(line));
    expect(status).toBe(1);
    expect(errors).toMatch(expected);
    expect(errors.split('\n')).toHaveLength(1);
    const log = /Detalhes em (\S+)\.$/.exec(errors)?.[1] ?? '';
    expect(readFileSync(log, 'utf8')).toContain('npm error code');
  });

  it('says that npm is missing', () => {
    const { status, errors } = malote('iniciar', { PATH: join(project, 'nada'), TMPDIR: project });
    expect(status).toBe(1);
    expect(errors).toBe('O comando npm não foi encontrado. Instale o Node com o npm.');
  });

  it('installs once: what npm recorded is compared with what is asked for', () => {
    const packages = { 'node_modules/inexistente': { version: '1.0.0' } };
    const lock = { packages: { '': { dependencies: { inexistente: '1.0.0' } }, ...packages } };
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
    const record = JSON.stringify(JSON.stringify({ packages }));
    const env = withNpm(`echo chamado >> "${project}/chamadas"; mkdir -p "${project}/node_modules"
      cd "${project}" && printf '%s' ${record} > node_modules/.package-lock.json`);
    malote('verificar-eventos', env);
    malote('verificar-eventos', env);
    expect(readFileSync(join(project, 'chamadas'), 'utf8')).toBe('chamado\n');

    const newer = { packages: { '': lock.packages[''], 'node_modules/inexistente': { version: '1.0.1' } } };
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(newer));
    malote('verificar-eventos', env);
    expect(readFileSync(join(project, 'chamadas'), 'utf8')).toBe('chamado\nchamado\n');
  });

  it('installs what runs for who starts it, and the tools of development for who tests it', () => {
    const needed = { 'node_modules/inexistente': { version: '1.0.0' } };
    const whole = { ...needed, 'node_modules/ferramenta': { version: '1.0.0', dev: true } };
    const wanted = { dependencies: { inexistente: '1.0.0' }, devDependencies: { ferramenta: '1.0.0' } };
    writeFileSync(join(project, 'package.json'), JSON.stringify(wanted));
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': wanted, ...whole } }));
    const record = (packages: object): string => JSON.stringify(JSON.stringify({ packages }));
    const env =
      withNpm(`echo "$*" >> "${project}/chamadas"; mkdir -p "${project}/node_modules"; cd "${project}"
      case "$*" in
        *--omit=dev*) printf '%s' ${record(needed)} > node_modules/.package-lock.json ;;
        *) printf '%s' ${record(whole)} > node_modules/.package-lock.json
          mkdir -p node_modules/vitest && touch node_modules/vitest/vitest.mjs ;;
      esac`);
    const asked = (...commands: string[]): string[] => {
      rmSync(join(project, 'chamadas'), { force: true });
      for (const command of commands) malote(command, env);
      return existsSync(join(project, 'chamadas'))
        ? readFileSync(join(project, 'chamadas'), 'utf8')
            .trim()
            .split('\n')
            .map((line) => line.split(' ').at(-1) ?? '')
        : [];
    };
    expect(asked('verificar-eventos', 'agente')).toEqual(['--omit=dev']);
    expect(asked('gerar', 'gerar', 'verificar-eventos')).toEqual(['--include=dev']);
    // who has them keeps them when something else is missing
    writeFileSync(join(project, 'node_modules/.package-lock.json'), '{}');
    expect(asked('verificar-eventos')).toEqual(['--include=dev']);
  });
});
