import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import utif from 'utif2';
import { afterAll, describe, expect, it } from 'vitest';
import { answerCapture } from '#server/ferramentas/capture/answer-capture.ts';
import { captureApart, usualLimits } from '#server/ferramentas/capture/capture-apart.ts';
import {
  type CaptureAnswer,
  type CapturedPage,
  type CaptureRequest,
  type PdfaReport,
  type ReadPage,
} from '#server/ferramentas/capture/capture.ts';
import { endRecognition } from '#server/ferramentas/recognition/recognise.ts';
import { grayPng } from '#server/ferramentas/image/gray-png.ts';
import { sharedPdf } from '#tests/setup/shared-pdf.ts';
import { filledForm } from '#tests/setup/filled-form.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { photographed, scannedPdf } from '#tests/setup/scanned-pdf.ts';

afterAll(endRecognition);

const all = async (asked: AsyncGenerator<CaptureAnswer>): Promise<CaptureAnswer[]> => {
  const answers: CaptureAnswer[] = [];
  for await (const answer of asked) answers.push(answer);
  return answers;
};
const asked = (request: CaptureRequest): Promise<CaptureAnswer[]> => all(answerCapture(request));

interface Examined {
  readonly content: Uint8Array;
  readonly pdfa: PdfaReport;
  readonly pages: readonly CapturedPage[];
}

const examine = async (content: Uint8Array, type = 'application/pdf', paginas = 100): Promise<Examined> => {
  const answers = await asked({ kind: 'examine', type, content, limits: { paginas } });
  const pdf = answers.find((one) => one.kind === 'pdf');
  if (!pdf) throw new Error('no PDF');
  return {
    content: pdf.content,
    pdfa: pdf.facts.pdfa,
    pages: answers.flatMap((one) => (one.kind === 'page' ? [one.page] : [])),
  };
};
const refusal = (content: Uint8Array, type?: string, paginas?: number): Promise<unknown> =>
  examine(content, type, paginas).then(
    () => 'aceito',
    (error: unknown) => (error as { problem?: string }).problem,
  );
