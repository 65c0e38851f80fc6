import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DentroDaPeca, PecaFeita } from '#schemas/shapes/peca.ts';
import { extractText } from '#server/conteudo/extracao/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { madePeca, readPeca, sha256 } from '#tests/setup/pecas.ts';
import { outlookMessage } from '#tests/setup/outlook-message.ts';
import { concludedProcess, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;
let processo: number;

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  processo = (await concludedProcess(rafael)).id;
});
afterAll(() => server.close());

const inside = async (nome: string, content: Buffer) => {
  const { id } = await madePeca(server, rafael, processo, { nome, content });
  return { id, dentro: (await rafael.get<DentroDaPeca>(`peca/${id}/dentro`)).payload };
};
const zipOf = async (files: Readonly<Record<string, Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
};

/** RFC 2045 to 2047: words in another alphabet, a part in quoted-printable, another in base64, an attachment. */
const pdf = Buffer.from('%PDF-1.4 do anexo');
const eml = Buffer.from(
  [
    'From: =?UTF-8?Q?Jos=C3=A9_da_Silva?= <jose@exemplo.org>',
    'To: Protocolo <protocolo@prefeitura.exemplo>, ana@exemplo.org',
    'Subject: =?UTF-8?B?UHJvcG9zdGEgZGUgcHJlw6dvcw==?=',
    'Date: Tue, 03 Nov 2026 09:30:00 -0300',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="fim"',
    '',
    '--fim',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<style>p{}</style><script>alert(1)</script><p>Segue a proposta=2E</p><img src=3D"http://fora.exemplo/pixel"><p>At=C3=A9 logo &amp; obrigado, Jos&eacute;</p>',
    '--fim',
    'Content-Type: application/pdf; name="proposta.pdf"',
    'Content-Disposition: attachment; filename="proposta.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    pdf.toString('base64'),
    '--fim--',
    '',
  ].join('\r\n'),
);

