import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impressao } from '#schemas/shapes/processo-impressao.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  sha256,
  signWithCertificate,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined } from '#tests/setup/processos.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let authority: Authority;
let rafael: Caller;
let helena: Caller;
let processoId: number;
let signed: number;
let folder: string;

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', cwd });

/** The package as another archive gets it, opened in a folder of its own. */
const opened = async (caller: Caller): Promise<string> => {
  const { payload } = await caller.post<Impressao>('processo/preparar-visualizar-documentos', {
    processoId,
    formato: 'BAGIT',
  });
  const { connection, ports } = server.platform;
  await jobs.montarImpressao(
    { db: connection.db, ports, log: pino({ level: 'silent' }) },
    { impressaoId: payload.id },
  );
  const made = await caller.get<Impressao>(`impressao/${payload.id}`);
  expect(made.payload).toMatchObject({ situacao: 'PRONTA', feitas: made.payload.total });
  const { raw } = await caller.get(`impressao/${payload.id}/arquivo`);
  expect(raw.headers['content-disposition']).toMatch(/^attachment; .*\.zip$/);
  const own = mkdtempSync(join(folder, 'pacote-'));
  writeFileSync(join(own, 'pacote.zip'), raw.rawPayload);
  run(own, 'python3', '-m', 'zipfile', '-e', 'pacote.zip', '.');
  const [bag, ...others] = readdirSync(own).filter((name) => name !== 'pacote.zip');
  expect(others).toEqual([]);
  return join(own, bag ?? '');
};

