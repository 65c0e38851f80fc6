import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '#server/base/db/embedded/postmaster.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startMalote, type MaloteProcess } from '#tests/setup/malote-process.ts';

/** A whole installation of its own, made to be killed and started again. */
export class Installation {
  readonly port: number;
  readonly dataDir: string;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #malote: MaloteProcess;

  private constructor(folder: string, port: number, env: NodeJS.ProcessEnv, malote: MaloteProcess) {
    this.#folder = folder;
    this.#env = env;
    this.dataDir = dataIn(folder);
    this.port = port;
    this.#malote = malote;
  }

  static async make(env: NodeJS.ProcessEnv = {}): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'malote-queda-'));
    // The user that runs PostgreSQL has to pass.
    await chmod(folder, 0o711);
    const port = await freePort();
    return new Installation(folder, port, env, await startMalote({ dataDir: dataIn(folder), port, env }));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  kill(): Promise<void> {
    return this.#malote.end('SIGKILL');
  }

  async startAgain(): Promise<void> {
    this.#malote = await startMalote({ dataDir: this.dataDir, port: this.port, env: this.#env });
  }

  async remove(): Promise<void> {
    await this.#malote.end('SIGTERM');
    // A round that failed between the kill and the start leaves it behind.
    const left = await findPostmaster(join(this.dataDir, 'postgres'));
    if (left) await stopPostmaster(left.pid);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const dataIn = (folder: string): string => join(folder, 'dados');
