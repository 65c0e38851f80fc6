import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { DocumentoParaAssinar, Verificacao } from '#schemas/shapes/assinatura.ts';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import type { PacoteAssinatura, PodeAssinarCertificado } from '#schemas/shapes/certificado.ts';
import type { AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
import type { ResultadoLote, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { withHeld } from '#tests/server/http/held-content.ts';
import { checkedByAnybody } from './checked-by-anybody.ts';
import { readAnswer, startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  sha256,
  signWithCertificate,
  submitValue,
  useCertificates,
  valueOf,
} from '#tests/setup/certificate-signing.ts';
import { Authority, withBrokenNames, withoutKey, type Holder } from '#tests/setup/certificates.ts';
import { completeDraft, personId, read, unitId } from '#tests/setup/drafts.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { sendForm } from '#tests/setup/send-form.ts';

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

const toSign = (): Promise<number> => documentToSign(helena, signers);

const prepared = async (caller: Caller, id: number, holder: Holder): Promise<PacoteAssinatura> => {
  const { payload, raw, status } = await preparePackage(caller, id, holder, authority);
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

const reason = (answer: { raw: { body: string } }): string => answer.raw.body;

describe('signing in two steps', () => {
  it('makes a PDF in which other readers find each signature, and a citizen finds the document by it', async () => {
    const id = await toSign();
    const early = await preparePackage(rafael, id, his, authority);
    expect([early.status, reason(early)]).toEqual([409, expect.stringContaining('Helena')]);
    const first = await signWithCertificate(helena, id, hers, authority);
    expect(first.payload).toMatchObject({ id, nivel: 'QUALIFICADA' });
    const second = await signWithCertificate(rafael, id, his, authority);
    const file = (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload;
    expect(sha256(file)).toBe(second.payload.sha256);
    const folder = mkdtempSync(join(tmpdir(), 'malote-assinado-'));
    writeFileSync(join(folder, 'a.pdf'), file);
    const told = execFileSync('pdfsig', ['-no-ocsp', join(folder, 'a.pdf')], { encoding: 'utf8' });
    expect(told.split('Signature is Valid.')).toHaveLength(3);
    execFileSync('qpdf', ['--check', join(folder, 'a.pdf')]);
    rmSync(folder, { recursive: true });
    const { codigoVerificacao, assinantes } = await read(helena, id);
    expect(assinantes.map(({ situacao, nivel }) => [situacao, nivel])).toEqual([
      ['ASSINADO', 'QUALIFICADA'],
      ['ASSINADO', 'QUALIFICADA'],
    ]);
    const verify = readAnswer<Verificacao>(
      await server.call({ method: 'GET', path: `verificar/${codigoVerificacao ?? ''}` }),
    ).payload;
    expect(verify.situacao).toBe('AUTENTICO');
    expect(verify.arquivos.find((one) => one.sha256 === second.payload.sha256)).toMatchObject({
      especie: 'ASSINADO',
      vigente: true,
    });
    const { payload } = await helena.get<{ itens: AssinaturaConferida[] }>(
      `documento/listar-assinatura-certificado/${id}`,
    );
    const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
      `select cpf from registro.usuario where login = 'helena.pires'`,
    );
    // a CPF is shown masked, also where certificates write it behind the name
    expect(JSON.stringify(payload)).not.toContain((rows[0]?.cpf ?? '').replaceAll(/\D/g, ''));
    const points = payload.itens.map(({ linhas }) =>
      linhas.map(({ ponto, resultado }) => `${ponto} ${resultado}`).join(),
    );
    expect(points).toEqual(
      Array(2).fill(
        'INTEGRIDADE CERTO,MUDANCAS CERTO,CADEIA CERTO,REVOGACAO NAO_CONFERIDO,TEMPO ATENCAO,PROVA ATENCAO,' +
          'POLITICA CERTO,NIVEL CERTO,IDENTIDADE CERTO',
      ),
    );
  });

  it('signs the bytes that it shows: the digest inside what is signed is theirs', async () => {
    const id = await toSign();
    const pacote = await prepared(helena, id, hers);
    const shown = (await helena.post('assinatura/showPdfSignature', { pacote: pacote.pacote })).raw
      .rawPayload;
    const base = (await helena.post('assinatura/showPdfSignature', { id })).raw.rawPayload;
    expect(shown.subarray(0, base.length).equals(base)).toBe(true);
    const [, hole = 0, after = 0] = pacote.intervalo;
    const digest = sha256(Buffer.concat([shown.subarray(0, hole), shown.subarray(after)]));
    expect(Buffer.from(pacote.atributos, 'base64').toString('hex')).toContain(digest);
  });
});

describe('attacks on the two steps', () => {
  const unsigned = async (id: number): Promise<void> => {
    expect((await read(helena, id)).assinantes.filter(({ situacao }) => situacao === 'ASSINADO')).toEqual([]);
  };

  it('refuses any value that is not of the key over what was prepared, and signs nothing', async () => {
    const id = await toSign();
    const pacote = await prepared(helena, id, hers);
    const right = Buffer.from(valueOf(pacote, hers), 'base64');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          fc.nat(right.length - 1).map((at) => {
            const changed = Buffer.from(right);
            changed[at] = (changed[at] ?? 0) ^ 0x40;
            return changed;
          }),
        ),
        async (value) => {
          const answer = await submitValue(helena, pacote.pacote, value.toString('base64'));
          return answer.status === 422 && answer.campos.includes('assinatura');
        },
      ),
      { numRuns: 25 },
    );
    const swapped = await submitValue(helena, pacote.pacote, valueOf(pacote, his));
    expect(swapped.campos).toEqual(['assinatura']);
    await unsigned(id);
    expect((await submitValue(helena, pacote.pacote, valueOf(pacote, hers))).status).toBe(200);
  });

  it('takes a package once, from its own person, until its end, over the file that it was made of', async () => {
    const id = await toSign();
    const one = await prepared(helena, id, hers);
    const other = await prepared(helena, id, hers);
    expect((await submitValue(rafael, one.pacote, valueOf(one, hers))).status).toBe(404);
    const both = await Promise.all([
      submitValue(helena, one.pacote, valueOf(one, hers)),
      submitValue(helena, one.pacote, valueOf(one, hers)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await submitValue(helena, other.pacote, valueOf(other, hers))).status).toBe(409);
    const late = await prepared(rafael, id, his);
    server.time.now = new Date(server.time.now.getTime() + 11 * 60_000);
    const refused = await submitValue(rafael, late.pacote, valueOf(late, his));
    expect([refused.status, reason(refused)]).toEqual([409, expect.stringContaining('Passou o tempo')]);
    const again = await prepared(rafael, id, his);
    await server.platform.connection.pool.query(
      `update documento_emissao set sha256 = sha256('outro') where documento_id = $1 and especie = 'ASSINADO'`,
      [id],
    );
    const moved = await submitValue(rafael, again.pacote, valueOf(again, his));
    expect([moved.status, reason(moved)]).toEqual([409, expect.stringContaining('mudou')]);
  });

  it('reads the file once: one that gives way to another while it is judged is refused, and what was made is swept', async () => {
    const { connection, ports } = server.platform;
    const other = await toSign();
    await signWithCertificate(helena, other, hers, authority);
    const id = await toSign();
    const pacote = await prepared(helena, id, hers);
    const unused = async (): Promise<number> =>
      (await connection.pool.query('select from arquivo where not em_uso')).rowCount ?? 0;
    const before = await unused();
    const answer = await withHeld(
      server,
      { text: 'lock table registro.autoridade_certificadora in access exclusive mode' },
      async (waiting) => {
        const asked = submitValue(helena, pacote.pacote, valueOf(pacote, hers));
        await waiting(1);
        await connection.pool.query(
          `update documento_emissao set documento_id = $1 where documento_id = $2 and especie = 'ASSINADO'`,
          [id, other],
        );
        return () => asked;
      },
    );
    const moved = await answer();
    expect([moved.status, reason(moved)]).toEqual([409, expect.stringContaining('mudou')]);
    await unsigned(id);
    expect(await unused()).toBe(before + 1);
    await discardUnused(connection.db, ports.files, new Date(server.time.now.getTime() + 25 * 3_600_000));
    expect(await unused()).toBe(0);
    // the one that a signature made stays
    expect((await helena.post('assinatura/showPdfSignature', { id })).status).toBe(200);
  });

  it('refuses the certificate of another person, of a company, of another authority, expired or revoked', async () => {
    const id = await toSign();
    const stranger = new Authority();
    const refuses = async (holder: Holder, words: string, of = authority): Promise<void> => {
      const answer = await preparePackage(helena, id, holder, of);
      expect([answer.status, answer.campos, reason(answer)]).toEqual([
        422,
        ['certificado'],
        expect.stringContaining(words),
      ]);
    };
    const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
      `select cpf from registro.usuario where login = 'helena.pires'`,
    );
    const cpf = (rows[0]?.cpf ?? '').replaceAll(/\D/g, '');
    await refuses(his, 'outra pessoa');
    await refuses(authority.issue({ nome: 'EMPRESA', cnpj: '11222333000181', kind: 'EC' }), 'empresa');
    await refuses(authority.issue({ nome: 'SEM CPF', kind: 'EC' }), 'CPF');
    await refuses(authority.issue({ nome: 'VENCIDA', cpf, kind: 'EC', days: -10 }), 'validade');
    await refuses(stranger.issue({ nome: 'DE FORA', cpf, kind: 'EC' }), 'não conhece', stranger);
    stranger.remove();
    await refuses({ ...hers, der: withBrokenNames(hers.der) }, 'se possa ler');
    const broken = Object.assign(Object.create(authority) as Authority, {
      intermediate: withoutKey(authority.intermediate),
    });
    await refuses(hers, 'se possa ler', broken);
    await unsigned(id);
  });

  it('signs many at once, each with its own result, and tells before which of them may be', async () => {
    const [good, wrong, done] = [await toSign(), await toSign(), await toSign()] as const;
    const packages = await Promise.all([good, wrong, done].map((id) => prepared(helena, id, hers)));
    await signWithCertificate(helena, done, hers, authority);
    const assinaturas = packages.map((pacote, index) => ({
      pacote: pacote.pacote,
      assinatura: valueOf(pacote, index === 1 ? his : hers),
    }));
    const many = await helena.post<ResultadoLote>('assinatura/assinatura-digital-em-Lote', { assinaturas });
    expect(many.payload.resultados).toMatchObject([
      { id: good, ok: true },
      { id: wrong, ok: false, mensagem: expect.stringContaining('não é desta chave') as string },
      { id: done, ok: false, mensagem: expect.any(String) as string },
    ]);
    expect((await read(helena, good)).assinantes[0]?.situacao).toBe('ASSINADO');
    await unsigned(wrong);
    const others = await rafael.post('assinatura/assinatura-digital-em-Lote', { assinaturas });
    expect(others.status).toBe(404);
    const path = 'assinatura/validar-assinar-certificado-na-consulta-documento';
    const ask = (...ids: readonly number[]) => helena.post<PodeAssinarCertificado>(path, { ids });
    expect((await ask(good, wrong, 999_999)).payload.itens.map(({ permitida }) => permitida)).toEqual([
      false,
      true,
      false,
    ]);
    const byPassword = await documentToSign(helena, signers, 'DOCFLOW');
    const acts = async (id: number) => (await read(helena, id)).acoes.map(({ nome }) => nome);
    expect(await acts(wrong)).toContain('assinarCertificado');
    expect(await acts(byPassword)).not.toContain('assinarCertificado');
    const mixed = await ask(wrong, byPassword);
    expect([mixed.status, mixed.codigo]).toEqual([422, 'estrategiasDiferentes']);
  });

  it('lets nobody sign so who was named to sign with the password, nor who may not', async () => {
    const draft = await completeDraft(helena, { modelo: 'Ata de Reunião', assunto: 'Com senha' });
    const refused = await helena.post(`documento/${draft.id}/adicionar-assinante`, {
      usuarioId: (await personId(helena, 'Caio Ferraz Teles')).usuarioId,
      marcador: 'assinatura_1',
      estrategia: 'DIGITAL',
    });
    expect(refused.campos).toEqual(['usuarioId']);
    const id = await toSign();
    const byPassword = await helena.post<{ resultados: { ok: boolean; mensagem: string }[] }>(
      'assinatura/validar-e-assinar-docflow',
      { ids: [id], senha: 'senha-do-mundo-1' },
    );
    expect(byPassword.payload.resultados[0]).toMatchObject({ ok: false });
    await server.platform.connection.pool.query(
      `update registro.usuario set usa_certificado_digital = false where login = 'helena.pires'`,
    );
    expect((await preparePackage(helena, id, hers, authority)).status).toBe(403);
    await server.platform.connection.pool.query(
      `update registro.usuario set usa_certificado_digital = true where login = 'helena.pires'`,
    );
  });
});

