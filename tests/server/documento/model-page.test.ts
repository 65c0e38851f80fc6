import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { png } from '#tests/server/pdf/png.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';

const run = promisify(execFile);
let server: TestApp;
let admin: Caller;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

/** Red, green and blue of the pixel at the middle of the top edge of the first page. */
const topColour = async (pdf: Buffer): Promise<readonly number[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-pagina-'));
  try {
    await writeFile(join(folder, 'a.pdf'), pdf);
    await run('pdftoppm', [
      '-r',
      '30',
      '-f',
      '1',
      '-l',
      '1',
      '-singlefile',
      join(folder, 'a.pdf'),
      join(folder, 'a'),
    ]);
    const ppm = await readFile(join(folder, 'a.ppm'));
    const [header = '', width = ''] = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
    const at = header.length + 3 * (2 * Number(width) + Math.floor(Number(width) / 2));
    return [...ppm.subarray(at, at + 3)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const sendPng = async (caller: Caller, content: Buffer): Promise<string> => {
  const boundary = 'limite';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n`;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/ws/api/arquivo',
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return answer.json<{ payload: { id: string } }>().payload.id;
};

it('the letterhead, the logos and the barcode of the model are on the paper', async () => {
  const { payload: found } = await admin.get<{ itens: { id: number }[] }>(
    'modelo-documento?nome_like=Comunica',
  );
  const id = found.itens[0]?.id ?? 0;
  const change = async (fields: object) => {
    const { payload } = await admin.get<object>(`modelo-documento/${id}`);
    expect((await admin.put(`modelo-documento/${id}`, { ...payload, ...fields })).status).toBe(200);
  };
  const paper = async () => {
    const document = await concludedDocument(helena);
    const { rawPayload } = await server.call({
      method: 'GET',
      path: `documento/visualizar-documento/${document.id}/1`,
      headers: { authorization: `Bearer ${helena.token}` },
    });
    return rawPayload;
  };
  const plain = await paper();
  const images = async (pdf: Buffer) =>
    (await readPdf(pdf)).images.split('\n').filter((line) => / image /.test(line));
  expect(await topColour(plain)).toEqual([255, 255, 255]);
  const before = (await images(plain)).length;
  const timbre = await admin.post<{ id: number }>('template-arquivo', {
    nome: 'Verde',
    tipo: 'TIMBRE',
    conteudo: '#set page(paper: "a4", background: rect(width: 100%, height: 100%, fill: rgb("#00ff00")))',
  });
  expect(timbre.status).toBe(200);
  await change({
    template: timbre.payload.id,
    logoEsquerda: await sendPng(admin, png(40, 30)),
    codigoBarrasLargura: 5,
    codigoBarrasAltura: 1.2,
  });
  const dressed = await paper();
  expect(await topColour(dressed)).toEqual([0, 255, 0]);
  // The logo and the barcode come, and the arms of the organisation leave with its letterhead.
  expect((await images(dressed)).length).toBe(before + 2 - 1);
});