const withTool = (
  tool: string,
  args: (from: string, to: string) => string[],
  content: Uint8Array,
): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-captura-'));
  try {
    const [from, to] = [join(folder, 'de'), join(folder, 'para')];
    writeFileSync(from, content);
    execFileSync(tool, args(from, to));
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
const textOf = (pdf: Uint8Array): string => withTool('pdftotext', (from, to) => [from, to], pdf).toString();

const ofTelhado =
  'A Secretaria de Obras informa que o telhado da escola municipal apresenta infiltrações na cumeeira oriental e solicita vistoria.';
const ofAlvara =
  'Requerimento de alvará de funcionamento da padaria Pão Nosso, situada na avenida Presidente Vargas, com planta aprovada.';

describe('um formulário preenchido', () => {
  it.each([
    ['com', false],
    ['sem', true],
  ])('conta como tinta e como texto, %s a aparência dos campos', async (_, semAparencia) => {
    const { pages } = await examine(await filledForm({ texto: 'Joaquina Guaraná', semAparencia }));
    expect(pages).toMatchObject([{ emBranco: false, texto: 'Joaquina Guaraná\nBahia' }]);
    // what is only ink is no blank page either
    const ink = await examine(await filledForm({ texto: '~~~~~~~~~~~~~~~~', semAparencia }));
    expect(ink.pages[0]?.emBranco).toBe(false);
    const [read] = await asked({
      kind: 'read',
      content: await filledForm({ texto: 'Joaquina Guaraná', impresso: ofAlvara, semAparencia }),
      done: 0,
    });
    expect(read).toMatchObject({ page: { texto: expect.stringContaining('Joaquina Guaraná') as string } });
  });

  it('vai com as páginas que se separam', async () => {
    const content = await filledForm({ texto: 'Joaquina Guaraná' });
    const [part] = await asked({ kind: 'split', content, parts: [[{ numero: 1, giro: 0 }]] });
    if (part?.kind !== 'part') throw new Error('no part');
    expect((await examine(part.content)).pages[0]?.texto).toContain('Joaquina Guaraná');
  });
});

describe('um maço digitalizado', () => {
  it('diz de cada página se está em branco, que códigos traz, e tem uma miniatura', async () => {
    const scan = scannedPdf(
      await bundlePdf([
        { texto: ofTelhado, codigo: 'MALOTE:E:1' },
        {},
        { codigo: 'MALOTE:SEPARADOR' },
        // a page with one word says something
        { texto: 'Ciente.' },
      ]),
    );
    const { pages } = await examine(scan);
    expect(pages.map(({ emBranco }) => emBranco)).toEqual([false, true, false, false]);
    expect(pages.map(({ codigos }) => codigos.map(({ texto }) => texto))).toEqual([
      ['MALOTE:E:1'],
      [],
      ['MALOTE:SEPARADOR'],
      [],
    ]);
    expect(pages.every(({ miniatura }) => miniatura[1] === 0x50 && miniatura.length < 60_000)).toBe(true);
    expect(pages.some(({ temTexto }) => temTexto)).toBe(false);
    const own = await examine(await bundlePdf([{ texto: 'ok' }, {}]));
    expect(own.pages.map(({ emBranco }) => emBranco)).toEqual([false, true]);
  });

  it('diz como se gira a página que veio deitada ou de cabeça para baixo, se as linhas o mostram', async () => {
    const longo = `${ofTelhado} ${ofAlvara} ${ofTelhado} ${ofAlvara}`;
    const { pages } = await examine(
      scannedPdf(
        await bundlePdf([
          { texto: longo },
          { texto: longo, giro: 180 },
          { texto: longo, giro: 90 },
          { texto: 'Uma só linha.', giro: 180 },
        ]),
      ),
    );
    // a line alone does not tell, and the page stays as it came
    expect(pages.map(({ giro }) => giro)).toEqual([0, 180, 90, 0]);
    const own = await examine(await bundlePdf([{ texto: longo, giro: 180 }]));
    expect(own.pages.map(({ giro }) => giro)).toEqual([0]);
  });

  it('lê-se em português, também deitado ou de cabeça para baixo, e a cópia traz as palavras no lugar', async () => {
    const scan = scannedPdf(
      await bundlePdf([
        { texto: ofTelhado },
        { texto: ofAlvara, giro: 180 },
        { texto: ofTelhado, giro: 90 },
        {},
      ]),
    );
    const read: ReadPage[] = (await asked({ kind: 'read', content: scan, done: 0 })).flatMap((one) =>
      one.kind === 'read' ? [one.page] : [],
    );
    expect(read.map(({ giro }) => giro)).toEqual([0, 180, 90, 0]);
    expect(read[0]?.texto).toContain('infiltrações');
    // a name with letters that are not of Portuguese, and a stain
    const pages = read.map((page, index) =>
      index === 3 ? { ...page, palavras: [['Łódź\u{E000}', 0.1, 0.1, 0.2, 0.02] as const] } : page,
    );
    const [layered] = await asked({ kind: 'layer', content: scan, pages });
    if (layered?.kind !== 'layered') throw new Error('no copy');
    const text = textOf(layered.content).replaceAll(/\s+/g, ' ');
    expect(text).toContain('cumeeira oriental');
    expect(text).toContain('padaria Pão Nosso');
    expect(text).toMatch(/Łódź(?!\S)/u);
    // in its place: in the band of the page where the line is
    const band = withTool(
      'pdftotext',
      (from, to) => ['-f', '2', '-l', '2', '-x', '0', '-y', '150', '-W', '595', '-H', '80', from, to],
      layered.content,
    ).toString();
    expect(band).toContain('equerimento de alvar');
    const pdf = await PDFDocument.load(layered.content);
    expect(pdf.getPages().map((page) => page.getRotation().angle)).toEqual([0, 180, 90, 0]);
    expect(textOf(scan).trim()).toBe('');
  });

  it('retoma a leitura da página seguinte à última', async () => {
    const scan = scannedPdf(await bundlePdf([{ texto: ofTelhado }, { texto: ofAlvara }]));
    const read = await asked({ kind: 'read', content: scan, done: 1 });
    expect(read).toMatchObject([{ kind: 'read', total: 2, page: { numero: 2 } }]);
  });

  it('divide-se nas páginas pedidas, na ordem e no giro pedidos', async () => {
    const source = await bundlePdf([{ texto: 'um' }, { texto: 'dois' }, { texto: 'três' }]);
    const parts = await asked({
      kind: 'split',
      content: source,
      parts: [
        [
          { numero: 3, giro: 0 },
          { numero: 1, giro: 90 },
        ],
        [{ numero: 2, giro: 0 }],
      ],
    });
    const [first, second] = parts.flatMap((one) => (one.kind === 'part' ? [one] : []));
    if (!first || !second) throw new Error('parts are missing');
    expect(textOf(first.content)).toMatch(/três\s+um/);
    expect((await PDFDocument.load(first.content)).getPage(1).getRotation().angle).toBe(90);
    expect(textOf(second.content).trim()).toBe('dois');
  });
});

describe('uma imagem', () => {
  it('JPEG ou PNG vira um PDF de uma página, de pé como a câmara a tirou', async () => {
    const page = await bundlePdf([{ texto: ofTelhado }]);
    const [jpeg] = photographed(page, 'jpeg');
    const [png] = photographed(page, 'png');
    if (!jpeg || !png) throw new Error('no picture');
    for (const [image, type] of [
      [jpeg, 'image/jpeg'],
      [png, 'image/png'],
    ] as const) {
      const { content, pages } = await examine(image, type);
      expect(pages).toHaveLength(1);
      expect(pages[0]?.altura).toBeCloseTo(842, 0);
      expect((await PDFDocument.load(content)).getPage(0).getRotation().angle).toBe(0);
    }
    // Exif: the camera lay on its side
    const exif = Buffer.from('ffe1001e45786966000049492a00080000000100120103000100000006000000', 'hex');
    const turned = await examine(Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]), 'image/jpeg');
    expect(turned.pages[0]?.largura).toBeCloseTo(842, 0);
  });

  it('TIFF vira um PDF com uma página por folha', async () => {
    const colours = new Uint8Array(200 * 300 * 4).fill(255);
    const tiff = Buffer.from(utif.encodeImage(colours, 200, 300));
    const { pages } = await examine(tiff, 'image/tiff');
    expect(pages).toMatchObject([{ numero: 1, emBranco: true }]);
  });

  it('que infla além do razoável é recusada sem ser aberta', async () => {
    const png = grayPng({ width: 1, height: 1, data: Uint8Array.of(0) });
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await refusal(png, 'image/png')).toBe('imagemGrande');
  });
});

