import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../architecture/source-modules.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'malote-telas-'));
  cpSync(join(root, 'bin'), join(project, 'bin'), { recursive: true });
  write('src/app/App.tsx', 'one');
  write('resources/cidade.json', '{}');
  vite(
    `fs.mkdirSync('dist/client', { recursive: true }); fs.writeFileSync('dist/client.json', '[]'); fs.appendFileSync('montagens', 'x');`,
  );
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
};

/** The builder is not what is tried here: it only leaves a mark. */
const vite = (body: string): void =>
  write('node_modules/vite/bin/vite.js', `const fs = require('fs'); ${body}`);

const build = (how = 'buildClient') => {
  const script = `import { ${how} } from ${JSON.stringify(join(project, 'bin/client-build.mjs'))}; await ${how}();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

const builds = (): number => readFileSync(join(project, 'montagens'), 'utf8').length;

describe('building the client', () => {
  it('happens once while the sources stay the same', () => {
    build();
    build();
    expect(builds()).toBe(1);
  });

  it.each([
    ['a changed file', () => write('src/app/App.tsx', 'two')],
    ['a new file', () => write('custom-screens/documento/index.tsx', '')],
    ['a removed file', () => rmSync(join(project, 'resources/cidade.json'))],
    ['a removed result', () => rmSync(join(project, 'dist/client'), { recursive: true })],
  ])('happens again after %s', (_, change) => {
    build();
    change();
    build();
    expect(builds()).toBe(2);
  });

  it('is tried again after a failure, which is told with what the builder said', () => {
    vite(`console.error('App.tsx:1 unexpected token'); process.exit(1)`);
    const failed = build();
    expect(failed.stderr).toContain('unexpected token');
    expect(failed.stderr).toContain('As telas não foram montadas');
    vite(
      `fs.mkdirSync('dist/client', { recursive: true }); fs.writeFileSync('dist/client.json', '[]'); fs.appendFileSync('montagens', 'x');`,
    );
    build();
    expect(builds()).toBe(1);
  });
});

describe('a server that starts without building, as a service does', () => {
  it('has the screens of its version: built again where they can be, and refused where they cannot', () => {
    build();
    expect(build('requireClient').status).toBe(0);
    expect(builds()).toBe(1);
    write('src/app/App.tsx', 'two');
    build('requireClient');
    expect(builds()).toBe(2);
    write('src/app/App.tsx', 'three');
    rmSync(join(project, 'node_modules'), { recursive: true });
    const refused = build('requireClient');
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain('são de outra versão do programa. Monte-as com “npx malote montar”');
    // an image brings the screens and not their sources
    rmSync(join(project, 'src'), { recursive: true });
    expect(build('requireClient').status).toBe(0);
  });

  it('is the process that npm starts: what ends npm start ends it', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    // the shell of npm hands no signal on to what it runs
    expect(scripts['start']).toMatch(/^exec node /);
  });
});
