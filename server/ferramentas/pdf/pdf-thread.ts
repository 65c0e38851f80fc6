import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '#schemas/app-error.ts';
import { beginChild } from '#server/ferramentas/apart/child.ts';
import { restChild } from '#server/ferramentas/apart/rest-child.ts';
import { workTimer, type WorkTimer } from '#server/ferramentas/apart/work-timer.ts';
import type { PdfEntrada, PdfGerado } from './pdf-entrada.ts';
import { mostMegabytes } from '#server/ferramentas/apart/watch-memory.ts';
import type { WorkerAnswer, WorkerMessage } from './worker-protocol.ts';

interface Job {
  readonly resolve: (result: PdfGerado) => void;
  readonly reject: (error: Error) => void;
  readonly timer: WorkTimer;
}

/**
 * A process that makes one PDF at a time: native code cannot be interrupted nor kept within a limit of memory, a process can.
 * When it fails, takes too long or too much memory it is over: `onOver` tells the pool.
 */
export class PdfThread {
  /** The characters that can be drawn, once the process is ready. */
  readonly ranges: Promise<Uint32Array>;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #onOver: (thread: PdfThread) => void;
  #job: Job | undefined;
  #over = false;
  #made = 0;

  constructor(onOver: (thread: PdfThread) => void, megabytes = mostMegabytes) {
    this.#onOver = onOver;
    this.#child = beginChild(new URL('./worker.ts', import.meta.url), { megabytes }, 'inherit');
    this.#ended = once(this.#child, 'exit').catch(() => undefined);
    this.ranges = new Promise((resolve, reject) => {
      this.#child.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve(message.ranges);
        else this.#settle(message);
      });
      this.#child.on('error', (error) => {
        reject(error);
        this.#end(error);
      });
      this.#child.on('exit', (code, signal) => {
        // Ended from outside or by a lack of memory: the document asks for more than there is.
        const error =
          signal === null
            ? new Error(`The PDF process ended with code ${code}`)
            : new AppError('documentoGrandeDemais');
        reject(error);
        this.#end(error);
      });
    });
    // Who asks for the characters hears of a process that did not start; nobody else has to.
    this.ranges.catch(() => undefined);
  }

  get busy(): boolean {
    return this.#job !== undefined;
  }

  /** How many PDFs it has been asked for. */
  get made(): number {
    return this.#made;
  }

  /**
   * Rejects with the refusal of the document, with `documentoGrandeDemais` when it had the processor for `timeLimit` (ms), or with
   * `indisponivel` when a busy machine never gave it so much.
   */
  render(entrada: PdfEntrada, timeLimit: number): Promise<PdfGerado> {
    this.#made += 1;
    return new Promise((resolve, reject) => {
      const timer = workTimer(this.#child, timeLimit, (why) =>
        this.#end(new AppError(why === 'trabalho' ? 'documentoGrandeDemais' : 'indisponivel')),
      );
      this.#job = { resolve, reject, timer };
      this.#child.ref();
      this.#child.channel?.ref();
      this.#child.send(entrada, (error) => {
        if (error) this.#end(error);
      });
    });
  }

  /** Ends it, also amid a document. */
  async close(): Promise<void> {
    this.#end(new AppError('indisponivel'));
    await this.#ended;
  }

  #settle(answer: WorkerAnswer): void {
    const job = this.#take();
    if (!job) return;
    if (answer.kind === 'done') job.resolve(answer.result);
    else if (answer.kind === 'failed') job.reject(new Error(answer.reason));
    else job.reject(new AppError(answer.code, answer.data, { erros: answer.erros }));
  }

  #end(error: Error): void {
    if (this.#over) return;
    this.#over = true;
    this.#take()?.reject(error);
    this.#child.kill('SIGKILL');
    this.#onOver(this);
  }

  #take(): Job | undefined {
    const job = this.#job;
    this.#job = undefined;
    job?.timer.clear();
    restChild(this.#child);
    return job;
  }
}
