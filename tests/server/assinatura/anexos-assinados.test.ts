import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childAt, readDer } from '#schemas/der/read.ts';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  preparePackage,
  sha256,
  submitValue,
  useCertificates,
  valueOf,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { completeDraft, personId } from '#tests/setup/drafts.ts';
import { sendForm } from '#tests/setup/send-form.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { opensslAccepts, xmlsecAccepts } from './other-verifiers.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let rafael: Caller;
let hers: Holder;
let his: Holder;
let third: Holder;

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers, his, third] = (await useCertificates(server, authority, [
    'helena.pires',
    'rafael.lins',
    'beatriz.cordeiro',
  ])) as [Holder, Holder, Holder];
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  ({ id } = await completeDraft(helena, { assunto: 'Com notas' }));
});
afterAll(async () => {
  authority.remove();
  await server.close();
});

const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const reason = (answer: { raw: { body: string } }): string => answer.raw.body;

let id: number;
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
const listed = async (anexo: number) =>
  (await helena.get<Anexos>(`conteudo/${id}/anexos`)).payload.itens.find((one) => one.id === anexo);

describe('signing an attachment in XML', () => {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<nota numero="1"><valor>10,00 &amp; é</valor></nota>\n';

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
      [1, 2].map(() => 'CERTO CERTO CERTO NAO_CONFERIDO ATENCAO ATENCAO CERTO CERTO CERTO'.split(' ')),
    );
    for (const { linhas } of itens)
      expect(linhas).toContainEqual(
        expect.objectContaining({
          ponto: 'POLITICA',
          texto: expect.stringContaining('XAdES AD-RB 2.5 da ICP-Brasil, na forma europeia') as string,
        }),
      );
    const file = await fileOf(anexo);
    expect(sha256(file)).toBe(now);
    const text = file.toString();
    expect(text.replaceAll(/<ds:Signature .*?<\/ds:Signature>/g, '')).toBe(xml);
    xmlsecAccepts(file, 2, authority);
    expect(await listed(anexo)).toMatchObject({
      assinaturas: signers.map((nome) => ({ nome })),
      assinavel: true,
    });
    expect((await listed(anexo))?.separada).toBeUndefined();
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

  it('is checked and signed by others when signatures made it grow past what may be signed first', async () => {
    const anexo = await joined('grande.xml', xml);
    const weighs = (bytes: number) =>
      server.platform.connection.pool.query(
        'update arquivo set tamanho = $2 where id = (select arquivo_id from conteudo_anexo where id = $1)',
        [anexo, bytes],
      );
    await weighs(21_000_000);
    const first = await ask(helena, anexo, hers);
    expect([first.status, reason(first)]).toEqual([
      409,
      expect.stringContaining('mais de 20 MB e não se assina'),
    ]);
    await weighs(20_000_000);
    expect((await sign(helena, anexo, hers)).status).toBe(200);
    await weighs(21_000_000);
    expect((await sign(rafael, anexo, his)).status).toBe(200);
    await weighs(99_000_000);
    const { itens } = await judged(anexo);
    expect(itens.map(({ linhas }) => linhas[0]?.resultado)).toEqual(['CERTO', 'CERTO']);
    // and what grew past all says where it can be checked
    await weighs(110_000_000);
    const told = await helena.get(`conteudo/${id}/anexos/${anexo}/assinaturas`);
    expect([told.status, reason(told)]).toEqual([
      409,
      expect.stringContaining('passou de 100 MB: não se assina nem se confere mais aqui'),
    ]);
    expect(reason(told)).toContain('baixe-o na consulta');
  });

  it('signs only an XML that can be read with certainty, and no PDF', async () => {
    for (const [name, content, words] of [
      ['folha.pdf', '%PDF-1.7\n%%EOF\n', 'Um PDF guarda a assinatura dentro dele'],
      ['tipo.xml', '<!DOCTYPE a><a>b</a>', 'DOCTYPE'],
      ['vazio.xml', '<a/>', 'raiz vazia'],
    ] as const) {
      const answer = await ask(helena, await joined(name, content), hers);
      expect([name, answer.status, reason(answer)]).toEqual([name, 409, expect.stringContaining(words)]);
    }
  });
});

