import { Worker } from 'node:worker_threads';
import { AppError } from '#schemas/app-error.ts';
import type { PdfEntrada, PdfGerado } from './pdf-entrada.ts';
import type { WorkerAnswer, WorkerMessage } from './worker-protocol.ts';

/** JavaScript heap of a thread. What Typst itself takes is bounded by the limits of the body and let go after each PDF. */
const heapMegabytes = 512;

interface Job {
  readonly resolve: (result: PdfGerado) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A thread that makes one PDF at a time. When it fails or takes too long it is over: `onOver` tells the pool. */
export class PdfThread {
  /** The characters that can be drawn, once the thread is ready. */
  readonly ranges: Promise<Uint32Array>;
  readonly #thread: Worker;
  readonly #onOver: (thread: PdfThread) => void;
  #job: Job | undefined;
  #over = false;
  #made = 0;

  constructor(onOver: (thread: PdfThread) => void) {
    this.#onOver = onOver;
    this.#thread = new Worker(new URL('./worker-start.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    this.ranges = new Promise((resolve, reject) => {
      this.#thread.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve(message.ranges);
        else this.#settle(message);
      });
      this.#thread.on('error', (error) => {
        reject(error);
        this.#end(error);
      });
      this.#thread.on('exit', (code) => {
        const error = new Error(`The PDF thread ended with code ${code}`);
        reject(error);
        this.#end(error);
      });
    });
    // Who asks for the characters hears of a thread that did not start; nobody else has to.
    this.ranges.catch(() => undefined);
    this.#thread.unref();
  }

  get busy(): boolean {
    return this.#job !== undefined;
  }

  /** How many PDFs it has been asked for. */
  get made(): number {
    return this.#made;
  }

  /** Rejects with the refusal of the document, or with `documentoGrandeDemais` when `timeLimit` (ms) is over. */
  render(entrada: PdfEntrada, timeLimit: number): Promise<PdfGerado> {
    this.#made += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new AppError('documentoGrandeDemais')), timeLimit);
      this.#job = { resolve, reject, timer };
      this.#thread.ref();
      this.#thread.postMessage(entrada);
    });
  }

  /** Native code cannot be interrupted: a thread that is amid a document ends when that document does. */
  async close(): Promise<void> {
    this.#end(new AppError('indisponivel'));
    await this.#thread.terminate();
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
    void this.#thread.terminate();
    this.#onOver(this);
  }

  #take(): Job | undefined {
    const job = this.#job;
    this.#job = undefined;
    if (job) clearTimeout(job.timer);
    this.#thread.unref();
    return job;
  }
}
