import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream, StandardFonts, rgb } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Achado, ConteudoATarjar, CopiaTarjada } from '#schemas/shapes/tarja.ts';
import { findPersonalData, findText, placedFindings } from '#server/conteudo/tarja/index.ts';
import { openToDraw } from '#server/ferramentas/capture/render-page.ts';
import { answerRedaction } from '#server/ferramentas/redaction/answer-redaction.ts';
import type { Stretch } from '#server/ferramentas/redaction/redaction.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';

interface Lista<T> {
  readonly itens: readonly T[];
}

let server: TestApp;
let helena: Caller;
let documento: Documento;

const secreto = 'Maria Aparecida dos Santos';
const paragraph = `Informo que ${secreto}, CPF 529.982.247-25, telefone (11) 98765-4321, pediu o auditório.`;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  const draft = await completeDraft(helena);
  const { content } = draft.corpo as { content: object[] };
  const corpo = {
    type: 'doc',
    content: [...content, { type: 'paragraph', content: [{ type: 'text', text: paragraph }] }],
  };
  documento = await concludedDocument(helena, { minuta: draft.id, salvar: { versao: draft.versao, corpo } });
});
afterAll(() => server.close());

const prepare = async (): Promise<ConteudoATarjar> => {
  const { status, payload, raw } = await helena.get<ConteudoATarjar>(
    `copia-tarjada/${documento.id}/preparar`,
  );
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

const copy = (body: Readonly<Record<string, unknown>>, caller = helena) =>
  caller.post<CopiaTarjada>(`copia-tarjada/${documento.id}`, {
    fundamento: 'Lei 12.527/2011, art. 31',
    motivo: 'Pedido de acesso à informação',
    ...body,
  });

/** What may be read of a file: its text as PDFium finds it, and every byte of it, unpacked. */
const readingsOf = async (content: Buffer): Promise<{ readonly text: string; readonly bytes: string }> => {
  const drawn = await openToDraw(content);
  const text = [...drawn.pages()].map((page) => page.getText()).join('\n');
  drawn.destroy();
  const pdf = await PDFDocument.load(content, { updateMetadata: false });
  const streams = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    try {
      return [inflateSync(object.contents)];
    } catch {
      // what is not packed so is among the bytes of the file
      return [];
    }
  });
  return { text, bytes: Buffer.concat([content, ...streams]).toString('latin1') };
};

