import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { DestinoProtocoloPedido, Protocolo } from '#schemas/shapes/protocolo.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { sendForm } from '#tests/setup/send-form.ts';
import { saidOf } from '#tests/setup/said-of.ts';

/** The rules of the specification of protocols and their import, and hostile files, each by its name and its words. */

let server: TestApp;
let nilza: Caller;
let tipoDocumentoId: number;
let interessado: number;
let dpa: number;

beforeAll(async () => {
  server = await startTestApp();
  nilza = await server.as('nilza.campos');
  tipoDocumentoId =
    (await nilza.get<Page<TipoDocumentoCombo>>('documento/protocolo-tipos')).payload.itens[0]?.id ?? 0;
  interessado = (await nilza.get<Page<Rotulo>>('documento/protocolo-interessados')).payload.itens[0]?.id ?? 0;
  dpa = await unitId(nilza, 'DPA');
});
afterAll(() => server.close());

const incluir = (content: Uint8Array, more: object = {}, name = 'a.pdf'): Promise<Answer<Protocolo>> =>
  sendForm<Protocolo>(server.app, nilza.token, {
    path: 'documento/incluir-protocolo',
    body: { tipoDocumentoId, assunto: `Requerimento ${randomUUID()}`, ...more },
    file: { name, content: Buffer.from(content) },
  });
const novo = async (more: object = {}): Promise<Answer<Protocolo>> =>
  incluir(await bundlePdf([{ texto: randomUUID() }]), more);
const concluir = ({ id, versao }: Protocolo): Promise<Answer<Protocolo>> =>
  nilza.post<Protocolo>(`documento/protocolo/${id}/concluir`, { versao });

describe('protocolo', () => {
  const mail = (email: string): DestinoProtocoloPedido => ({
    especie: 'EMAIL',
    email,
    periodicidade: 'SEMANAL',
  });
  const inside = (): DestinoProtocoloPedido => ({
    especie: 'USUARIO',
    unidadeId: dpa,
    periodicidade: 'UNICA',
  });

  it('destino interno, e-mail ou lista de e-mails repetidos são recusados, cada um com a sua palavra', async () => {
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      'select id from registro.grupo_email where ativo limit 1',
    );
    const list: DestinoProtocoloPedido = {
      especie: 'LISTA',
      grupoId: rows[0]?.id ?? 0,
      periodicidade: 'MENSAL',
    };
    for (const [twice, words] of [
      [[inside(), inside()], 'Este destino interno já está na lista.'],
      [[mail('a@exemplo.org'), mail('A@Exemplo.org')], 'Este e-mail já está na lista.'],
      [[list, { ...list, periodicidade: 'DIARIA' }], 'Esta lista de e-mails já está entre os destinos.'],
    ] as const)
      expect(saidOf(await novo({ destinos: twice }))).toEqual({ 'destinos.1': words });
  });

  it('é preciso pelo menos um destino para a vigência, para o vencimento e para concluir', async () => {
    const needed = { destinos: 'Com vigência ou vencimento, é preciso pelo menos um destino.' };
    expect(saidOf(await novo({ vigenciaAte: '2027-05-31' }))).toEqual(needed);
    expect(saidOf(await novo({ vencimento: '2027-05-31' }))).toEqual(needed);
    const { payload } = await novo({ interessados: [interessado] });
    expect(saidOf(await concluir(payload))).toEqual({ destinos: 'Indique pelo menos um destino.' });
  });

  it('Obrigatório pelo menos um interessado', async () => {
    const { payload } = await novo({ destinos: [inside()] });
    expect(saidOf(await concluir(payload))).toEqual({
      interessados: 'Obrigatório pelo menos um interessado.',
    });
  });

  it('um interessado e um destino bastam para concluir', async () => {
    const { payload } = await novo({ destinos: [inside()], interessados: [interessado] });
    expect((await concluir(payload)).payload).toMatchObject({
      fase: 1,
      numero: expect.any(String) as string,
    });
  });

  it('só se assina com a estratégia digital', async () => {
    const { payload } = await novo({ destinos: [inside()], interessados: [interessado] });
    const { id } = (await concluir(payload)).payload;
    for (const call of ['validar-e-assinar-docflow', 'assinar-docflow-documentos-em-lote']) {
      const said = await nilza.post(`assinatura/${call}`, { ids: [id], senha: worldPassword });
      expect([said.status, said.raw.body]).toEqual([
        409,
        expect.stringContaining('Um protocolo só se assina com certificado digital'),
      ]);
    }
  });
});

