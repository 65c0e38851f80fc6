import { sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { icpPolicies } from '#server/ferramentas/signature/signature-policy.ts';
import { cmsSignature } from '#server/ferramentas/signature/signature-value.ts';
import { signedAttributes } from '#server/ferramentas/signature/signed-attributes.ts';
import { signedData } from '#server/ferramentas/signature/signed-data.ts';
import {
  appendSignature,
  embedSignature,
  rangeDigest,
} from '#server/ferramentas/signature/pdf/append-signature.ts';
import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { shareAsked } from '#tests/setup/in-turn.ts';
import { buildPdf, isRight, pdfShapes, plainShape, type PdfShape } from '#tests/setup/pdf-corpus.ts';
import { lostObjects, PdfReaders } from '#tests/setup/pdf-readers.ts';
import { plainLayout, RawPdf } from '#tests/setup/raw-pdf.ts';
import { thorough } from '#tests/setup/thorough.ts';

let authority: Authority;
let ours: Holder;
let others: readonly Holder[];
let chain: ReturnType<typeof readCertificate>;
const readers = new PdfReaders();

beforeAll(() => {
  authority = new Authority();
  chain = readCertificate(authority.intermediate);
  ours = authority.issue({ nome: 'HELENA DUARTE PIRES', cpf: '52998224725', kind: 'EC' });
  others = ['OUTRO', 'MAIS UM'].map((nome) => authority.issue({ nome, kind: 'EC' }));
});
afterAll(() => {
  authority.remove();
  readers.remove();
});

interface Asked {
  readonly visible: boolean;
  readonly pagina: number;
}
const unseen: Asked = { visible: false, pagina: 0 };

/** The file signed, or why it was not. */
const signedOr = (base: Buffer, { visible, pagina }: Asked): Buffer | string => {
  try {
    const prepared = appendSignature(base, {
      campo: 'Assinatura 7',
      nome: 'Helena',
      quando: new Date(0),
      linhas: ['Assinado por', 'Helena'],
      lugar: visible ? { pagina, x: 40, y: 60, largura: 140, altura: 40 } : undefined,
    });
    const certificate = readCertificate(ours.der);
    const attributes = signedAttributes({
      digest: rangeDigest(base, prepared),
      certificate,
      policy: icpPolicies.PADES,
    });
    const value = sign('sha256', attributes, { key: ours.key, dsaEncoding: 'ieee-p1363' });
    const signature = cmsSignature(certificate, attributes, value);
    if (!signature) throw new Error('not the key of the certificate');
    const cms = signedData([{ attributes, signature, certificate }], [chain]);
    return Buffer.concat([base, embedSignature(prepared, base.length, cms)]);
  } catch (error) {
    if (error instanceof PdfError) return error.message;
    throw error;
  }
};

/** What is wrong in a signed file, against what it was made of; empty when nothing is. */
const harmOf = (base: Buffer, signed: Buffer, asked: Asked): readonly string[] => {
  const harm: string[] = [];
  const say = (bad: boolean, what: string): void => void (bad && harm.push(what));
  say(!signed.subarray(0, base.length).equals(base), 'bytes');
  const [before, after] = [base, signed].map((bytes) => readers.qpdfCheck(bytes));
  say(
    after!.rank > before!.rank || after!.complaints > before!.complaints,
    `qpdf ${JSON.stringify([before, after])}`,
  );
  const [had, has] = [base, signed].map((bytes) => readers.pdfsig(bytes));
  say(
    JSON.stringify([...had!, 'Signature is Valid.']) !== JSON.stringify(has),
    `pdfsig ${JSON.stringify([had, has])}`,
  );
  const [old, now] = [base, signed].map((bytes) => readers.objects(bytes));
  if (old) harm.push(...(now ? lostObjects(old, now) : ['qpdf']));
  if (!asked.visible) say(readers.text(base) !== readers.text(signed), 'text');
  const known = signaturesOf(base);
  const found = signaturesOf(signed);
  say(found.length !== known.length + 1, `signatures ${found.length}`);
  found.forEach(({ campo, check, changes, coversRevision }, index) => {
    const { check: formerly, changes: former = [], coversRevision: covered = true } = known[index] ?? {};
    say(changes.length > former.length, `${campo}: ${JSON.stringify(changes)}`);
    say(coversRevision !== covered, `${campo} does not cover its revision`);
    say(
      (check?.problems.length ?? -1) !== (known[index] ? (formerly?.problems.length ?? -1) : 0),
      `${campo}: problems`,
    );
  });
  say(new Set(found.map(({ campo }) => campo)).size < found.length, 'one name twice');
  return harm;
};

const tried = (base: Buffer, asked: Asked): readonly string[] => {
  const signed = signedOr(base, asked);
  return typeof signed === 'string' ? [] : harmOf(base, signed, asked);
};

const remade = {
  linearizado: (base: Buffer) => readers.qpdfMake(base, '--linearize'),
  fluxos: (base: Buffer) => readers.qpdfMake(base, '--object-streams=generate'),
  qdf: (base: Buffer) => readers.qpdfMake(base, '--qdf'),
  'pdf-lib': async (base: Buffer) => Buffer.from(await (await PDFDocument.load(base)).save()),
} as const;

describe('a PDF that others made', () => {
  it('of whatever shape is signed and whole, or refused; and what is right in it is not refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        pdfShapes,
        fc.boolean(),
        fc.boolean(),
        fc.option(fc.constantFrom(...(Object.keys(remade) as (keyof typeof remade)[])), { freq: 2 }),
        async (shape, visible, last, maker) => {
          const built = buildPdf(shape, others);
          // what another program writes anew has no signature any more
          const base =
            (maker && isRight(shape) && shape.signed === 0 && (await remade[maker](built))) || built;
          const asked = { visible, pagina: last ? shape.pages - 1 : 0 };
          const signed = signedOr(base, asked);
          if (isRight(shape)) expect(signed).toBeInstanceOf(Buffer);
          if (typeof signed !== 'string') expect(harmOf(base, signed, asked)).toEqual([]);
        },
      ),
      { numRuns: thorough ? 3000 : 40, seed: thorough ? Date.now() : 7 },
    );
  });

  it.each<[string, Partial<PdfShape>, string]>([
    ['certified against changes', { signed: 1, certified: 1 }, 'certified'],
    ['drawn by a program inside it', { form: 'a parte', xfa: 'dinamico' }, 'XFA'],
  ])('is refused when it is %s, with the reason', (_what, part, reason) => {
    expect(signedOr(buildPdf({ ...plainShape, ...part }, others), unseen)).toBe(reason);
  });

  it.each([2, 3] as const)('is signed when who certified it allows it (P %i)', (certified) => {
    const base = buildPdf({ ...plainShape, signed: 1, certified }, others);
    const signed = signedOr(base, unseen);
    expect(signed).toBeInstanceOf(Buffer);
    expect(harmOf(base, signed as Buffer, unseen)).toEqual([]);
  });

  it.each([
    ['a password', ['--encrypt', 'u', 'o', '256', '--']],
    ['no password to open it', ['--encrypt', '', 'o', '256', '--']],
    ['an old cipher', ['--allow-weak-crypto', '--encrypt', '', 'o', '128', '--use-aes=n', '--']],
  ])('is refused when it is encrypted with %s', (_what, options) => {
    const base = readers.qpdfMake(buildPdf(plainShape, []), ...options);
    expect(signedOr(base!, unseen)).toBe('encrypted');
  });

  it.each([
    ['an object stream inside itself', packedInItself],
    ['references without width, of thousands of millions', withoutWidth],
    ['fields one inside another without end', () => fieldsInFields(100_000)],
  ])('with %s is refused at once', (_what, make) => {
    expect(signedOr(make(), unseen)).toEqual(expect.any(String));
    expect(() => signaturesOf(make())).toThrow(PdfError);
  });

  it('of 60 MB is signed, with nothing of it touched', () => {
    const base = buildPdf({ ...plainShape, huge: 60 }, []);
    expect(base.length).toBeGreaterThan(60 * 1_048_576);
    expect(harmOf(base, signedOr(base, unseen) as Buffer, unseen)).toEqual([]);
  });

  it('brought by hand beside the checkout is signed and whole, or refused', () => {
    const files = broughtByHand();
    const harmed = files
      .map((file) => [file, tried(readFileSync(file), unseen)] as const)
      .filter(([, harm]) => harm.length > 0);
    expect(harmed).toEqual([]);
  });
});