describe('a protocol', () => {
  const first = async <T>(who: Caller, path: string): Promise<T | undefined> =>
    (await who.get<Page<T>>(`documento/${path}`)).payload.itens[0];
  const waiting = async (who: Caller): Promise<number[]> =>
    (
      await who.get<Page<DocumentoParaAssinar>>('documento/listar-para-assinar?pageSize=50')
    ).payload.itens.map(({ id }) => id);
  const counted = async (who: Caller): Promise<number> =>
    (await who.get<CaixaContadores>('caixa-central/contadores')).payload.assinar;

  it('is signed with certificates, in order, over the file that came; whoever is missing is reminded or left out', async () => {
    const nilza = await server.as('nilza.campos');
    const usuarios = await Promise.all(signers.map(async (nome) => (await personId(helena, nome)).usuarioId));
    const body = {
      tipoDocumentoId: (await first<TipoDocumentoCombo>(nilza, 'protocolo-tipos'))?.id,
      assunto: 'Laudo a assinar',
      interessados: [(await first<Rotulo>(nilza, 'protocolo-interessados'))?.id],
      destinos: [{ especie: 'USUARIO', periodicidade: 'UNICA', unidadeId: await unitId(nilza, 'DPA') }],
    };
    const incluir = async (assinatura: object) =>
      sendForm<Protocolo>(server.app, nilza.token, {
        path: 'documento/incluir-protocolo',
        body: { ...body, assinatura },
        file: { name: 'laudo.pdf', content: Buffer.from(await bundlePdf([{ texto: 'Laudo a assinar' }])) },
      });
    const asked = usuarios.map((usuarioId) => ({ usuarioId }));
    const caio = (await personId(helena, 'Caio Ferraz Teles')).usuarioId;
    for (const [assinatura, campos] of [
      [{ assinantes: asked }, ['assinatura.padrao']],
      [{ padrao: 'PADES', assinantes: [] }, ['assinatura.assinantes']],
      [{ padrao: 'PADES', assinantes: [...asked, ...asked.slice(1)] }, ['assinatura.assinantes.2']],
      [{ padrao: 'PADES', assinantes: [{ usuarioId: caio }] }, ['assinatura.assinantes.0']],
    ] as const)
      expect(await incluir(assinatura)).toMatchObject({ status: 422, campos });
    const made = await incluir({ padrao: 'PADES', assinantes: [...asked].reverse() });
    expect(made.status, made.raw.body).toBe(200);
    const { id } = made.payload;
    const saved = await sendForm<Protocolo>(server.app, nilza.token, {
      method: 'PUT',
      path: 'documento/salvar-protocolo',
      body: { id, versao: made.payload.versao, assinatura: { padrao: 'PADES', assinantes: asked } },
    });
    expect(saved.payload.assinantes.map(({ usuario, estrategia }) => [usuario.id, estrategia])).toEqual(
      usuarios.map((one) => [one, 'DIGITAL']),
    );
    expect(await waiting(helena)).not.toContain(id);
    const before = await counted(helena);
    const concluded = await nilza.post<Protocolo>(`documento/protocolo/${id}/concluir`, {
      versao: saved.payload.versao,
    });
    expect(concluded.status, concluded.raw.body).toBe(200);
    expect([await waiting(helena), await counted(helena)]).toEqual([
      expect.arrayContaining([id]),
      before + 1,
    ]);
    expect(await waiting(rafael)).not.toContain(id);
    const senha = await helena.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: 'qualquer' });
    expect([senha.status, reason(senha)]).toEqual([409, expect.stringContaining('certificado digital')]);
    const done = await signWithCertificate(helena, id, hers, authority);
    expect(done.payload).toMatchObject({ id, nivel: 'QUALIFICADA' });
    const file = (await nilza.get(`documento/protocolo/${id}/arquivo/0`)).raw.rawPayload;
    expect(sha256(file)).toBe(done.payload.sha256);
    const original = (await nilza.get(`documento/protocolo/${id}/original/0`)).raw.rawPayload;
    expect(file.subarray(0, original.length).equals(original)).toBe(true);
    const checked = await helena.get<Page<AssinaturaConferida>>(
      `documento/listar-assinatura-certificado/${id}`,
    );
    expect(checked.payload.itens).toHaveLength(1);
    await checkedByAnybody(server, concluded.payload, done.payload.sha256);
    // what was signed is no longer replaced, and nobody leaves a file that a certificate signed
    const now = await nilza.get<Protocolo>(`documento/protocolo/${id}`);
    const acts = Object.fromEntries(now.payload.acoes.map(({ nome, permitida }) => [nome, permitida]));
    expect(acts).toMatchObject({ substituirArquivo: false, finalizar: false, cobrarAssinaturas: true });
    expect(await waiting(rafael)).toContain(id);
    const reminded = await nilza.post<Protocolo>(`documento/protocolo/${id}/cobrar-assinaturas`, {});
    expect(reminded.status, reminded.raw.body).toBe(200);
    const last = reminded.payload.assinantes.find(({ situacao }) => situacao === 'PENDENTE')?.id;
    const kept = await nilza.post(`documento/protocolo/${id}/cancelar-assinatura`, {
      assinanteId: last,
      motivo: 'Não é mais preciso.',
    });
    expect([kept.status, reason(kept)]).toEqual([409, expect.stringContaining('certificado')]);
    expect(
      (await rafael.post(`conteudo/${id}/ato/recusarAssinatura`, { motivo: 'Laudo errado.' })).status,
    ).toBe(200);
    const after = (await nilza.get<Protocolo>(`documento/protocolo/${id}`)).payload.assinantes.at(-1);
    expect(after).toMatchObject({ situacao: 'RECUSADO' });
  });
});