describe('o que há dentro', () => {
  it('de um ZIP, os arquivos; um deles se junta como outra peça, e é o que se pôs ali', async () => {
    const laudo = Buffer.from('Laudo de vistoria.');
    const { id, dentro } = await inside(
      'anexos.zip',
      await zipOf({ 'a/laudo.txt': laudo, 'b.txt': Buffer.from('b') }),
    );
    expect(dentro.partes).toEqual([
      { caminho: 'a/laudo.txt', tamanho: laudo.length },
      { caminho: 'b.txt', tamanho: 1 },
    ]);
    const before = (await readProcess(rafael, processo)).pecas.length;
    const made = await rafael.post<PecaFeita>(`peca/${id}/parte`, {
      caminho: 'a/laudo.txt',
      destinoId: processo,
    });
    expect(made.status).toBe(200);
    const part = await readPeca(rafael, made.payload.id);
    expect(part).toMatchObject({
      assunto: 'laudo.txt',
      arquivo: { sha256: sha256(laudo), tipo: 'text/plain' },
    });
    expect((await readProcess(rafael, processo)).pecas).toHaveLength(before + 1);
    const none = await rafael.post(`peca/${id}/parte`, { caminho: '../fora', destinoId: processo });
    expect([none.status, none.raw.json<{ descricao: string }>().descricao]).toEqual([
      409,
      'Não há no arquivo o que se pede.',
    ]);
  });

  it('de uma mensagem, quem a mandou, o texto sem o que se executa ou se busca, e os anexos', async () => {
    const { id, dentro } = await inside('proposta.eml', eml);
    expect(dentro.mensagem).toEqual({
      de: 'José da Silva <jose@exemplo.org>',
      para: 'Protocolo <protocolo@prefeitura.exemplo>, ana@exemplo.org',
      assunto: 'Proposta de preços',
      data: '2026-11-03T12:30:00.000Z',
      texto: expect.stringContaining('Segue a proposta.') as string,
    });
    expect(dentro.mensagem?.texto).toContain('Até logo & obrigado, José');
    expect(dentro.mensagem?.texto).not.toMatch(/alert|pixel|<|p\{/);
    expect(dentro.partes).toEqual([{ caminho: 'proposta.pdf', tamanho: pdf.length }]);
    const { connection, ports } = server.platform;
    const job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
    await extractText(job, (await readPeca(rafael, id)).arquivo?.sha256 ?? '');
    const found = await rafael.get<{ itens: { id: number }[] }>('pesquisa?q=obrigado&pageSize=100');
    expect(found.payload.itens.map((one) => one.id)).toContain(id);
    const made = await rafael.post<PecaFeita>(`peca/${id}/parte`, {
      caminho: 'proposta.pdf',
      destinoId: processo,
    });
    expect((await readPeca(rafael, made.payload.id)).arquivo).toMatchObject({
      tipo: 'application/pdf',
      sha256: sha256(pdf),
    });
  });

  it('de uma mensagem do Outlook, o mesmo', async () => {
    const { id, dentro } = await inside(
      'proposta.msg',
      outlookMessage({
        assunto: 'Proposta de preços — revisão',
        de: ['José da Silva', 'jose@exemplo.org'],
        para: [
          ['to', 'Protocolo', 'protocolo@prefeitura.exemplo'],
          ['cc', 'Ana', 'ana@exemplo.org'],
        ],
        enviadaEm: new Date('2026-11-03T12:30:00Z'),
        texto: 'Segue a proposta revista, com juriticabuna.',
        anexos: [['proposta.pdf', pdf]],
      }),
    );
    expect(dentro.mensagem).toEqual({
      de: 'José da Silva <jose@exemplo.org>',
      para: 'Protocolo <protocolo@prefeitura.exemplo>',
      copia: 'Ana <ana@exemplo.org>',
      assunto: 'Proposta de preços — revisão',
      data: '2026-11-03T12:30:00.000Z',
      texto: 'Segue a proposta revista, com juriticabuna.',
    });
    expect(dentro.partes).toEqual([{ caminho: 'proposta.pdf', tamanho: pdf.length }]);
    const { connection, ports } = server.platform;
    const job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
    await extractText(job, (await readPeca(rafael, id)).arquivo?.sha256 ?? '');
    const found = await rafael.get<{ itens: { id: number }[] }>('pesquisa?q=juriticabuna&pageSize=100');
    expect(found.payload.itens.map((one) => one.id)).toContain(id);
    const made = await rafael.post<PecaFeita>(`peca/${id}/parte`, {
      caminho: 'proposta.pdf',
      destinoId: processo,
    });
    expect((await readPeca(rafael, made.payload.id)).arquivo?.sha256).toBe(sha256(pdf));
    // what only begins as one says that it does not open
    const broken = await inside(
      'rota.msg',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    );
    expect(broken.dentro.motivo).toBeTruthy();
  });

  it('de uma planilha do LibreOffice, o mesmo, com o que se repete', async () => {
    const cell = (attributes: string, text: string): string =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
    const content = `<?xml version="1.0" encoding="UTF-8"?>
      <office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><office:body><office:spreadsheet>
      <table:table table:name="Itens">
        <table:table-row>${cell('', 'item')}<table:table-cell/>${cell('', 'valor &amp; <text:span>total</text:span>')}</table:table-row>
        <table:table-row table:number-rows-repeated="2">${cell('office:value-type="string"', 'Cadeira<text:s text:c="2"/>preta')}<table:table-cell/>${cell('office:value-type="currency" office:value="10.5"', 'R$ 10,50')}</table:table-row>
        <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        <table:table-row>${cell('office:value-type="date" office:date-value="2026-11-03" table:number-columns-repeated="2"', '03/11/26')}</table:table-row>
      </table:table>
      <table:table table:name="Outra"><table:table-row>${cell('', 'fora')}</table:table-row></table:table>
      </office:spreadsheet></office:body></office:document-content>`;
    const { dentro } = await inside(
      'itens.ods',
      await zipOf({
        mimetype: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': Buffer.from(content),
      }),
    );
    expect(dentro.linhas).toEqual([
      ['item', '', 'valor & total'],
      ['Cadeira  preta', '', '10.5'],
      ['Cadeira  preta', '', '10.5'],
      ['2026-11-03', '2026-11-03'],
    ]);
    const { dentro: bomb } = await inside(
      'bomba.ods',
      await zipOf({
        mimetype: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': Buffer.from(content.replace('rows-repeated="2"', 'rows-repeated="2000000000"')),
      }),
    );
    expect(bomb.motivo).toBeTruthy();
  });

  it('de uma planilha, as linhas', async () => {
    const { dentro } = await inside('itens.csv', Buffer.from('item;valor\nCadeira;10,50\nMesa;99,00\n'));
    expect(dentro.linhas).toEqual([
      ['item', 'valor'],
      ['Cadeira', '10,50'],
      ['Mesa', '99,00'],
    ]);
  });

  it('do que um sistema antigo escreveu, o mesmo: Windows-1252 também é texto', async () => {
    const csv = await inside('antigo.csv', Buffer.from('item;órgão\nCadeira;Educação\n', 'latin1'));
    expect(csv.dentro.linhas).toEqual([
      ['item', 'órgão'],
      ['Cadeira', 'Educação'],
    ]);
    const kindOf = async (nome: string, content: Buffer) =>
      (await readPeca(rafael, (await inside(nome, content)).id)).arquivo?.tipo;
    expect(await kindOf('antigo.txt', Buffer.from('Petição \x93à mão\x94', 'latin1'))).toBe('text/plain');
    // neither in UTF-8 nor in it, and what is no text in either
    expect(await kindOf('estranho.txt', Buffer.from([0x61, 0xe7, 0x81, 0x62]))).toBe(
      'application/octet-stream',
    );
    expect(await kindOf('binario.txt', Buffer.from([0x61, 0xe7, 0x01, 0x62]))).toBe(
      'application/octet-stream',
    );
    expect(await kindOf('cortado.txt', Buffer.from([0x61, 0xe2, 0x81]))).toBe('application/octet-stream');
  });

  it('de um ZIP que não diz como os nomes se escrevem, os nomes como se leem', async () => {
    const packed = await zipOf({ 'Peti..o.txt': Buffer.from('a') });
    /** As the name that who packed it wrote, without saying in what (APPNOTE 4.4.4, bit 11). */
    const writtenAs = (name: Buffer): Buffer => {
      const zip = Buffer.from(packed);
      for (let at = zip.indexOf('Peti'); at >= 0; at = zip.indexOf('Peti', at + 1)) name.copy(zip, at);
      zip.writeUInt16LE(0, 6);
      zip.writeUInt16LE(0, zip.indexOf(Buffer.from('PK\x01\x02')) + 8);
      return zip;
    };
    const ofWindows = await inside('windows.zip', writtenAs(Buffer.from('5065746987c66f2e747874', 'hex')));
    expect(ofWindows.dentro.partes).toEqual([{ caminho: 'Petição.txt', tamanho: 1 }]);
    const made = await rafael.post<PecaFeita>(`peca/${ofWindows.id}/parte`, {
      caminho: 'Petição.txt',
      destinoId: processo,
    });
    expect((await readPeca(rafael, made.payload.id)).arquivo?.nome).toBe('Petição.txt');
    const ofOthers = await inside('outros.zip', writtenAs(Buffer.from('Petiço.txt')));
    expect(ofOthers.dentro.partes).toEqual([{ caminho: 'Petiço.txt', tamanho: 1 }]);
  });

  it('uma bomba não se abre: o que declara pouco e tem muito, e o que declara muito', async () => {
    const zip = await zipOf({ 'zeros.txt': Buffer.alloc(300 * 1_048_576) });
    expect(zip.length).toBeLessThan(1_048_576);
    const { id } = await inside('bomba.zip', zip);
    const large = await rafael.post(`peca/${id}/parte`, { caminho: 'zeros.txt', destinoId: processo });
    expect([large.status, large.raw.json<{ descricao: string }>().descricao]).toEqual([
      409,
      'É grande demais para se abrir aqui: baixe-o.',
    ]);
    // the same, with a false size in the list of files (APPNOTE 4.3.12): 24 bytes after its mark
    const lying = Buffer.from(zip);
    lying.writeUInt32LE(10, lying.indexOf(Buffer.from('PK\x01\x02')) + 24);
    const { id: other } = await inside('mentira.zip', lying);
    expect(
      (await rafael.post(`peca/${other}/parte`, { caminho: 'zeros.txt', destinoId: processo })).status,
    ).toBe(409);
  });

  it('o que não é o que diz fica como veio, sem se abrir', async () => {
    const { dentro } = await inside('falso.zip', Buffer.from('PK\x03\x04 e mais nada'));
    expect(dentro).toEqual({ partes: [], haMais: false });
  });
});
