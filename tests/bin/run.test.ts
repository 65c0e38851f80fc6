import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { root } from '../architecture/source-modules.ts';

/** A command of `malote` whose program is that script; its lines and its exit code. */
const start = async (script: string) => {
  const command = `import { runNode } from ${JSON.stringify(join(root, 'bin/run.mjs'))};
    process.exitCode = await runNode(['-e', ${JSON.stringify(script)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  await once(reader, 'line');
  return { child, lines, ended: once(child, 'close') as Promise<[number]> };
};

const patient = `
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(name, () => { console.log(name); setTimeout(() => process.exit(7), 50); });
  }
  setInterval(() => {}, 1000);
  console.log('pronto');`;

describe('a program run by malote', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'gets %s once, is waited for, and gives its exit code',
    async (signal) => {
      const { child, lines, ended } = await start(patient);
      child.kill(signal);
      child.kill(signal);
      expect((await ended)[0]).toBe(7);
      expect(lines).toEqual(['pronto', signal]);
    },
  );

  it('gives 128 and the number of the signal that killed it', async () => {
    const { ended } = await start(`console.log('pronto'); process.kill(process.pid, 'SIGKILL')`);
    expect((await ended)[0]).toBe(137);
  });
});