describe('copiar com tarja', () => {
  it('acha o que é pessoal, e onde está', async () => {
    const { achados, sha256, semTexto } = await prepare();
    expect(achados.map(({ especie, texto }) => [especie, texto])).toEqual([
      ['NOME', secreto],
      ['CPF', '529.982.247-25'],
      ['TELEFONE', '(11) 98765-4321'],
    ]);
    expect(semTexto).toBe(false);
    const original = await helena.get(`copia-tarjada/${documento.id}/original`);
    expect(original.raw.headers.etag).toBe(`"${sha256}"`);
    const { payload } = await helena.post<Lista<Achado>>(`copia-tarjada/${documento.id}/procurar`, {
      texto: 'AUDITORIO',
    });
    expect(payload.itens.length).toBeGreaterThan(0);
    expect(new Set(payload.itens.map(({ texto }) => texto.toLowerCase()))).toEqual(new Set(['auditório']));
  });

  it('o que se cobre não está em lugar nenhum da cópia; o resto se lê, e a certidão a liga ao original', async () => {
    const { achados, sha256, paginas } = await prepare();
    const before = (await helena.get(`copia-tarjada/${documento.id}/original`)).raw.rawPayload;
    const made = await copy({ sha256, marcas: achados.flatMap(({ lugares }) => lugares) });
    expect([made.status, made.payload.fundamento, made.payload.tarjas]).toEqual([
      200,
      'Lei 12.527/2011, art. 31',
      achados.flatMap(({ lugares }) => lugares).length,
    ]);
    const file = await helena.get(`copia-tarjada/${documento.id}/arquivo/${made.payload.sha256}`);
    const { text, bytes } = await readingsOf(file.raw.rawPayload);
    for (const said of ['Aparecida', '529.982', '98765', '247-25']) {
      expect(text).not.toContain(said);
      expect(bytes).not.toContain(said);
    }
    expect(text).toMatch(/Informo que/);
    expect(text).toContain('Certidão de cópia com tarja');
    expect(text.replaceAll(/\s/g, '')).toContain(sha256);
    expect((await PDFDocument.load(file.raw.rawPayload)).getPageCount()).toBe(paginas + 1);
    // o original segue o mesmo
    expect((await helena.get(`copia-tarjada/${documento.id}/original`)).raw.rawPayload.equals(before)).toBe(
      true,
    );
    // e quem tem o arquivo confere de que documento é
    const verified = await server.app.inject({
      method: 'GET',
      url: `/ws/api/verificar/arquivo/${made.payload.sha256}`,
    });
    expect(verified.json<{ payload: unknown }>().payload).toMatchObject({
      rotulo: 'Cópia com tarja',
      vigente: true,
    });
    const { payload } = await helena.get<Lista<CopiaTarjada>>(`copia-tarjada/${documento.id}`);
    expect(payload.itens.map(({ sha256: one, por, motivo }) => [one, por.nome, motivo])).toEqual([
      [made.payload.sha256, 'Helena Duarte Pires', 'Pedido de acesso à informação'],
    ]);
  });

  it('recusa o que não se pode fazer, com o motivo', async () => {
    const { achados, sha256 } = await prepare();
    const marcas = achados.flatMap(({ lugares }) => lugares);
    const old = await copy({ sha256: 'a'.repeat(64), marcas });
    expect([old.status, old.raw.body]).toEqual([409, expect.stringContaining('O arquivo mudou')]);
    const beyond = await copy({ sha256, marcas: [{ pagina: 99, x: 0, y: 0, largura: 1, altura: 1 }] });
    expect([beyond.status, beyond.raw.body]).toEqual([409, expect.stringContaining('página 99')]);
    const empty = await copy({ sha256, marcas: [], motivo: '  ' });
    expect([empty.status, [...empty.campos].sort()]).toEqual([422, ['marcas', 'motivo']]);
  });
});

