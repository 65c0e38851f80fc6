import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLogFiles } from '#server/base/http/logger.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';

let dataDir: string;
const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'registros-'));
  told.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('os arquivos de registro do servidor', () => {
  it('têm a última linha depois de fechar', async () => {
    const files = await openLogFiles({ dataDir });
    files.stream.write('{"msg":"última"}\n');
    await files.close();
    const [name = ''] = await readdir(join(dataDir, 'logs'));
    expect(await readFile(join(dataDir, 'logs', name), 'utf8')).toBe('{"msg":"última"}\n');
    expect(told).not.toHaveBeenCalled();
  });

  it('guardam a última linha de quem caiu', async () => {
    const fall = `import { openLogFiles } from '#server/base/http/logger.ts';
      const { stream } = await openLogFiles({ dataDir: process.env.PASTA });
      stream.write('{"msg":"antes da queda"}\\n');
      throw new Error('queda');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', fall], {
      env: { ...process.env, PASTA: dataDir },
      stdio: 'ignore',
    });
    await once(child, 'exit');
    const [name = ''] = await readdir(join(dataDir, 'logs'));
    expect(await readFile(join(dataDir, 'logs', name), 'utf8')).toBe('{"msg":"antes da queda"}\n');
  });

  it('em disco cheio avisam no terminal e não derrubam o servidor nem o seguram ao fechar', async () => {
    const first = await openLogFiles({ dataDir });
    await first.close();
    const [name = ''] = await readdir(join(dataDir, 'logs'));
    await rm(join(dataDir, 'logs', name));
    await symlink('/dev/full', join(dataDir, 'logs', name));
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    onTestFinished(() => void process.off('unhandledRejection', rejected));
    const files = await openLogFiles({ dataDir });
    files.stream.write('{"msg":"sem lugar"}\n');
    await files.close();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(inicio.log.naoGravou));
    expect(told).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
    expect(rejected).not.toHaveBeenCalled();
  });

  it('que não podem ser abertos mandam as linhas ao terminal', async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'logs'), 'um arquivo no lugar da pasta');
    const terminal = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => {
      terminal.mockRestore();
      vi.useRealTimers();
    });
    const files = await openLogFiles({ dataDir });
    files.stream.write('{"msg":"no terminal"}\n');
    // nothing goes on trying to write into what was never opened
    vi.advanceTimersByTime(5_000);
    await files.close();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(inicio.log.naoGravou));
    expect(terminal).toHaveBeenCalledWith('{"msg":"no terminal"}\n');
  });
});
