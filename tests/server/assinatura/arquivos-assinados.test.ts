import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnexoAssinaturas, Anexos, ArquivoConferido } from '#schemas/generated.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  sha256,
  signWithCertificate,
  submitValue,
  useCertificates,
  valueOf,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { sendForm } from '#tests/setup/send-form.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let rafael: Caller;
let hers: Holder;
let his: Holder;

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers, his] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [
    Holder,
    Holder,
  ];
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(async () => {
  authority.remove();
  await server.close();
});

const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const reason = (answer: { raw: { body: string } }): string => answer.raw.body;

describe('signing an attachment in XML', () => {
  let id: number;
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<nota numero="1"><valor>10,00 &amp; é</valor></nota>\n';
  const joined = async (name: string, content: string): Promise<number> => {
    const arquivoId = await uploadFile(server.app, helena.token, name, Buffer.from(content));
    const { payload } = await helena.post<Anexos>(`conteudo/${id}/anexos`, { pasta: 'Notas', arquivoId });
    return Math.max(...payload.itens.map((one) => one.id));
  };
  const ask = (caller: Caller, anexo: number, holder: Holder) =>
    preparePackage(caller, id, holder, authority, anexo);
  const sign = async (caller: Caller, anexo: number, holder: Holder) => {
    const { payload, status, raw } = await ask(caller, anexo, holder);
    if (status !== 200) throw new Error(raw.body);
    return submitValue(caller, payload.pacote, valueOf(payload, holder));
  };
  const judged = async (anexo: number): Promise<AnexoAssinaturas> =>
    (await helena.get<AnexoAssinaturas>(`conteudo/${id}/anexos/${anexo}/assinaturas`)).payload;
  const fileOf = async (anexo: number): Promise<Buffer> =>
    (await helena.get(`conteudo/${id}/anexos/${anexo}/arquivo`)).raw.rawPayload;
  beforeAll(async () => {
    ({ id } = await completeDraft(helena, { assunto: 'Com notas' }));
  });

  it('puts the signatures inside it, one beside the other, and other readers find each', async () => {
    const anexo = await joined('nota.xml', xml);
    expect((await judged(anexo)).itens).toEqual([]);
    expect((await sign(helena, anexo, hers)).payload).toMatchObject({
      rotulo: 'nota.xml',
      nivel: 'QUALIFICADA',
    });
    expect((await sign(rafael, anexo, his)).status).toBe(200);
    const { itens, assinar, sha256: now } = await judged(anexo);
    expect(assinar).toMatchObject({
      permitida: false,
      motivo: expect.stringContaining('já assinou') as string,
    });
    expect(itens.map(({ linhas }) => linhas.map(({ resultado }) => resultado))).toEqual(
      [1, 2].map(() => 'CERTO CERTO CERTO NAO_CONFERIDO ATENCAO ATENCAO ATENCAO CERTO CERTO'.split(' ')),
    );
    const file = await fileOf(anexo);
    expect(sha256(file)).toBe(now);
    const text = file.toString();
    expect(text.replaceAll(/<ds:Signature .*?<\/ds:Signature>/g, '')).toBe(xml);
    const folder = mkdtempSync(join(tmpdir(), 'malote-xml-'));
    writeFileSync(join(folder, 'a.xml'), file);
    writeFileSync(
      join(folder, 'raiz.pem'),
      execFileSync('openssl', ['x509', '-inform', 'DER'], { input: authority.root }),
    );
    for (const place of [1, 2])
      execFileSync(
        'xmlsec1',
        [
          ...'--verify --trusted-pem raiz.pem --enabled-key-data x509 --id-attr:Id'.split(' '),
          ...['http://uri.etsi.org/01903/v1.3.2#:SignedProperties', '--node-xpath'],
          ...[`(//*[local-name()='Signature'])[${place}]`, 'a.xml'],
        ],
        { cwd: folder, stdio: 'pipe' },
      );
    rmSync(folder, { recursive: true });
    const { payload } = await helena.get<Anexos>(`conteudo/${id}/anexos`);
    expect(payload.itens.find((one) => one.id === anexo)).toMatchObject({ assinaturas: 2, assinavel: true });
  });

  it('refuses a value of another key, a file that moved, a package of another, a second signature, each with its reason', async () => {
    const anexo = await joined('guia.xml', xml.replace('nota', 'guia').replace('/nota', '/guia'));
    const before = await fileOf(anexo);
    const mine = (await ask(helena, anexo, hers)).payload;
    const wrong = await submitValue(helena, mine.pacote, valueOf(mine, his));
    expect([wrong.status, wrong.campos]).toEqual([422, ['assinatura']]);
    expect((await submitValue(rafael, mine.pacote, valueOf(mine, hers))).status).toBe(404);
    expect((await fileOf(anexo)).equals(before)).toBe(true);
    const early = (await ask(rafael, anexo, his)).payload;
    expect((await submitValue(helena, mine.pacote, valueOf(mine, hers))).status).toBe(200);
    const moved = await submitValue(rafael, early.pacote, valueOf(early, his));
    expect([moved.status, reason(moved)]).toEqual([409, expect.stringContaining('mudou')]);
    expect((await submitValue(helena, mine.pacote, valueOf(mine, hers))).status).toBe(409);
    const again = await ask(helena, anexo, hers);
    expect([again.status, reason(again)]).toEqual([409, expect.stringContaining('já assinou')]);
    const other = await ask(rafael, anexo, hers);
    expect([other.status, other.campos]).toEqual([422, ['certificado']]);
    expect((await judged(anexo)).itens).toHaveLength(1);
  });

  it('takes two at once of one package for one signature', async () => {
    const anexo = await joined('dupla.xml', '<dupla>1</dupla>');
    const { payload } = await ask(helena, anexo, hers);
    const answers = await Promise.all(
      [1, 2].map(() => submitValue(helena, payload.pacote, valueOf(payload, hers))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await judged(anexo)).itens).toHaveLength(1);
  });

  it('signs only what is XML and can be read with certainty', async () => {
    for (const [name, content, words] of [
      ['texto.txt', 'texto', 'Só um anexo em XML'],
      ['tipo.xml', '<!DOCTYPE a><a>b</a>', 'DOCTYPE'],
      ['vazio.xml', '<a/>', 'raiz vazia'],
    ] as const) {
      const answer = await ask(helena, await joined(name, content), hers);
      expect([name, answer.status, reason(answer)]).toEqual([name, 409, expect.stringContaining(words)]);
    }
  });
});

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
