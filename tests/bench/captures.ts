/*
 * `npm run bench -- --captura`: how fast paper becomes words, and files protocols, on this machine. Not part of the long run.
 *
 * - Reading: the same pages, as a scanner makes them (120 points an inch, grey), are read by what the product uses, in one
 *   process, after a first page that is not counted; then by the `tesseract` of the distribution, one process a page and with
 *   as many threads as it takes, where it is installed (`tesseract-ocr`, `tesseract-ocr-por`).
 * - Import: a Malote in a process of its own over an empty data folder with the demonstration. Files are sent four at a time
 *   and examined by its own jobs; then all are asked to be protocols at once. Files a second are of each of the two parts.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Captura } from '#schemas/shapes/captura.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { ImportacaoProtocolo } from '#schemas/shapes/protocolo-importacao.ts';
import { endRecognition, recogniseWords } from '#server/ferramentas/recognition/recognise.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { demonstrationPassword, startMalote } from '#tests/setup/malote-process.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { photographed } from '#tests/setup/scanned-pdf.ts';
import { decimal, table } from './report/table.ts';

const pagesRead = 12;
const filesImported = 200;
const sentTogether = 4;

const text = (n: number): string =>
  `Requerimento ${n}. Solicito a vistoria da árvore em frente ao imóvel da Rua das Acácias, ${n}, que ameaça a rede elétrica. ` +
  'Junto fotografias e cópia do carnê do imposto. Peço resposta por escrito no prazo da lei, e ciência do que for decidido. ';

const folder = await mkdtemp(join(tmpdir(), 'malote-medida-'));

const readPages = async (): Promise<{ readonly own: number; readonly native: number }> => {
  const pdf = await bundlePdf(
    Array.from({ length: pagesRead + 1 }, (_, n) => ({ texto: text(n).repeat(3) })),
  );
  const [first, ...pictures] = photographed(pdf, 'png');
  if (!first) throw new Error('nenhuma página');
  await recogniseWords(first);
  const began = performance.now();
  for (const picture of pictures) await recogniseWords(picture);
  const own = performance.now() - began;
  await endRecognition();
  if (spawnSync('tesseract', ['--version']).status !== 0) return { own, native: NaN };
  const files = await Promise.all(
    pictures.map(async (picture, n) => {
      const path = join(folder, `${n}.png`);
      await writeFile(path, picture);
      return path;
    }),
  );
  const beganNative = performance.now();
  for (const path of files) execFileSync('tesseract', [path, 'stdout', '-l', 'por'], { stdio: 'pipe' });
  return { own, native: performance.now() - beganNative };
};

const importFiles = async (): Promise<{
  readonly sent: number;
  readonly made: number;
  readonly done: number;
}> => {
  const port = await freePort();
  const malote = await startMalote({ dataDir: join(folder, 'dados'), port });
  try {
    const base = `http://127.0.0.1:${port}/ws/api/`;
    let token = '';
    const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof FormData ? body : JSON.stringify({ payload: body }) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return ((await answer.json()) as { payload: T }).payload;
    };
    ({ token } = await ask<{ token: string }>('POST', 'login', {
      login: 'nilza.campos',
      senha: demonstrationPassword,
    }));
    const [tipo] = (await ask<Page<TipoDocumentoCombo>>('GET', 'documento/protocolo-tipos')).itens;
    const files = await Promise.all(
      Array.from({ length: filesImported }, (_, n) => bundlePdf([{ texto: text(n) }, { texto: text(n) }])),
    );
    const began = performance.now();
    const captures: Captura[] = [];
    const queue = files.entries();
    const send = async (): Promise<void> => {
      for (const [n, file] of queue) {
        const form = new FormData();
        form.append(
          'arquivo',
          new Blob([new Uint8Array(file)], { type: 'application/pdf' }),
          `requerimento-${n}.pdf`,
        );
        let captura = await ask<Captura>('POST', 'documento/captura', form);
        while (captura.situacao !== 'PRONTA') {
          if (captura.situacao === 'FALHOU') throw new Error(captura.motivo ?? 'captura que falhou');
          await new Promise((resolve) => setTimeout(resolve, 50));
          captura = await ask<Captura>('GET', `documento/captura/${captura.id}`);
        }
        captures.push(captura);
      }
    };
    await Promise.all(Array.from({ length: sentTogether }, send));
    const sent = performance.now() - began;
    const beganImport = performance.now();
    const itens = captures.map(({ id }, n) => ({
      tipoDocumentoId: tipo?.id,
      assunto: `Requerimento ${n}`,
      captura: { id, paginas: [1, 2].map((numero) => ({ numero, giro: 0 })) },
    }));
    let asked = await ask<ImportacaoProtocolo>('POST', 'documento/importacao-protocolo', { itens });
    while (asked.situacao !== 'CONCLUIDA') {
      await new Promise((resolve) => setTimeout(resolve, 200));
      asked = await ask<ImportacaoProtocolo>('GET', `documento/importacao-protocolo/${asked.id}`);
    }
    const done = asked.itens.filter(({ situacao }) => situacao === 'FEITO').length;
    return { sent, made: performance.now() - beganImport, done };
  } finally {
    await malote.end('SIGTERM');
  }
};

try {
  console.error(`${availableParallelism()} processadores, carga ${decimal(loadavg()[0] ?? NaN, 1)}`);
  const read = await readPages();
  const imported = await importFiles();
  const perMinute = (milliseconds: number): string => decimal((pagesRead * 60_000) / milliseconds, 1);
  const perSecond = (milliseconds: number): string => decimal((filesImported * 1000) / milliseconds, 2);
  console.log(
    table(
      ['medida', 'Malote', 'tesseract'],
      [
        ['Leitura, páginas por minuto', perMinute(read.own), perMinute(read.native)],
        [`Captura de ${filesImported} PDF, arquivos por segundo`, perSecond(imported.sent), '–'],
        [`Importação de ${imported.done} protocolos, arquivos por segundo`, perSecond(imported.made), '–'],
      ],
    ),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