describe('importação', () => {
  it('pede uma lista de documentos, e um arquivo em cada um', async () => {
    const ask = (itens: readonly object[]) => nilza.post('documento/importacao-protocolo', { itens });
    expect(Object.keys(saidOf(await ask([])))).toEqual(['itens']);
    expect(saidOf(await ask([{ tipoDocumentoId, assunto: 'Sem arquivo' }]))).toEqual({
      'itens.0.arquivo': 'Escolha um PDF ou uma imagem (JPEG, PNG ou TIFF).',
    });
  });

  it('onde se pede assinatura, um padrão e pelo menos um assinante por documento', async () => {
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      `update registro.usuario set usa_certificado_digital = true where login = 'helena.pires' returning id`,
    );
    const item = (assinatura: object): object => ({ tipoDocumentoId, assunto: 'Para assinar', assinatura });
    const assinantes = [{ usuarioId: rows[0]?.id }];
    const said = saidOf(
      await nilza.post('documento/importacao-protocolo', {
        itens: [
          item({ padrao: 'PADES', assinantes: [] }),
          item({ assinantes }),
          item({ padrao: 'PADES', assinantes }),
        ],
      }),
    );
    // nothing but the file is missing where both are there
    expect(said).toEqual({
      ...Object.fromEntries([0, 1, 2].map((n) => [`itens.${n}.arquivo`, said['itens.0.arquivo']])),
      'itens.0.assinatura.assinantes': 'É preciso pelo menos um assinante por documento.',
      'itens.1.assinatura.padrao': 'Escolha o padrão da assinatura digital.',
    });
  });
});

/** A PDF with a password, made by `qpdf`. */
const locked = (pdf: Uint8Array): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-senha-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    execFileSync('qpdf', [
      '--encrypt',
      'abre',
      'dona',
      '256',
      '--',
      join(folder, 'a.pdf'),
      join(folder, 'b.pdf'),
    ]);
    return readFileSync(join(folder, 'b.pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const scripted = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.catalog.set(
    PDFName.of('OpenAction'),
    pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
  );
  return pdf.save();
};

/** A picture of a few bytes that says to be sixty thousand points on each side. */
const bomb = (): Buffer => {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const crc = (data: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (sum ^ 0xffffffff) >>> 0;
};

describe('um arquivo hostil', () => {
  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['quebrado', () => Promise.resolve(Buffer.from('%PDF-1.7\n1 0 obj <<')), /danificado/],
    ['com senha', async () => locked(await bundlePdf([{ texto: 'a' }])), /protegido por senha/],
    ['com programa', scripted, /traz um programa/],
    ['que incha', () => Promise.resolve(bomb()), /pontos demais/],
    [
      'com extensão errada',
      () => Promise.resolve(Buffer.from('PK\u0003\u0004 planilha')),
      /seja qual for o nome/,
    ],
    ['com duas mil páginas', () => bundlePdf(Array.from({ length: 2_000 }, () => ({}))), /mais de 3 páginas/],
  ])('%s tem resposta clara no campo, e nada se perde', async (_, make, words) => {
    await server.platform.connection.pool.query(
      'update registro.configuracao set paginas_maximo_protocolo = 3',
    );
    const said = saidOf(await incluir(await make()));
    expect(Object.keys(said)).toEqual(['arquivo']);
    expect(said['arquivo']).toMatch(words);
    expect((await novo()).status).toBe(200);
  });
});