describe('um arquivo hostil', () => {
  it('tem cada um a sua resposta', async () => {
    const good = await bundlePdf([{ texto: 'um' }, { texto: 'dois' }]);
    const withScript = await PDFDocument.load(good);
    withScript.addJavaScript('abre', 'app.alert(1)');
    const encrypted = withTool(
      'qpdf',
      (from, to) => ['--encrypt', 'abre', 'dono', '256', '--', from, to],
      good,
    );
    expect(await refusal(Buffer.from('%PDF-1.7 e mais nada'))).toBe('invalido');
    expect(await refusal(Buffer.from('nada'), 'application/pdf')).toBe('invalido');
    expect(await refusal(encrypted)).toBe('protegido');
    expect(await refusal(await withScript.save())).toBe('programa');
    expect(await refusal(good, 'application/pdf', 1)).toBe('paginas');
    expect(await refusal(good, 'application/zip')).toBe('tipo');
    expect(await refusal(good, 'image/png')).toBe('invalido');
    expect(await refusal(good)).toBe('aceito');
  });

  it('que pede memória ou tempo demais acaba sozinho', async () => {
    const good = await bundlePdf([{ texto: 'um' }]);
    const request = {
      kind: 'examine',
      type: 'application/pdf',
      content: good,
      limits: { paginas: 9 },
    } as const;
    const apart = (limits: Partial<typeof usualLimits>): Promise<CaptureAnswer[]> =>
      all(captureApart(request, { limits: { ...usualLimits, ...limits } }));
    expect((await apart({})).map(({ kind }) => kind)).toEqual(['pdf', 'page']);
    await expect(apart({ megabytes: 30 })).rejects.toMatchObject({ problem: 'memoria' });
    // of a kind that nobody waits in: one that is warm answers before it is looked at
    await expect(apart({ megabytes: 1_023, pageLimit: 1 })).rejects.toMatchObject({ problem: 'demorou' });
  });
});

describe('a conferência de PDF/A', () => {
  it('diz o que o arquivo declara e o que se conferiu', async () => {
    const { pdf } = await sharedPdf.renderDocumento({
      titulo: 'Declaração',
      autores: [],
      situacao: 'teste',
      instante: '2026-11-20T13:30:00Z',
      organizacao: { nome: 'Malote' },
      corpo: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Declaro.' }] }] },
    });
    const good = (await examine(pdf)).pdfa;
    expect(good.declara).toMatch(/^2[ab]$/);
    expect(good.conferencias.every(({ ok }) => ok)).toBe(true);
    const plain = (await examine(await bundlePdf([{ texto: 'um' }]))).pdfa;
    expect(plain.declara).toBeUndefined();
    expect(plain.conferencias.filter(({ ok }) => !ok).map(({ nome }) => nome)).toEqual([
      'declarado',
      'fontesEmbutidas',
      'corDefinida',
    ]);
  });
});
