import { AppError } from '#schemas/app-error.ts';
import { PaperCompiler } from './paper-compiler.ts';
import { watchMemory } from '#server/ferramentas/apart/watch-memory.ts';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-protocol.ts';

watchMemory(Number(process.env['MALOTE_LEITURA_MEGABYTES']));
const send = (message: WorkerMessage): void => void process.send?.(message);

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

process.on('message', (request: WorkerRequest) => {
  send(answer(request));
  compiler.release();
});
send({ kind: 'ready', ranges: compiler.ranges });