describe('um arquivo que já traz o que não mostra', () => {
  it('não o leva à cópia: nem texto invisível, nem anexo, nem o que está sob um desenho', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([595, 842]);
    page.drawText('Visivel', { x: 60, y: 760, size: 24, font });
    for (const [line, text] of ['Esta linha se mostra para todos', 'e esta outra linha também'].entries())
      page.drawText(text, { x: 60, y: 700 - line * 40, size: 24, font });
    page.drawText('OCULTO branco', { x: 60, y: 560, size: 24, font, color: rgb(1, 1, 1) });
    page.drawText('OCULTO sob', { x: 60, y: 500, size: 24, font });
    page.drawRectangle({ x: 50, y: 490, width: 300, height: 40, color: rgb(0.6, 0.6, 0.6) });
    await pdf.attach(Buffer.from('OCULTO anexo'), 'oculto.txt', { mimeType: 'text/plain' });
    pdf.setSubject('OCULTO metadado');
    const content = await pdf.save();
    const words: string[] = [];
    const marcas = [{ pagina: 1, x: 0, y: 0.05, largura: 0.3, altura: 0.06 }];
    for await (const answer of answerRedaction({ kind: 'tarjar', content, marcas, lidas: 1 }))
      if (answer.kind === 'pagina') {
        words.push(...answer.pagina.textos.map(({ texto }) => texto));
        expect(Buffer.from(answer.pagina.imagem).includes('OCULTO')).toBe(false);
      }
    expect(words.join(' ')).toContain('todos');
    expect(words.join(' ')).not.toMatch(/OCULTO|Visivel/);
  });

  it('acha em um PDF o nome que a linha partiu, e o lugar dele em cada uma', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([595, 842]);
    for (const [line, text] of ['O pedido é de Maria Apare-', 'cida dos Santos, que mora aqui.'].entries())
      page.drawText(text, { x: 60, y: 700 - line * 16, size: 12, font });
    const found: Achado[] = [];
    for await (const answer of answerRedaction({ kind: 'letras', content: await pdf.save() }))
      if (answer.kind === 'letras')
        found.push(...placedFindings(answer.pagina, findText(answer.pagina.texto, secreto)));
    expect(found.map(({ texto, lugares }) => [texto, lugares.length])).toEqual([[secreto, 2]]);
  });

  it('o que se preencheu no formulário, e o que se anotou por cima, acha-se e cobre-se como o resto', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([600, 800]);
    page.setCropBox(50, 100, 500, 600);
    page.drawText('Requerimento de acesso aos autos', { x: 100, y: 650, size: 20, font });
    const field = pdf.getForm().createTextField('cpf');
    field.setText('529.982.247-25');
    field.addToPage(page, { x: 100, y: 500, width: 200, height: 30, font });
    const said = 'BT /F 18 Tf 5 8 Td (Anotado 111.444.777-35) Tj ET';
    const seen = pdf.context.stream(said, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 260, 30],
      Resources: { Font: { F: font.ref } },
    });
    const over = { Type: 'Annot', Subtype: 'FreeText', Rect: [100, 300, 360, 330], F: 4 };
    page.node.addAnnot(
      pdf.context.register(pdf.context.obj({ ...over, AP: { N: pdf.context.register(seen) } })),
    );
    const content = await pdf.save();
    const marcas: Stretch[] = [];
    for await (const answer of answerRedaction({ kind: 'letras', content })) {
      if (answer.kind !== 'letras') continue;
      const found = findPersonalData(answer.pagina.texto, {
        nomes: [],
        servidores: [],
        telefones: [],
        dominios: [],
      });
      const placed = placedFindings(answer.pagina, found);
      expect(placed.map(({ texto }) => texto).toSorted()).toEqual(['111.444.777-35', '529.982.247-25']);
      marcas.push(...placed.flatMap(({ lugares }) => lugares));
    }
    for await (const answer of answerRedaction({ kind: 'tarjar', content, marcas, lidas: 1 })) {
      if (answer.kind !== 'pagina') continue;
      const words = answer.pagina.textos.map(({ texto }) => texto).join(' ');
      expect(words).toContain('Requerimento');
      expect(words).not.toMatch(/\d{2}/u);
    }
  });

  it('cada letra está onde se vê, também em página deitada ou cortada', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    for (const angle of [0, 90, 180, 270] as const) {
      const page = pdf.addPage([600, 800]);
      page.setCropBox(50, 100, 500, 600);
      page.setRotation({ type: 'degrees', angle } as never);
      page.drawText('X', { x: 100, y: 600, size: 40, font });
    }
    const content = await pdf.save();
    const boxes: number[][] = [];
    for await (const answer of answerRedaction({ kind: 'letras', content }))
      if (answer.kind === 'letras') boxes.push([...answer.pagina.lugares.slice(0, 4)]);
    // com a letra coberta, a página é toda branca: a tarja esteve onde ela está
    const marcas = boxes.map(([x = 0, y = 0, largura = 0, altura = 0], index) => ({
      pagina: index + 1,
      x,
      y,
      largura,
      altura,
    }));
    const shown = await openToDraw(content);
    for (const [index, page] of [...shown.pages()].entries()) {
      const { width, height, data } = await page.render({ scale: 1, render: 'bitmap', colorSpace: 'Gray' });
      const mark = marcas[index] ?? { x: 0, y: 0, largura: 0, altura: 0 };
      const ink = [...data.keys()].filter((at) => (data[at] ?? 255) < 128);
      expect(ink.length).toBeGreaterThan(20);
      for (const at of ink) {
        const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
        expect(x).toBeGreaterThanOrEqual(mark.x - 0.005);
        expect(x).toBeLessThanOrEqual(mark.x + mark.largura + 0.005);
        expect(y).toBeGreaterThanOrEqual(mark.y - 0.005);
        expect(y).toBeLessThanOrEqual(mark.y + mark.altura + 0.005);
      }
    }
    shown.destroy();
  });
});
