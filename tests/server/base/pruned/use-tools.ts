// Runs in a copy of the product: what is not loaded until somebody asks for it.
import { readFileSync } from 'node:fs';
import { answerCapture } from '#server/ferramentas/capture/answer-capture.ts';
import { createPdfRenderer, type PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { endRecognition } from '#server/ferramentas/recognition/recognise.ts';
import { readContent } from '#server/conteudo/extracao/read-content.ts';

// what prints keeps nobody alive, and here somebody waits for it
process.stdin.resume();
const type = 'application/pdf';
const content = readFileSync(process.argv[2] ?? '');
const said = { lido: '', capturado: 0, imprime: '' };
for await (const reading of readContent({ type, content, done: 0 }))
  if (reading.kind === 'page' && reading.recognised) said.lido += reading.text;
for await (const answer of answerCapture({ kind: 'examine', type, content, limits: { paginas: 9 } }))
  if (answer.kind === 'page') said.capturado += 1;
await endRecognition();
const renderer = createPdfRenderer({ threads: 1 });
const entrada = JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')) as PdfEntrada;
said.imprime = Buffer.from((await renderer.renderDocumento(entrada)).pdf)
  .subarray(0, 5)
  .toString();
await renderer.close();
process.stdout.write(JSON.stringify(said));
process.stdin.destroy();
