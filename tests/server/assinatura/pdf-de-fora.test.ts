import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOfSigner } from '#server/conteudo/certificado/field-name.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { preparePackage, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { buildPdf, plainShape, type PdfShape } from '#tests/setup/pdf-corpus.ts';
import { PdfReaders } from '#tests/setup/pdf-readers.ts';
import { protocolToSign } from '#tests/setup/protocolos.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let hers: Holder;
let other: Holder;
const readers = new PdfReaders();

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers] = (await useCertificates(server, authority, ['helena.pires'])) as [Holder];
  other = authority.issue({ nome: 'QUEM CERTIFICOU', kind: 'EC' });
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
  await server.platform.connection.pool.query(
    `update registro.perfil_acesso set versao = versao + 1,
       regras = coalesce(regras, '[]'::jsonb) || '["permiteProtocoloForaPadraoIcpBrasil"]'::jsonb`,
  );
});
afterAll(async () => {
  readers.remove();
  authority.remove();
  await server.close();
});

/** What Helena is told when she prepares her signature on a protocol that came with this file. */
const told = async (content: Buffer): Promise<readonly [number, string]> => {
  const nilza = await server.as('nilza.campos');
  const { made, concluded = made } = await protocolToSign(server.app, nilza, content, [
    'Helena Duarte Pires',
  ]);
  if (concluded.status !== 200) return [concluded.status, concluded.raw.body];
  const { id } = made.payload;
  const { status, raw } = await preparePackage(helena, id, hers, authority);
  return [status, raw.body];
};

describe('a PDF that came from outside', () => {
  it('certified against changes is not signed, and who would sign is told why', async () => {
    expect(await told(buildPdf({ ...plainShape, signed: 1, certified: 1 }, [other]))).toEqual([
      409,
      expect.stringContaining('não permite mudança nenhuma depois'),
    ]);
  });

  it.each<[string, () => Buffer | undefined, string]>([
    [
      'closed by a password to open it',
      () => readers.qpdfMake(buildPdf(plainShape, []), '--encrypt', 'abre', 'dono', '256', '--'),
      'senha',
    ],
    [
      'drawn by a form of its own',
      () => buildPdf({ ...plainShape, form: 'a parte', xfa: 'dinamico' }, []),
      'formulário XFA',
    ],
  ])('%s is not taken in at all, with the reason', async (_what, make, why) => {
    expect(await told(make() ?? Buffer.alloc(0))).toEqual([422, expect.stringContaining(why)]);
  });

  it('closed by a password of its owner only is not signed, and who would sign is told what to do', async () => {
    const closed = readers.qpdfMake(buildPdf(plainShape, []), '--encrypt', '', 'dono', '256', '--');
    expect(await told(closed ?? Buffer.alloc(0))).toEqual([
      409,
      expect.stringContaining('Peça a quem o fez uma cópia sem proteção'),
    ]);
  });

  it('with a form and the signature of another person is signed', async () => {
    const shape: PdfShape = { ...plainShape, references: 'fluxo', packed: true, form: 'a parte', signed: 1 };
    expect(await told(buildPdf(shape, [other]))).toEqual([200, expect.stringContaining('"pacote"')]);
  });
});

it('of two fields with the name of a signer, the one that was put last is theirs', () => {
  const found = ['Assinatura 7', 'Assinatura 71', 'Assinatura 7 (2)', 'Nome'].map((campo) => ({ campo }));
  expect([7, 71, 2].map((id) => fieldOfSigner(found, id))).toEqual([
    'Assinatura 7 (2)',
    'Assinatura 71',
    undefined,
  ]);
});
