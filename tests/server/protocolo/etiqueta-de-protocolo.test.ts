import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Captura } from '#schemas/shapes/captura.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { barcodePng, type BarcodeFormat } from '#server/ferramentas/pdf/index.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';
import { jobs } from '#server/jobs.ts';
import { barcodeText } from '#server/conteudo/etiquetas/barcode-text.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { protocolDraft } from '#tests/setup/protocolos.ts';
import { sendForm } from '#tests/setup/send-form.ts';

let server: TestApp;
let nilza: Caller;

beforeAll(async () => {
  server = await startTestApp();
  nilza = await server.as('nilza.campos');
});
afterAll(() => server.close());

const concluded = async (): Promise<{ readonly id: number; readonly rotulo: string }> => {
  const { id, versao } = await protocolDraft(server.app, nilza, await unitId(nilza, 'DPA'));
  const { payload } = await nilza.post<Protocolo>(`documento/protocolo/${id}/concluir`, { versao });
  return { id, rotulo: payload.numero ?? '' };
};

/** Pages with something written, some of them with the bars of a label. */
const bundle = async (
  pages: readonly (readonly [BarcodeFormat, string] | undefined)[],
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const bars of pages) {
    const page = pdf.addPage([595, 842]);
    page.drawText('Peço a poda da mangueira.', { x: 70, y: 500, size: 16, font });
    if (bars)
      page.drawImage(await pdf.embedPng(await barcodePng(...bars)), {
        x: 60,
        y: 700,
        width: 380,
        height: 50,
      });
  }
  return pdf.save();
};

const capture = async (content: Uint8Array): Promise<() => Promise<Captura>> => {
  const sent = await sendForm<Captura>(server.app, nilza.token, {
    path: 'documento/captura',
    file: { name: 'maço.pdf', content },
  });
  const { db } = server.platform.connection;
  const context = { db, ports: server.platform.ports, log: pino({ level: 'silent' }) };
  await jobs.examinarCaptura(context, { capturaId: sent.payload.id });
  return async () => (await nilza.get<Captura>(`documento/captura/${sent.payload.id}`)).payload;
};
const said = ({ partes, paginas }: Captura): unknown =>
  partes.map(({ paginas: [first = 0, ...rest], etiqueta }) => [
    [first, ...rest].join(),
    etiqueta,
    paginas.find(({ numero }) => numero === first)?.protocolo,
  ]);

it('a etiqueta de um protocolo conhece-se pelas barras ou pelo QR, e a revisão diz de qual é, só a quem o alcança', async () => {
  const [one, other] = [await concluded(), await concluded()];
  const bars = await capture(
    await bundle([
      undefined,
      ['CODE128', barcodeText('CODE128', one.rotulo, one.id)],
      undefined,
      ['INTERLEAVED2OF5', shortNumber(other.id)],
      ['CODE128', 'OUTRO 99/2026'],
    ]),
  );
  const sheet = await server.app.inject({
    url: `/ws/api/documento/protocolo-etiquetas?ids=${one.id},${other.id}&folha=ROLO`,
    headers: { authorization: `Bearer ${nilza.token}` },
  });
  const labels = await capture(sheet.rawPayload);
  const [of, ofOther] = [one, other].map(({ id }) => `MALOTE:ETIQUETA:P${id}`);
  expect(said(await bars())).toEqual([
    ['1', undefined, undefined],
    ['2,3', of, one],
    ['4,5', ofOther, other],
  ]);
  expect(said(await labels())).toEqual([
    ['1', of, one],
    ['2', ofOther, other],
  ]);
  // out of reach, what a label of the house says still divides, and of which protocol it is nobody is told
  await server.platform.connection.pool.query('update conteudo set sigilo = 4 where id = any($1)', [
    [one.id, other.id],
  ]);
  expect(said(await bars())).toEqual([['1,2,3,4,5', undefined, undefined]]);
  expect(said(await labels())).toEqual([
    ['1', of, undefined],
    ['2', ofOther, undefined],
  ]);
});
