import { largestFile, type PedidoDocx, type RespostaDocx } from './docx-lido.ts';
import type { Escolha } from './revisoes.ts';

/** Milliseconds that the reading of one file may take. */
const patience = 60_000;

/** Reads a Word file outside the thread of the screen; `signal` leaves it half-way. */
export const readInWorker = async (
  file: File,
  signal: AbortSignal,
  escolha: Escolha | undefined,
): Promise<RespostaDocx> => {
  if (file.size > largestFile) return { motivo: 'grandeDemais' };
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./docx-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<RespostaDocx>((resolve) => {
      const late = setTimeout(() => resolve({ motivo: 'demorou' }), patience);
      const settle = (resposta: RespostaDocx): void => {
        clearTimeout(late);
        resolve(resposta);
      };
      worker.onmessage = ({ data }: MessageEvent<RespostaDocx>) => settle(data);
      // it ended by itself: the file asked for more memory than there is
      worker.onerror = () => settle({ motivo: 'grandeDemais' });
      signal.addEventListener('abort', () => settle({ motivo: 'demorou' }));
      worker.postMessage({ bytes, escolha } satisfies PedidoDocx, [bytes]);
    });
  } finally {
    worker.terminate();
  }
};
