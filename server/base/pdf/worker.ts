import { parentPort } from 'node:worker_threads';
import { AppError } from '#schemas/app-error.ts';
import { PaperCompiler } from './paper-compiler.ts';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-protocol.ts';

const port = parentPort;
if (!port) throw new Error('server/base/pdf/worker.ts runs only as a worker');

const compiler = new PaperCompiler();

const answer = (request: WorkerRequest): WorkerAnswer => {
  try {
    return { kind: 'done', result: compiler.render(request) };
  } catch (error) {
    if (error instanceof AppError) {
      return { kind: 'refused', code: error.code, data: error.data, erros: error.erros };
    }
    return {
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};

port.on('message', (request: WorkerRequest) => {
  const message = answer(request);
  port.postMessage(message, message.kind === 'done' ? [message.result.pdf.buffer as ArrayBuffer] : []);
  compiler.release();
});
port.postMessage({ kind: 'ready', ranges: compiler.ranges } satisfies WorkerMessage);