describe('signing an attachment of another kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-separada-'));
  const content = 'item;valor\nCadeira;10,00\n';
  const opened = async (anexo: number): Promise<{ file: Buffer; cms: Buffer }> => {
    const { raw } = await helena.get(`conteudo/${id}/anexos/${anexo}/assinado`);
    writeFileSync(join(folder, 'a.zip'), raw.rawPayload);
    const inside = (name: string): Buffer =>
      execFileSync('unzip', ['-p', 'a.zip', name], { cwd: folder, stdio: 'pipe' });
    const { nome } = await judged(anexo);
    return { file: inside(nome), cms: inside(`${nome}.p7s`) };
  };
  const results = (anexo: Pick<AnexoAssinaturas, 'itens'>): readonly string[] =>
    anexo.itens.map(({ linhas }) => linhas.map(({ resultado }) => resultado).join(' '));
  const good = 'CERTO CERTO CERTO NAO_CONFERIDO ATENCAO ATENCAO CERTO CERTO CERTO';
  afterAll(() => rmSync(folder, { recursive: true }));

  it('puts three signatures beside it, whatever the order, that OpenSSL and the check of any file find whole', async () => {
    const beatriz = await server.as('beatriz.cordeiro');
    const hired = await helena.post(`conteudo/${id}/colaboradores`, {
      usuarioId: (await personId(helena, 'Beatriz Anjos Cordeiro')).usuarioId,
    });
    expect([hired.status, hired.campos]).toEqual([200, []]);
    const anexo = await joined('itens.csv', content);
    expect(await judged(anexo)).toMatchObject({ formato: 'CADES', itens: [], assinar: { permitida: true } });
    expect((await helena.get(`conteudo/${id}/anexos/${anexo}/assinado`)).status).toBe(409);
    const people = [
      [helena, hers],
      [rafael, his],
      [beatriz, third],
    ] as const;
    // all are prepared before anyone gives a value: none of them changes what the others sign
    const prepared = await Promise.all(people.map(([caller, holder]) => ask(caller, anexo, holder)));
    const parts: Buffer[] = [];
    for (const [index, [caller, holder]] of [...people.entries()].reverse()) {
      const { payload } = prepared[index]!;
      const done = await submitValue(caller, payload.pacote, valueOf(payload, holder));
      expect([done.status, done.payload]).toMatchObject([
        200,
        { rotulo: 'itens.csv', nivel: 'QUALIFICADA', sha256: sha256(Buffer.from(content)) },
      ]);
      const { cms, file } = await opened(anexo);
      expect(file.toString()).toBe(content);
      opensslAccepts(cms, file, authority);
      const infos = childAt(readDer(cms), 1, 0, -1).children.map(({ raw }) => Buffer.from(raw));
      expect(infos).toHaveLength(3 - index);
      for (const part of parts) expect(infos.some((info) => info.equals(part))).toBe(true);
      parts.splice(0, parts.length, ...infos);
    }
    const now = await judged(anexo);
    expect(results(now)).toEqual([good, good, good]);
    expect(now.itens.map(({ titular }) => titular).sort()).toEqual([
      'BEATRIZ ANJOS CORDEIRO',
      'HELENA DUARTE PIRES',
      'RAFAEL MONTEIRO LINS',
    ]);
    expect(now.itens[0]?.linhas).toContainEqual(
      expect.objectContaining({
        ponto: 'MUDANCAS',
        texto: expect.stringContaining('fora do arquivo') as string,
      }),
    );
    expect(now.itens[0]?.linhas).toContainEqual(
      expect.objectContaining({
        ponto: 'POLITICA',
        texto: expect.stringContaining('CAdES AD-RB 2.4') as string,
      }),
    );
    expect(await listed(anexo)).toMatchObject({
      separada: true,
      assinaturas: ['Beatriz Anjos Cordeiro', ...signers.toReversed()].map((nome) => ({ nome })),
    });
    const { cms, file } = await opened(anexo);
    const check = async (one: Buffer, beside: Buffer): Promise<readonly string[]> => {
      const { payload } = await sendForm<ArquivoConferido>(server.app, helena.token, {
        path: 'assinatura/conferir-arquivo',
        body: { separada: beside.toString('base64') },
        file: { name: 'itens.csv', content: one },
      });
      return results(payload);
    };
    // nobody but Malote knows when it came
    const outside = good.replace('ATENCAO', 'NAO_CONFERIDO');
    expect(await check(file, cms)).toEqual([outside, outside, outside]);
    const other = Buffer.from(content.replace('10,00', '90,00'));
    expect((await check(other, cms)).map((one) => one.split(' ')[0])).toEqual(['ERRADO', 'ERRADO', 'ERRADO']);
    expect(() => opensslAccepts(cms, other, authority)).toThrow('Verification failure');
    const oneChanged = Buffer.from(cms);
    const at = oneChanged.indexOf(parts[1]!) + parts[1]!.length - 3;
    oneChanged[at] = (oneChanged[at] ?? 0) ^ 1;
    expect((await check(file, oneChanged)).map((one) => one.split(' ')[0]).sort()).toEqual([
      'CERTO',
      'CERTO',
      'ERRADO',
    ]);
    expect(() => opensslAccepts(oneChanged, file, authority)).toThrow('Verification failure');
  });

  it('refuses a value of another key, a package of another, one used, another certificate, a file that moved, a second signature', async () => {
    const anexo = await joined('ata.txt', 'o que se assina\n');
    const mine = (await ask(helena, anexo, hers)).payload;
    const wrong = await submitValue(helena, mine.pacote, valueOf(mine, his));
    expect([wrong.status, wrong.campos]).toEqual([422, ['assinatura']]);
    expect((await submitValue(rafael, mine.pacote, valueOf(mine, hers))).status).toBe(404);
    const certificate = await ask(rafael, anexo, hers);
    expect([certificate.status, certificate.campos, reason(certificate)]).toEqual([
      422,
      ['certificado'],
      expect.stringContaining('de outra pessoa'),
    ]);
    expect(await judged(anexo)).toMatchObject({ itens: [] });
    const both = await Promise.all([1, 2].map(() => submitValue(helena, mine.pacote, valueOf(mine, hers))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const replayed = await submitValue(helena, mine.pacote, valueOf(mine, hers));
    expect([replayed.status, reason(replayed)]).toEqual([409, expect.stringContaining('já foi entregue')]);
    const again = await ask(helena, anexo, hers);
    expect([again.status, reason(again)]).toEqual([409, expect.stringContaining('já assinou')]);
    const his1 = (await ask(rafael, anexo, his)).payload;
    const { pool } = server.platform.connection;
    const kept = await pool.query<{ arquivo_id: string }>(
      'select arquivo_id from conteudo_anexo where id = $1',
      [anexo],
    );
    const another = await uploadFile(server.app, helena.token, 'outra.txt', Buffer.from('outra coisa\n'));
    await pool.query('update conteudo_anexo set arquivo_id = $2 where id = $1', [anexo, another]);
    const moved = await submitValue(rafael, his1.pacote, valueOf(his1, his));
    expect([moved.status, reason(moved)]).toEqual([409, expect.stringContaining('mudou')]);
    expect(results(await judged(anexo))[0]).toMatch(/^ERRADO/);
    await pool.query('update conteudo_anexo set arquivo_id = $2 where id = $1', [
      anexo,
      kept.rows[0]?.arquivo_id,
    ]);
    expect((await judged(anexo)).itens).toHaveLength(1);
    const late = (await ask(rafael, anexo, his)).payload;
    server.time.now = new Date(server.time.now.getTime() + 11 * 60_000);
    const expired = await submitValue(rafael, late.pacote, valueOf(late, his));
    expect([expired.status, reason(expired)]).toEqual([409, expect.stringContaining('Passou o tempo')]);
    expect((await judged(anexo)).itens).toHaveLength(1);
  });

  it('goes away with its signatures, and the history keeps that they were there', async () => {
    const anexo = await joined('folga.txt', 'vai embora\n');
    await sign(helena, anexo, hers);
    const gone = await helena.post(`conteudo/${id}/anexos/${anexo}/remover`, {});
    expect(gone.status).toBe(200);
    for (const path of ['assinado', 'assinaturas', 'arquivo'])
      expect((await helena.get(`conteudo/${id}/anexos/${anexo}/${path}`)).status).toBe(404);
    const { pool } = server.platform.connection;
    const { rows } = await pool.query(
      'select from anexo_assinatura where anexo_id = $1 union all select from anexo_assinatura_separada where anexo_id = $1',
      [anexo],
    );
    expect(rows).toEqual([]);
    const { rows: told } = await pool.query<{ ato: string }>(
      "select ato from evento where conteudo_id = $1 and dados->>'nome' = 'folga.txt' order by id",
      [id],
    );
    expect(told.map(({ ato }) => ato)).toEqual(['anexoJuntado', 'anexoAssinado', 'anexoRemovido']);
  });
});