interface Componente {
  readonly caminho: string;
  readonly uso: string;
  readonly nome: string;
  readonly tamanhoEmBytes: number;
  readonly hash: { readonly conteudo: string };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'malote-pacotes-'));
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date(Date.now() + 60_000);
  authority = new Authority();
  const [his] = (await useCertificates(server, authority, ['rafael.lins'])) as [Holder];
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
  processoId = (await concludedProcess(rafael, { assunto: 'Compra de mesas & <cadeiras>' })).id;
  signed = await documentToSign(rafael, ['Rafael Monteiro Lins'], 'DIGITAL', {
    modelo: 'Ofício',
    assunto: 'Pedido',
    assinantes: [],
  });
  expect((await signWithCertificate(rafael, signed, his, authority)).status).toBe(200);
  const left = await concludedDocument(rafael, { assunto: 'Preços de outro objeto' });
  const secret = await concludedDocument(rafael, {
    assunto: 'Palavrasecreta do processo',
    assinantes: ['Rafael Monteiro Lins'],
    salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
  });
  for (const id of [signed, left.id, secret.id]) await joined(rafael, processoId, id);
  await rafael.put('processo/remover-documento', {
    processoId,
    documentoId: left.id,
    motivo: 'De outro objeto',
  });
  const arquivoId = await uploadFile(server.app, rafael.token, 'planilha 50%.txt', Buffer.from('Total: 10'));
  expect((await rafael.post(`conteudo/${signed}/anexos`, { pasta: 'Notas', arquivoId })).status).toBe(200);
});
afterAll(async () => {
  authority.remove();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('o pacote de um processo para outro arquivo', () => {
  it('confere com o que os seus resumos dizem, e tem o lido, o assinado e o anexo de cada peça', async () => {
    const bag = await opened(rafael);
    expect(readFileSync(join(bag, 'bagit.txt'), 'utf8')).toBe(
      'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
    );
    for (const algorithm of ['sha256', 'sha512'])
      for (const kind of ['manifest', 'tagmanifest'])
        run(bag, `${algorithm}sum`, '--check', '--strict', '--quiet', `${kind}-${algorithm}.txt`);
    const info = readFileSync(join(bag, 'bag-info.txt'), 'utf8');
    const payload = run(bag, 'find', 'data', '-type', 'f').trim().split('\n');
    const octets = payload.reduce((sum, path) => sum + readFileSync(join(bag, path)).length, 0);
    expect(info).toContain(`Payload-Oxum: ${octets}.${payload.length}\n`);
    expect(readFileSync(join(bag, 'manifest-sha256.txt'), 'utf8').trim().split('\n')).toHaveLength(
      payload.length,
    );
    const processo = JSON.parse(readFileSync(join(bag, 'data/processo.json'), 'utf8')) as {
      descricao: string;
      nivelDeSigilo: number;
      itensHistorico: unknown[];
      documentos: {
        rotulo: string;
        retirado: boolean;
        assinaturas: string[];
        componentesDigitais: Componente[];
      }[];
    };
    expect(processo).toMatchObject({ descricao: 'Compra de mesas & <cadeiras>', nivelDeSigilo: 1 });
    expect(processo.itensHistorico.length).toBeGreaterThan(3);
    expect(
      processo.documentos.map(({ rotulo, retirado, componentesDigitais }) => [
        rotulo,
        retirado,
        componentesDigitais.map(({ uso }) => uso),
      ]),
    ).toEqual([
      ['1', false, ['leitura', 'anexo']],
      ['2', true, []],
      ['R1', false, ['leitura']],
    ]);
    const components = processo.documentos.flatMap(({ componentesDigitais }) => componentesDigitais);
    for (const { caminho, hash, tamanhoEmBytes } of components) {
      const bytes = readFileSync(join(bag, caminho));
      expect([sha256(bytes), bytes.length]).toEqual([
        Buffer.from(hash.conteudo, 'base64').toString('hex'),
        tamanhoEmBytes,
      ]);
    }
    const [first] = components;
    // what one reads of it is the file that the certificate signed: it is in the package once
    expect(run(bag, 'pdfsig', '-nocert', first?.caminho ?? '')).toContain('Signature is Valid');
    expect(processo.documentos[0]?.assinaturas[0]).toContain('Rafael Monteiro Lins');
    expect(
      readFileSync(join(bag, components.find(({ uso }) => uso === 'anexo')?.caminho ?? ''), 'utf8'),
    ).toBe('Total: 10');
  });

  it('diz em METS o que é cada arquivo, com o seu resumo, e em PREMIS o que se fez', async () => {
    const bag = await opened(rafael);
    run(bag, 'xmllint', '--noout', 'data/metadados.xml');
    const text = readFileSync(join(bag, 'data/metadados.xml'), 'utf8');
    const select = (path: string): string => run(bag, 'xmllint', '--xpath', path, 'data/metadados.xml');
    const of = (name: string): string => `*[local-name()="${name}"]`;
    expect(text).toContain('<dc:title>Compra de mesas &amp; &lt;cadeiras&gt;</dc:title>');
    const sections = select(`/${of('mets')}/*`).match(/^<mets:\w+/gm);
    expect([...new Set(sections)]).toEqual(
      ['metsHdr', 'dmdSec', 'amdSec', 'fileSec', 'structMap'].map((name) => `<mets:${name}`),
    );
    const files = [...text.matchAll(/<mets:file ID="([^"]+)" .*?CHECKSUM="(\w+)".*?href="([^"]+)"/g)];
    expect(files.length).toBe(3);
    for (const [, id = '', digest, href = ''] of files) {
      expect(sha256(readFileSync(join(bag, 'data', decodeURI(href))))).toBe(digest);
      expect(text).toContain(`<mets:fptr FILEID="${id}">`);
      expect(text).toContain(`<premis:objectIdentifierValue>${id}</premis:objectIdentifierValue>`);
    }
    const { rows } = await server.platform.connection.pool.query<{ hash: Buffer }>(
      `select hash from evento where conteudo_id = $1 and ato = 'concluido'`,
      [processoId],
    );
    expect(rows[0]?.hash).toBeDefined();
    expect(text).toContain(`SHA-256 ${rows[0]?.hash.toString('hex')}`);
  });

  it('não traz, nem conta, nem nomeia o que não vê quem o pediu', async () => {
    const bag = await opened(helena);
    const texts = run(bag, 'find', '.', '-name', '*.xml', '-o', '-name', '*.json', '-o', '-name', '*.txt');
    for (const path of texts.trim().split('\n'))
      expect(readFileSync(join(bag, path), 'utf8')).not.toMatch(/palavrasecreta|\bR1\b/i);
    expect(readdirSync(join(bag, 'data/pecas'))).toEqual(['0001']);
  });

  it('não se faz pela metade: diz qual arquivo não está como se guardou', async () => {
    const { connection, ports } = server.platform;
    const digest = sha256(Buffer.from('Total: 10'));
    const { rows } = await connection.pool.query<{ pasta: string }>(
      `select v.pasta from arquivo a join registro.volume v on v.id = a.volume_id where encode(a.sha256, 'hex') = $1`,
      [digest],
    );
    const kept = resolve(
      server.dataDir,
      rows[0]?.pasta ?? '',
      digest.slice(0, 2),
      digest.slice(2, 4),
      digest,
    );
    writeFileSync(kept, 'Total: 99');
    const { payload } = await rafael.post<Impressao>('processo/preparar-visualizar-documentos', {
      processoId,
      formato: 'BAGIT',
      pecas: [signed],
    });
    await jobs.montarImpressao(
      { db: connection.db, ports, log: pino({ level: 'silent' }) },
      { impressaoId: payload.id },
    );
    const { payload: failed } = await rafael.get<Impressao>(`impressao/${payload.id}`);
    expect(failed).toMatchObject({ situacao: 'FALHOU' });
    expect(failed.motivo).toContain('planilha 50%.txt');
  });
});