/** A file whose only table is a stream of references, with these objects before it. */
const withStream = (objects: string, dict: string, entries: (at: number) => string): Buffer => {
  const body = `%PDF-1.7\n${objects}`;
  const data = entries(body.length);
  return Buffer.from(
    `${body}9 0 obj\n<</Type/XRef/Root 1 0 R${dict}/Length ${data.length}>>stream\n${data}\nendstream\nendobj\n` +
      `startxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};
const packedInItself = (): Buffer =>
  withStream('', '/Size 10/W[1 1 1]/Index[1 1 5 1]', () => '\x02\x05\x00\x02\x05\x00');
const withoutWidth = (): Buffer => withStream('', '/Size 4000000000/W[0 0 0]', () => '');
const fieldsInFields = (depth: number): Buffer => {
  const pdf = new RawPdf(plainLayout);
  const catalog = pdf.reserve();
  const page = pdf.add('<</Type/Page/MediaBox[0 0 9 9]>>');
  const pages = pdf.add(`<</Type/Pages/Kids[${page} 0 R]/Count 1>>`);
  for (let left = depth; left > 0; left--) {
    const field = pdf.reserve();
    pdf.put(field, `<</T(a)${left > 1 ? `/Kids[${field + 1} 0 R]` : ''}>>`);
  }
  pdf.put(catalog, `<</Type/Catalog/Pages ${pages} 0 R/AcroForm<</Fields[${pages + 1} 0 R]>>>>`);
  pdf.flush(catalog);
  return pdf.bytes;
};

/** The PDFs of a folder beside the checkout: all in a campaign, some that the commit chooses in the tests of every day. */
const broughtByHand = (): readonly string[] => {
  const folder = resolve(process.env['MALOTE_PDFS'] ?? join('..', 'pdfs-de-fora'));
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .map((name) => join(folder, name));
  if (thorough) return files;
  const some = 20;
  return files.filter((_file, index) => (index + shareAsked) % Math.ceil(files.length / some) === 0);
};
