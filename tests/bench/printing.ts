/*
 * `npm run bench -- --impressao`: how fast the pieces of a process become one file, beside `qpdf`, which only joins the same
 * files: no cover, index, bookmarks, stamps nor page numbers. Pieces of ten pages; each figure is the median of the rounds.
 * The peak is the most that the process apart (or qpdf) ever had in memory, as the system tells it (VmHWM), looked at each
 * 20 ms until it ends.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printApart } from '#server/ferramentas/print/print-apart.ts';
import type { PrintRequest } from '#server/ferramentas/print/printing.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { decimal, table } from './report/table.ts';
import { childrenOf, peakMegabytes } from './served/process-memory.ts';

const sizes = [500, 5_000] as const;
const pagesOfPiece = 10;
const rounds = 3;
const every = 20;

interface Figure {
  readonly seconds: number;
  readonly peak: number;
}

const folder = await mkdtemp(join(tmpdir(), 'malote-impressao-'));

const written = async (pages: number): Promise<string[]> => {
  const paths: string[] = [];
  for (let piece = 1; piece <= pages / pagesOfPiece; piece += 1) {
    const path = join(folder, `${pages}-${piece}.pdf`);
    const lines = Array.from({ length: pagesOfPiece }, (_, page) => `Piece ${piece}, page ${page + 1}`);
    await writeFile(path, plainPdf(lines));
    paths.push(path);
  }
  return paths;
};

const requestOf = (paths: readonly string[]): PrintRequest => ({
  out: join(folder, 'inteiro.pdf'),
  titulo: 'Processo 1/2026',
  instante: '2026-11-20T12:00:00.000Z',
  chave: '0'.repeat(32),
  capa: { acima: '', titulo: 'Processo 1/2026', assunto: 'Medida', linhas: [], aviso: '' },
  palavras: {
    indice: 'Índice',
    folha: 'Folha',
    assinaturas: 'Assinaturas',
    semAssinaturas: 'Sem assinaturas',
    ilegivel: 'Não se leu',
    semLetra: 'Faltam {letras}.',
  },
  carimbo: 'Processo 1/2026, peça {peca}, folha {folha}',
  pecas: paths.map((path, index) => ({
    rotulo: String(index + 1),
    titulo: `Documento ${index + 1}`,
    detalhe: '',
    assinaturas: [],
    path,
  })),
});

const made = async (paths: readonly string[]): Promise<void> => {
  for await (const answer of printApart(requestOf(paths)))
    if (answer.kind === 'piece' && !answer.readable) throw new Error(`piece ${answer.rotulo} was not read`);
};

const joined = (paths: readonly string[]): Promise<void> =>
  new Promise((done, failed) => {
    const args = ['--empty', '--pages', ...paths, '--', join(folder, 'qpdf.pdf')];
    // warned of files without a table of places, it ends with 3
    const child = spawn('qpdf', args, { stdio: 'ignore' });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 || code === 3 ? done() : failed(new Error(`qpdf: ${code}`))));
  });

/** Does it once, watching the processes that it starts. */
const measured = async (work: () => Promise<void>): Promise<Figure> => {
  let peak = NaN;
  const before = new Set(await childrenOf(process.pid));
  const look = setInterval(() => {
    void childrenOf(process.pid).then(async (pids) => {
      for (const pid of pids.filter((each) => !before.has(each))) {
        const now = await peakMegabytes(pid);
        if (!(now <= peak) && !Number.isNaN(now)) peak = now;
      }
    });
  }, every);
  const began = performance.now();
  await work();
  clearInterval(look);
  return { seconds: (performance.now() - began) / 1000, peak };
};

const middle = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

const rows: string[][] = [];
for (const pages of sizes) {
  const paths = await written(pages);
  const found: Record<'malote' | 'qpdf', Figure[]> = { malote: [], qpdf: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.malote.push(await measured(() => made(paths)));
    found.qpdf.push(await measured(() => joined(paths)));
  }
  for (const [name, figures] of Object.entries(found))
    rows.push([
      `${decimal(pages, 0)} páginas, ${name}`,
      decimal(middle(figures.map(({ seconds }) => seconds)), 2),
      decimal(pages / middle(figures.map(({ seconds }) => seconds)), 0),
      decimal(Math.max(...figures.map(({ peak }) => peak)), 0),
    ]);
}
await rm(folder, { recursive: true, force: true });
console.log(table(['Impressão de um processo', 's', 'páginas/s', 'pico, MB'], rows));
