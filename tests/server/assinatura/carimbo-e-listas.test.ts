import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { verifyCms } from '#server/ferramentas/signature/verify-cms.ts';
import { updateLists } from '#server/conteudo/certificado/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  signWithCertificate,
  submitValue,
  useCertificates,
  valueOf,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { startTimeAuthority, type TimeAuthority } from '#tests/setup/time-authority.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { writesNothing } from './attack-walk.ts';
import { opensslAccepts } from './other-verifiers.ts';

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

describe('with an authority of time', () => {
  let act: TimeAuthority;
  let register: number;
  let administrator: Caller;
  const folder = mkdtempSync(join(tmpdir(), 'malote-carimbo-'));
  const test = () =>
    administrator.post<{ mensagem: string }>(`autoridade-carimbo/${register}/acao/testar`, {});
  const change = async (fields: object): Promise<void> => {
    const { payload } = await administrator.get<object>(`autoridade-carimbo/${register}`);
    const { status, raw } = await administrator.put(`autoridade-carimbo/${register}`, {
      ...payload,
      ...fields,
    });
    if (status !== 200) throw new Error(raw.body);
  };
  const read = async (id: number): Promise<Buffer> =>
    (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload;
  const signed = async (): Promise<{ id: number; pdf: Buffer; linhas: readonly string[] }> => {
    const id = await documentToSign(helena, signers);
    const { status, raw } = await signWithCertificate(helena, id, hers, authority);
    if (status !== 200) throw new Error(raw.body);
    const pdf = await read(id);
    const { payload } = await helena.get<{ itens: ArquivoConferido['itens'] }>(
      `documento/listar-assinatura-certificado/${id}`,
    );
    return {
      id,
      pdf,
      linhas: payload.itens[0]?.linhas.map(({ ponto, resultado }) => `${ponto} ${resultado}`) ?? [],
    };
  };
  beforeAll(async () => {
    authority.stamper('carimbadora');
    act = await startTimeAuthority(authority, 'carimbadora');
    Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${act.port}`] });
    administrator = await server.as('admin');
    const kept = await administrator.post<{ id: number }>('autoridade-carimbo', {
      nome: 'Carimbadora de ensaio',
      ativo: true,
      endereco: act.url,
      ordem: 1,
      exigido: true,
      limiteSegundos: 5,
    });
    expect([kept.status, kept.campos]).toEqual([200, []]);
    register = kept.payload.id;
  });
  afterAll(async () => {
    await act.stop();
    rmSync(folder, { recursive: true });
  });

  const notes = [
    ['n.xml', '<n>1</n>'],
    ['n.csv', 'a;1\n'],
  ] as const;
  const joined = async (id: number, name: string, content: string): Promise<number> => {
    const arquivoId = await uploadFile(server.app, helena.token, name, Buffer.from(content));
    const { payload } = await helena.post<Anexos>(`conteudo/${id}/anexos`, { pasta: 'Notas', arquivoId });
    return Math.max(...payload.itens.map((one) => one.id));
  };
  const signatureIn = (pdf: Buffer): Buffer => {
    const hole = pdf.toString('latin1', pdf.lastIndexOf('/Contents<') + 10);
    return Buffer.from(hole.slice(0, hole.indexOf('>')), 'hex');
  };

  /** What OpenSSL says of the token of the first signature in a CMS. */
  const tokenIn = (cms: Buffer): string => {
    const [check] = verifyCms(cms, () => Buffer.alloc(0));
    writeFileSync(join(folder, 't.tst'), check?.timeStamp?.token ?? '');
    writeFileSync(join(folder, 'valor'), check?.timeStamp?.of ?? '');
    const order = 'ts -verify -token_in -in t.tst -data valor'.split(' ');
    const [root, below] = ['raiz.crt', 'ac.crt'].map((name) => join(authority.folder, name));
    return execFileSync('openssl', [...order, '-CAfile', root!, '-untrusted', below!], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };

  it('dates each signature in a PDF, in an XML and beside a file, as other verifiers find, and the check says when', async () => {
    const tested = await test();
    expect(tested.payload.mensagem).toContain('Carimbadora de Ensaio');
    const { pdf, linhas } = await signed();
    expect(linhas).toContain('TEMPO CERTO');
    writeFileSync(join(folder, 'a.pdf'), pdf);
    expect(execFileSync('pdfsig', ['-no-ocsp', join(folder, 'a.pdf')], { encoding: 'utf8' })).toContain(
      'Signature is Valid.',
    );
    expect(tokenIn(signatureIn(pdf))).toContain('Verification: OK');
    const { id } = await completeDraft(helena, { assunto: 'Com nota carimbada' });
    for (const [name, content] of notes) {
      const anexo = await joined(id, name, content);
      const asked = await preparePackage(helena, id, hers, authority, anexo);
      await submitValue(helena, asked.payload.pacote, valueOf(asked.payload, hers));
      const judged = await helena.get<AnexoAssinaturas>(`conteudo/${id}/anexos/${anexo}/assinaturas`);
      expect(judged.payload.itens[0]?.linhas).toContainEqual(
        expect.objectContaining({ ponto: 'TEMPO', resultado: 'CERTO' }),
      );
      if (name === 'n.xml') continue;
      expect(judged.payload.itens[0]?.linhas).toContainEqual(
        expect.objectContaining({ ponto: 'PROVA', texto: expect.stringContaining('(T)') as string }),
      );
      const { raw } = await helena.get(`conteudo/${id}/anexos/${anexo}/assinado`);
      writeFileSync(join(folder, 'n.zip'), raw.rawPayload);
      const cms = execFileSync('unzip', ['-p', 'n.zip', 'n.csv.p7s'], { cwd: folder });
      expect(tokenIn(cms)).toContain('Verification: OK');
    }
  });

  it('signs in the strict form of the policies where the installation wants it, with time in the policy, and the check says it', async () => {
    const strict = async (pbadEstrita: boolean): Promise<void> => {
      const { payload } = await administrator.get<object>('configuracao/1');
      const { status, raw } = await administrator.put('configuracao/1', { ...payload, pbadEstrita });
      if (status !== 200) throw new Error(raw.body);
    };
    const told = (linhas: ArquivoConferido['itens'][number]['linhas'] | undefined): string | undefined =>
      linhas?.find(({ ponto }) => ponto === 'POLITICA')?.texto;
    const policyOf = async (path: string): Promise<string | undefined> =>
      told((await helena.get<AnexoAssinaturas>(path)).payload.itens[0]?.linhas);
    await strict(true);
    const { id, pdf, linhas } = await signed();
    expect(linhas).toContain('INTEGRIDADE CERTO');
    expect(pdf.toString('latin1')).toContain('/Filter/PBAD_PAdES/SubFilter/PBAD.PAdES');
    expect(await policyOf(`documento/listar-assinatura-certificado/${id}`)).toBe(
      'Política PAdES AD-RT 1.3 da ICP-Brasil, na forma que ela pede.',
    );
    const [, hole = 0, after = 0, rest = 0] = (
      /ByteRange\[([\d ]+)\]/.exec(pdf.toString('latin1', pdf.lastIndexOf('PBAD.PAdES')))?.[1] ?? ''
    )
      .split(' ')
      .map(Number);
    opensslAccepts(
      signatureIn(pdf),
      Buffer.concat([pdf.subarray(0, hole), pdf.subarray(after, after + rest)]),
      authority,
    );
    const { id: minuta } = await completeDraft(helena, { assunto: 'Com notas na forma estrita' });
    for (const [name, content] of notes) {
      const anexo = await joined(minuta, name, content);
      const { payload } = await preparePackage(helena, minuta, hers, authority, anexo);
      const give = () => submitValue(helena, payload.pacote, valueOf(payload, hers));
      // the policy is signed already: it cannot be fulfilled without an authority
      await change({ ativo: false });
      const refused = await give();
      expect([refused.status, reason(refused)]).toEqual([409, expect.stringContaining('Nada foi assinado')]);
      await change({ ativo: true });
      expect((await give()).status).toBe(200);
      expect(await policyOf(`conteudo/${minuta}/anexos/${anexo}/assinaturas`)).toBe(
        `Política ${name === 'n.xml' ? 'XAdES AD-RT 2.5' : 'CAdES AD-RT 2.4'} da ICP-Brasil, na forma que ela pede.`,
      );
    }
    await strict(false);
  });

  it('signs nothing while a timestamp is demanded and none comes, whatever the authority answers', async () => {
    const id = await documentToSign(helena, signers);
    for (const [answer, words] of [
      ['refuses', 'recusou'],
      ['replays', 'não é um carimbo do que se pediu'],
      ['fails', '503'],
    ] as const) {
      act.answer = answer;
      const told = await test();
      expect([told.status, reason(told)]).toEqual([409, expect.stringContaining(words)]);
      const refused = await signWithCertificate(helena, id, hers, authority);
      expect([refused.status, reason(refused)]).toEqual([409, expect.stringContaining('Nada foi assinado')]);
    }
    act.answer = 'token';
    // one that dates what it is asked, but of an authority in which nobody here trusts
    const stranger = new Authority();
    stranger.stamper('carimbadora');
    const foreign = await startTimeAuthority(stranger, 'carimbadora');
    const { config } = server.platform.ports;
    const { allowedConnections } = config;
    Object.assign(config, { allowedConnections: [...allowedConnections, `127.0.0.1:${foreign.port}`] });
    await change({ endereco: foreign.url });
    const words = expect.stringContaining(
      'não leva a uma autoridade em que esta instituição confia',
    ) as string;
    const told = await test();
    expect([told.status, reason(told)]).toEqual([409, words]);
    const { payload } = await preparePackage(helena, id, hers, authority);
    const give = () => submitValue(helena, payload.pacote, valueOf(payload, hers));
    const before = await read(id);
    const refused = await writesNothing(server, give);
    expect([refused.status, reason(refused)]).toEqual([409, words]);
    expect(reason(refused)).toContain('Nada foi assinado');
    expect(await read(id)).toEqual(before);
    expect(foreign.asked()).toBe(2);
    await change({ endereco: act.url });
    Object.assign(config, { allowedConnections });
    await foreign.stop();
    stranger.remove();
    // and what was prepared serves still
    expect((await give()).status).toBe(200);
  });

  it('signs without one where it is not demanded, and the check says so', async () => {
    await change({ exigido: false });
    act.answer = 'fails';
    expect((await signed()).linhas).toContain('TEMPO ATENCAO');
    act.answer = 'token';
    const asked = act.asked();
    await change({ ativo: false });
    expect((await signed()).linhas).toContain('TEMPO ATENCAO');
    expect(act.asked()).toBe(asked);
  });

  it('is refused where it leads nowhere, or is not one that the installation allows', async () => {
    const other = await administrator.post('autoridade-carimbo', {
      nome: 'Fora',
      ativo: false,
      endereco: 'http://u:s@127.0.0.1/',
      ordem: 2,
    });
    expect([other.status, other.campos]).toEqual([422, ['endereco']]);
    Object.assign(server.platform.ports.config, { allowedConnections: [] });
    const outside = await test();
    expect([outside.status, reason(outside)]).toEqual([409, expect.stringContaining('MALOTE_CONEXOES')]);
  });
});

describe('the lists of what was revoked', () => {
  const published = new Map<string, Buffer>();
  const lists = createServer((request, response) => {
    const found = published.get(request.url ?? '');
    response.writeHead(found ? 200 : 404).end(found);
  });
  afterAll(() => new Promise((done) => lists.close(done)));

  it('are fetched by a task, and from then on the check knows; what does not come is told at its authority', async () => {
    server.time.now = new Date(Date.now() + 60_000);
    await new Promise<void>((done) => lists.listen(0, '127.0.0.1', done));
    const { port } = lists.address() as AddressInfo;
    const { connection, ports } = server.platform;
    Object.assign(ports.config, { allowedConnections: [`127.0.0.1:${port}`] });
    const administrator = await server.as('admin');
    const all = (await administrator.get<{ itens: { id: number }[] }>('autoridade-certificadora')).payload;
    const path = `autoridade-certificadora/${all.itens[0]?.id ?? 0}`;
    const root = (await administrator.get<object>(path)).payload;
    const ofRoot = await administrator.put(path, { ...root, enderecoLista: `http://127.0.0.1:${port}/raiz` });
    expect([ofRoot.status, ofRoot.campos]).toEqual([200, []]);
    const below = await administrator.post<{ id: number }>('autoridade-certificadora', {
      nome: 'AC de ensaio',
      ativo: true,
      confianca: 'INTERMEDIARIA',
      certificado: execFileSync('openssl', ['x509', '-inform', 'DER'], {
        input: authority.intermediate,
        encoding: 'utf8',
      }),
      enderecoLista: `http://127.0.0.1:${port}/ac`,
    });
    expect([below.status, below.campos]).toEqual([200, []]);
    const update = () => updateLists({ db: connection.db, ports, log: pino({ level: 'silent' }) });
    const told = async (): Promise<object> =>
      (await administrator.get<object>(`autoridade-certificadora/${below.payload.id}`)).payload;
    // the list of the root in the place of the other's
    published.set('/raiz', authority.rootList());
    published.set('/ac', authority.rootList());
    expect(await update()).toBe(1);
    expect(await told()).toMatchObject({
      listaResultado: expect.stringContaining('por esta autoridade') as string,
    });
    published.delete('/ac');
    expect(await update()).toBe(0);
    expect(await told()).toMatchObject({ listaResultado: expect.stringContaining('404') as string });
    published.set('/ac', authority.revocationList());
    expect(await update()).toBe(1);
    expect(await told()).toMatchObject({ revogados: 0, listaBuscadaEm: expect.any(String) as string });
    expect(await update()).toBe(0);
    const id = await documentToSign(helena, signers);
    const known = await preparePackage(helena, id, hers, authority);
    expect(known.payload.certificado.revogacao).toContain('Não revogado');
    published.set('/ac', authority.revocationList(hers));
    expect(await update()).toBe(1);
    const gone = await preparePackage(helena, id, hers, authority);
    expect([gone.status, gone.campos, reason(gone)]).toEqual([
      422,
      ['certificado'],
      expect.stringContaining('foi revogado'),
    ]);
  });
});
