import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { modelsInForce } from '#server/engine/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { readPdf } from '../pdf/read-pdf.ts';

let server: TestApp;
let helena: Caller;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  admin = await server.as('admin');
});
afterAll(() => server.close());

const script = `<script>alert(1)</script><img src=x onerror=alert(2)>"'{{7*7}}`;

describe('a script written where text goes', () => {
  it('comes back as data in every register that it can be written to, under a policy that runs nothing', async () => {
    let written = 0;
    for (const { name, definition, fields } of modelsInForce().values()) {
      if (definition.permissions.edit === undefined || definition.kind === 'single') continue;
      const { payload } = await admin.get<{ itens: Record<string, unknown>[] }>(`${name}?pageSize=5`);
      const id = payload.itens[0]?.['id'];
      const free = [...fields.values()].filter(
        ({ kind, property, secret }) =>
          kind === 'text' &&
          !secret &&
          !property.readOnly &&
          !property.pattern &&
          !property.format &&
          !property.enum &&
          !property['x-mask'] &&
          !property['x-widget'] &&
          // what another field hides is not kept
          !property['x-when']?.show &&
          (property.maxLength ?? 9_999) >= script.length,
      );
      if (typeof id !== 'number' || free.length === 0) continue;
      const { acoes: _acoes, ...record } = (await admin.get<Record<string, unknown>>(`${name}/${id}`))
        .payload;
      const typed = Object.fromEntries(free.map((field) => [field.name, script]));
      const saved = await admin.put<Record<string, unknown>>(`${name}/${id}`, { ...record, ...typed });
      if (saved.status !== 200) continue;
      written += 1;
      const back = await admin.get<Record<string, unknown>>(`${name}/${id}`);
      for (const field of free)
        expect([name, field.name, back.payload[field.name]]).toEqual([name, field.name, script]);
      expect(back.raw.headers['content-type']).toContain('application/json');
      expect(back.raw.headers['x-content-type-options']).toBe('nosniff');
      expect(back.raw.headers['content-security-policy']).toContain("script-src 'self'");
    }
    expect(written).toBeGreaterThan(12);
  });

  it('is reflected by no refusal as anything but JSON', async () => {
    const strange = encodeURIComponent(script);
    for (const path of [
      `pesquisa?q=${strange}`,
      `unidade?${strange}=1`,
      `${strange}`,
      `preferencia/${strange}`,
      `verificar/${strange}`,
    ]) {
      const { raw } = await admin.get(path);
      expect(raw.headers['content-type'], path).toContain('application/json');
      expect(raw.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is text in the inbox, in the search, in the history and on the paper', async () => {
    const assunto = `${script} #panic("x") *negrito* $x$ @ref`;
    const made = await concludedDocument(helena, { assunto });
    const { payload } = await helena.get<Documento>(`documento/${made.id}/0`);
    expect(payload.assunto).toBe(assunto);
    const found = await helena.get<{ itens: ItemCaixa[] }>('caixa-central?aba=unidade&pageSize=50');
    expect(found.payload.itens.find(({ id }) => id === made.id)?.assunto).toBe(assunto);
    const pdf = await helena.get(`documento/visualizar-documento/${made.id}/0`);
    expect(pdf.raw.headers['content-security-policy']).toContain("default-src 'none'");
    const { flat, info } = await readPdf(pdf.raw.rawPayload);
    expect(`${flat} ${info}`).toContain('<script>alert(1)</script>');
    expect(`${flat} ${info}`).toContain('#panic("x") *negrito* $x$ @ref');
  });

  it('reaches no page: the client builds none from text', () => {
    const sources = ['src', 'custom-screens'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    expect(sources.length).toBeGreaterThan(300);
    const writesHtml =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
    expect(sources.filter((path) => writesHtml.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});

describe('a formula written where text goes', () => {
  it('is a text in the exported sheet', async () => {
    const formulas = ['=cmd|calc!A1', '+1+1', '-2+3', '@SUM(1)', '\t=1', "'=1"];
    for (const [index, formula] of formulas.entries())
      await admin.post('cargo', { codigo: `98${index}`, descricao: `${formula} formula`, ativo: true });
    const { raw } = await admin.get('cargo/exportar?formato=csv&q=formula&colunas=descricao');
    const cells = raw.body
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => line.includes('formula'));
    expect(cells.length).toBeGreaterThanOrEqual(formulas.length - 1);
    for (const line of cells)
      for (const cell of line.split(';')) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
  });
});

describe('a path that climbs', () => {
  it('reads no file outside its place, in any spelling', async () => {
    const ups = [
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%5c..%5cetc%5cpasswd',
      '....%2f%2fetc%2fpasswd',
      '%2fetc%2fpasswd',
      'malote.log%00.txt',
    ];
    for (const up of ups)
      for (const path of [
        `logs-sistema/linhas/${up}/malote.log`,
        `logs-sistema/linhas/principal/${up}`,
        `logs-sistema/arquivo/principal/${up}`,
        `arquivo/${up}`,
        `registro/validador/${up}`,
        `verificar/x/arquivo/${up}`,
      ]) {
        const { status, raw } = await admin.get(path);
        expect([path, status === 400 || status === 404 || status === 422]).toEqual([path, true]);
        expect(raw.body).not.toContain('root:');
      }
  });
});

describe('a file that would run as a page', () => {
  const edge = 'limite';
  const send = (name: string, type: string, content: string) =>
    server.app.inject({
      method: 'POST',
      url: '/ws/api/arquivo',
      headers: {
        authorization: `Bearer ${helena.token}`,
        'content-type': `multipart/form-data; boundary=${edge}`,
      },
      payload: `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n--${edge}--\r\n`,
    });

  it('is refused whatever it calls itself: what counts is what it holds', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const html = '<!doctype html><script>alert(1)</script>';
    for (const [name, type, content] of [
      ['desenho.svg', 'image/svg+xml', svg],
      ['desenho.png', 'image/png', svg],
      ['pagina.html', 'text/html', html],
      ['pagina.pdf', 'application/pdf', html],
      ['foto.jpg', 'image/jpeg', html],
      ['programa.js', 'text/javascript', 'alert(1)'],
    ] as const) {
      const answer = await send(name, type, content);
      expect([name, answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([
        name,
        422,
        'arquivoInvalido',
      ]);
    }
  });

  it('hidden in a picture is served as that picture, sandboxed and unsniffed, under a name without tricks', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ).toString('latin1');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/ws/api/arquivo',
      headers: {
        authorization: `Bearer ${helena.token}`,
        'content-type': `multipart/form-data; boundary=${edge}`,
      },
      payload: Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="../../a.html.png"\r\n\r\n${png}<script>alert(1)</script>\r\n--${edge}--\r\n`,
        'latin1',
      ),
    });
    expect(answer.statusCode).toBe(200);
    const { id, nome } = answer.json<{ payload: { id: string; nome: string } }>().payload;
    expect(nome).not.toMatch(/[/\\\r\n]/);
    const { raw } = await helena.get(`arquivo/${id}`);
    expect(raw.headers['content-type']).toBe('image/png');
    expect(raw.headers['x-content-type-options']).toBe('nosniff');
    expect(raw.headers['content-security-policy']).toContain('sandbox');
  });
});
