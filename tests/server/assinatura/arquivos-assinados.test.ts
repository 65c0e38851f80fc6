import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { pageAt } from '#server/ferramentas/signature/pdf/page-at.ts';
import { PdfFile } from '#server/ferramentas/signature/pdf/pdf-file.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  sha256,
  signWithCertificate,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { appendRevision } from '#tests/setup/later-revision.ts';
import { sendForm } from '#tests/setup/send-form.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let hers: Holder;

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [Holder, Holder];
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
});
afterAll(async () => {
  authority.remove();
  await server.close();
});

const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const reason = (answer: { raw: { body: string } }): string => answer.raw.body;

describe('checking any file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-conferir-'));
  const check = async (name: string, content: Uint8Array, body = {}, path = 'assinatura/conferir-arquivo') =>
    sendForm<ArquivoConferido>(server.app, helena.token, { path, body, file: { name, content } });
  const points = ({ itens }: ArquivoConferido): readonly string[] =>
    itens.map(({ linhas }) => linhas.map(({ resultado }) => resultado).join(' '));
  const good = 'CERTO CERTO CERTO NAO_CONFERIDO NAO_CONFERIDO ATENCAO CERTO CERTO CERTO';
  const openssl = (...args: readonly string[]): void =>
    void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  let pdf: Buffer;
  beforeAll(async () => {
    const id = await documentToSign(helena, signers);
    await signWithCertificate(helena, id, hers, authority);
    pdf = (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload;
    writeFileSync(join(folder, 'k.pem'), hers.key);
    writeFileSync(join(folder, 'c.pem'), hers.pem);
    writeFileSync(join(folder, 'texto.txt'), 'o que se assina\n');
    const cms =
      'cms -sign -binary -cades -md sha256 -signer c.pem -inkey k.pem -in texto.txt -outform DER -out';
    openssl(...cms.split(' '), 'fora.p7s');
    openssl(...cms.split(' '), 'dentro.p7s', '-nodetach');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells of a PDF, an XML and a signature outside its file each point by itself, and keeps nothing', async () => {
    const kept = async (): Promise<number> =>
      (await server.platform.connection.pool.query('select from arquivo')).rowCount ?? 0;
    const before = await kept();
    const { payload, status } = await check('ata.pdf', pdf);
    expect([status, payload.formato, payload.sha256, points(payload)]).toEqual([
      200,
      'PDF',
      sha256(pdf),
      [good],
    ]);
    expect(payload.material).toMatchObject([{ nome: 'Raiz de ensaio' }]);
    const changed = Buffer.from(pdf);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    expect(points((await check('ata.pdf', changed)).payload)[0] ?? 'ilegível').not.toContain(
      'CERTO CERTO CERTO',
    );
    const more = Buffer.concat([pdf, Buffer.from('\n% depois\n')]);
    expect(points((await check('ata.pdf', more)).payload)[0]).not.toBe(good);
    const file = readFileSync(join(folder, 'texto.txt'));
    const outside = readFileSync(join(folder, 'fora.p7s'));
    expect((await check('fora.p7s', outside)).payload).toMatchObject({ faltaConteudo: true, itens: [] });
    const separada = outside.toString('base64');
    // OpenSSL sent no authority along: the way to the root is not known
    const cms = 'CERTO CERTO ERRADO NAO_CONFERIDO NAO_CONFERIDO ATENCAO ATENCAO NAO_CONFERIDO CERTO';
    expect(points((await check('texto.txt', file, { separada })).payload)).toEqual([cms]);
    expect(points((await check('texto.txt', Buffer.from('outro'), { separada })).payload)).toEqual([
      cms.replace('CERTO', 'ERRADO').replace('ATENCAO', 'NAO_CONFERIDO'),
    ]);
    expect(points((await check('dentro.p7s', readFileSync(join(folder, 'dentro.p7s')))).payload)).toEqual([
      cms,
    ]);
    expect(await kept()).toBe(before);
  });

  it('says of what came after a signature in a PDF what was altered, what is not seen, and what it does not judge', async () => {
    const file = new PdfFile(pdf);
    const root = file.catalog();
    const text = root.bytes.toString('latin1', root.value.start, root.value.end);
    const put = (...objects: readonly (readonly [number, string])[]): Buffer =>
      appendRevision(pdf, {
        references: file.tableIsStream ? 'fluxo' : 'tabela',
        root: root.number,
        info: 99_001,
        size: 99_005,
        objects: new Map(objects),
      });
    const said = async (content: Buffer) =>
      (await check('ata.pdf', content)).payload.itens[0]?.linhas.find(({ ponto }) => ponto === 'MUDANCAS');
    const titled = [99_001, '<</Title(Outro)>>'] as const;
    expect(await said(put(titled))).toMatchObject({
      resultado: 'CERTO',
      texto: expect.stringContaining('só vieram') as string,
      prova: expect.stringContaining('propriedades do arquivo') as string,
    });
    const page = pageAt(file, root, 0);
    const shown = page.bytes.toString('latin1', page.value.start, page.value.end);
    const turned = shown.replace('<<', '<</Rotate 180').replace(/\/Rotate 0\b/, '');
    expect(await said(put(titled, [page.number, turned]))).toMatchObject({
      resultado: 'ERRADO',
      prova: 'uma página mudou',
    });
    expect(await said(put([root.number, text.replace('<<', '<</Estranho[1]')]))).toMatchObject({
      resultado: 'ATENCAO',
      texto: expect.stringContaining('não se julga') as string,
    });
  });

  it('says what it cannot tell: a file that is none, that is broken, that is too large', async () => {
    const said = async (content: Uint8Array): Promise<string | undefined> =>
      (await check('a', content)).payload.problema;
    expect(await said(Buffer.from('nada'))).toContain('Não é um PDF');
    expect(await said(Buffer.from('%PDF-1.7 quebrado'))).toContain('com certeza');
    expect(await said(Buffer.from('<a><b></a>'))).toContain('com certeza');
    expect(await said(Buffer.from('<a></a>'))).toContain('Não há assinatura');
    const anybody = 'verificar/assinaturas';
    const large = await check('a.pdf', Buffer.alloc(21 * 1_048_576), {}, anybody);
    expect([large.status, large.campos, reason(large)]).toEqual([
      422,
      ['arquivo'],
      expect.stringContaining('20 MB'),
    ]);
    const open = await check('ata.pdf', pdf, {}, anybody);
    expect(points(open.payload)).toEqual([good]);
  });

  it('lets nothing that is slow outside hold those inside, and takes one at a time of each address', async () => {
    const slow = Buffer.from(`<a>${'<b/>'.repeat(300_000)}</a>`);
    const outside = (from: string) =>
      sendForm<ArquivoConferido>(server.app, '', {
        path: 'verificar/assinaturas',
        body: {},
        from,
        file: { name: 'a.xml', content: slow },
      });
    const first = ['192.0.2.1', '192.0.2.2'].map(outside);
    const again = await outside('192.0.2.1');
    expect([again.status, again.codigo, reason(again)]).toEqual([
      429,
      'conferenciaEmAndamento',
      expect.stringContaining('ainda está sendo conferido'),
    ]);
    const inside = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => check(name, pdf)));
    expect(inside.map(({ status, payload }) => [status, points(payload)])).toEqual(
      inside.map(() => [200, [good]]),
    );
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('writes the same on paper', async () => {
    const path = 'verificar/assinaturas/pdf';
    const raw = await server.app.inject({
      method: 'POST',
      url: `/ws/api/${path}`,
      headers: { 'content-type': 'multipart/form-data; boundary=beira' },
      payload: Buffer.concat([
        Buffer.from('--beira\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{}\r\n'),
        Buffer.from('--beira\r\ncontent-disposition: form-data; name="arquivo"; filename="ata.pdf"\r\n\r\n'),
        pdf,
        Buffer.from('\r\n--beira--\r\n'),
      ]),
    });
    expect([raw.statusCode, raw.headers['content-type']]).toEqual([200, 'application/pdf']);
    const words = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: raw.rawPayload,
      encoding: 'utf8',
    });
    for (const one of ['Relatório de conferência', 'ata.pdf', 'Integridade', 'Certo', 'Raiz de ensaio'])
      expect(words).toContain(one);
  });
});
