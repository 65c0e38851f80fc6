import { availableParallelism } from 'node:os';
import { AppError } from '#schemas/app-error.ts';
import type { PodeImprimir } from '#schemas/corpo/find-problems.ts';
import { isInRanges } from '#server/ferramentas/fonts/glyph-ranges.ts';
import type { PdfEntrada, PdfGerado } from './pdf-entrada.ts';
import { PdfThread } from './pdf-thread.ts';

/** Makes the PDFs of documents without holding the thread that asks. */
export interface PdfRenderer {
  /**
   * The same input gives the same bytes. A document that is not a draft is refused with `caractereSemGlifo` or
   * `imagemSemDescricao` and every place in `erros`; one that takes too long or too much memory, with `documentoGrandeDemais`.
   */
  renderDocumento(entrada: PdfEntrada): Promise<PdfGerado>;
  /** Tells which characters can be printed, for `findProblems`. */
  glyphCoverage(): Promise<PodeImprimir>;
  /** Starts a thread and makes it read the fonts, so that the first person does not wait for it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

interface PdfRendererOptions {
  /** Default: the cores of the machine but one, at least one. */
  readonly threads?: number;
  /** Memory of one process, native code and all; a document that takes more is refused. */
  readonly megabytes?: number;
  /** Milliseconds of processor that one document may take. */
  readonly timeLimit?: number;
  /** Documents that may wait; beyond, `indisponivel`. */
  readonly queueLimit?: number;
  /** A thread that made so many PDFs is replaced by a new one: what it and Typst hold grows by some 40 kB each. */
  readonly documentsPerThread?: number;
}

interface Waiting {
  readonly entrada: PdfEntrada;
  readonly resolve: (result: Promise<PdfGerado>) => void;
  readonly reject: (error: Error) => void;
}

/** Threads are started as they are needed, and a queue is served in order of arrival. */
export const createPdfRenderer = (options: PdfRendererOptions = {}): PdfRenderer => {
  const most = options.threads ?? Math.max(1, availableParallelism() - 1);
  const { timeLimit = 20_000, queueLimit = 1_000, documentsPerThread = 400 } = options;
  const threads = new Set<PdfThread>();
  const queue: Waiting[] = [];
  let closed = false;

  const freeThread = (): PdfThread | undefined => {
    for (const thread of threads) if (!thread.busy) return thread;
    return threads.size < most ? startThread() : undefined;
  };

  const startThread = (): PdfThread => {
    const thread = new PdfThread((over) => {
      threads.delete(over);
      serve();
    }, options.megabytes);
    threads.add(thread);
    return thread;
  };

  const serve = (): void => {
    for (let next = queue[0]; next; next = queue[0]) {
      const thread = closed ? undefined : freeThread();
      if (!thread) return;
      queue.shift();
      next.resolve(run(thread, next.entrada));
    }
  };

  const run = async (thread: PdfThread, entrada: PdfEntrada): Promise<PdfGerado> => {
    try {
      return await thread.render(entrada, timeLimit);
    } finally {
      if (thread.made >= documentsPerThread && threads.has(thread)) void thread.close();
      else serve();
    }
  };

  const glyphCoverage = async (): Promise<PodeImprimir> => {
    const thread = threads.values().next().value ?? startThread();
    const ranges = await thread.ranges;
    return (point) => isInRanges(ranges, point);
  };

  let coverage: Promise<PodeImprimir> | undefined;

  const renderer: PdfRenderer = {
    renderDocumento: (entrada) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= queueLimit) return reject(new AppError('indisponivel'));
        queue.push({ entrada, resolve, reject });
        serve();
      }),
    glyphCoverage: () => {
      coverage ??= glyphCoverage().catch((error: unknown) => {
        coverage = undefined;
        throw error;
      });
      return coverage;
    },
    warm: async () => {
      await renderer.renderDocumento(blank);
    },
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new AppError('indisponivel'));
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
  return renderer;
};

const blank: PdfEntrada = {
  titulo: '',
  autores: [],
  situacao: 'teste',
  instante: '2000-01-01T00:00:00Z',
  organizacao: { nome: 'Malote' },
  corpo: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'ação ', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'e fé' },
        ],
      },
    ],
  },
};
