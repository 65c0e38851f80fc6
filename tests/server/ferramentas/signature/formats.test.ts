import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childAt, DerError, oidOf, readDer } from '#schemas/der/read.ts';
import { readCertificate, signsDocuments } from '#server/ferramentas/signature/certificate.ts';
import { icpIdentity } from '#server/ferramentas/signature/icp-brasil.ts';
import { readRevocationList } from '#server/ferramentas/signature/revocation-list.ts';
import { icpPolicies } from '#server/ferramentas/signature/signature-policy.ts';
import { cmsSignature } from '#server/ferramentas/signature/signature-value.ts';
import { signedAttributes } from '#server/ferramentas/signature/signed-attributes.ts';
import { joinedSigners, signedData, type SignerPart } from '#server/ferramentas/signature/signed-data.ts';
import { pathTo, outOfDate, revocationOf } from '#server/ferramentas/signature/trusted-path.ts';
import { verifyCms } from '#server/ferramentas/signature/verify-cms.ts';
import {
  appendSignature,
  embedSignature,
  rangeDigest,
} from '#server/ferramentas/signature/pdf/append-signature.ts';
import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { Authority, withoutKey, type Holder } from '#tests/setup/certificates.ts';

let authority: Authority;
let holders: readonly [Holder, Holder, Holder];
let folder: string;
let chain: ReturnType<typeof readCertificate>;

beforeAll(() => {
  authority = new Authority();
  folder = mkdtempSync(join(tmpdir(), 'malote-formatos-'));
  chain = readCertificate(authority.intermediate);
  holders = [
    authority.issue({ nome: 'HELENA DUARTE PIRES', cpf: '52998224725' }),
    authority.issue({ nome: 'RAFAEL LINS', cpf: '11144477735', kind: 'EC' }),
    authority.issue({ nome: 'JOÃO DE SÁ', cpf: '12345678909' }),
  ];
});
afterAll(() => {
  authority.remove();
  rmSync(folder, { recursive: true, force: true });
});

const part = (holder: Holder, digest: Buffer, kind: keyof typeof icpPolicies): SignerPart => {
  const certificate = readCertificate(holder.der);
  const attributes = signedAttributes({
    digest,
    certificate,
    policy: icpPolicies[kind],
    signingTime: kind === 'CADES' ? new Date() : undefined,
  });
  // as a browser gives it: of a curve, two numbers side by side
  const value = sign('sha256', attributes, { key: holder.key, dsaEncoding: 'ieee-p1363' });
  const signature = cmsSignature(certificate, attributes, value);
  if (!signature) throw new Error('not the key of the certificate');
  return { attributes, signature, certificate };
};

const basePdf = async (useObjectStreams: boolean): Promise<Buffer> => {
  const made = await PDFDocument.create();
  for (let i = 0; i < 3; i++) made.addPage([595, 842]).drawText(`Página ${i + 1}`, { x: 60, y: 760 });
  return Buffer.from(await made.save({ useObjectStreams }));
};

const signPdf = (base: Buffer, holder: Holder, place: number): Buffer => {
  const prepared = appendSignature(base, {
    campo: `Assinatura ${place}`,
    nome: 'Quem assina (de teste)',
    motivo: 'Aprovação',
    quando: new Date(),
    linhas: ['Assinado com certificado por', 'João (de) Sá', 'CPF ***.456.789-**'],
    lugar: { pagina: 2, x: 40 + place * 150, y: 60, largura: 140, altura: 40 },
  });
  const cms = signedData([part(holder, rangeDigest(base, prepared), 'PADES')], [chain]);
  return Buffer.concat([base, embedSignature(prepared, base.length, cms)]);
};

const kept = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

const count = (text: string, words: string): number => text.split(words).length - 1;

const pdfsig = (bytes: Uint8Array): string =>
  execFileSync('pdfsig', ['-no-ocsp', kept('lido.pdf', bytes)], { encoding: 'utf8' });

describe.each([
  ['a table of references', false],
  ['a stream of references', true],
])('a PDF with %s', (_kind, streams) => {
  it('takes the signatures of three people one after the other, and other readers find all valid', async () => {
    const base = await basePdf(streams);
    const files = holders.reduce<Buffer[]>(
      (made, holder, index) => [...made, signPdf(made.at(-1)!, holder, index)],
      [base],
    );
    const signed = files[3]!;
    expect(signed.subarray(0, base.length).equals(base)).toBe(true);
    const told = pdfsig(signed);
    expect(count(told, 'Signature is Valid.')).toBe(3);
    expect(told).toContain('ETSI.CAdES.detached');
    expect(execFileSync('qpdf', ['--check', kept('conferido.pdf', signed)], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors',
    );
    expect(
      signaturesOf(signed).map(({ check, coversAll, coversRevision, changes }) => [
        check?.problems,
        check?.policy,
        coversRevision,
        coversAll,
        changes,
      ]),
    ).toEqual([0, 1, 2].map((at) => [[], icpPolicies.PADES.oid, true, at === 2, []]));
  });

  it('is found changed wherever a byte of it changes', async () => {
    const first = signPdf(await basePdf(streams), holders[0], 0);
    const signed = signPdf(first, holders[1], 1);
    const hole = signed.lastIndexOf('/Contents<');
    const afterHole = signed.indexOf('>', hole);
    expect(signaturesOf(signed).map(({ check }) => check?.problems)).toEqual([[], []]);
    const at = (where: number) => {
      const changed = Buffer.from(signed);
      changed[where] = (changed[where] ?? 0) ^ 1;
      return changed;
    };
    // the first page's words, which both cover; the second revision, which only the second does
    expect(count(pdfsig(at(200)), 'Digest Mismatch')).toBe(2);
    fc.assert(
      fc.property(fc.integer({ min: 20, max: signed.length - 1 }), (where) => {
        const changed = at(where);
        const whole = (() => {
          try {
            const found = signaturesOf(changed);
            return (
              found.length === 2 &&
              found.every(
                ({ check, changes, coversRevision }) =>
                  check?.problems.length === 0 && changes.length === 0 && coversRevision,
              )
            );
          } catch (error) {
            if (error instanceof PdfError) return false;
            throw error;
          }
        })();
        // nothing covers the place of the last signature but its own words
        return !whole || (where > hole && where < afterHole);
      }),
      { numRuns: 80 },
    );
  });
});

describe('a PDF that cannot be signed', () => {
  it.each([
    ['is encrypted', '<</Root 1 0 R/Encrypt 9 0 R/Size 3>>'],
    ['has no catalogue', '<</Root 2 0 R/Size 3>>'],
  ])('is refused when it %s', (_why, trailer) => {
    const body =
      '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Kids[]/Count 0>>\nendobj\n';
    const pdf = Buffer.from(
      `${body}xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \n` +
        `trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    );
    expect(() => appendSignature(pdf, { campo: 'A', nome: 'B', quando: new Date(), linhas: [] })).toThrow(
      PdfError,
    );
  });

  it('is refused, never half read, whatever the bytes', async () => {
    const base = await basePdf(true);
    fc.assert(
      fc.property(fc.nat(base.length - 1), fc.nat(255), (where, byte) => {
        const broken = Buffer.from(base);
        broken[where] = byte;
        try {
          const { tail } = appendSignature(broken, { campo: 'A', nome: 'B', quando: new Date(), linhas: [] });
          return tail.length > 0;
        } catch (error) {
          return error instanceof PdfError;
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('shadow attacks', () => {
  it('are told: what people see was changed behind the signature', async () => {
    const signed = signPdf(await basePdf(false), holders[0], 0);
    const other = await PDFDocument.load(signed, { forIncrementalUpdate: true });
    other.getPage(0).drawText('R$ 90.000,00', { x: 60, y: 700 });
    const changed = Buffer.from(await other.save());
    expect(changed.subarray(0, signed.length).equals(signed)).toBe(true);
    expect(count(pdfsig(changed), 'Signature is Valid.')).toBe(1);
    const [found] = signaturesOf(changed);
    expect(found?.check?.problems).toEqual([]);
    expect(found?.coversAll).toBe(false);
    expect(found?.changes.length).toBeGreaterThan(0);
  });
});

describe('CAdES', () => {
  const content = Buffer.from('Conteúdo que se assina\n'.repeat(50));
  const digest = createHash('sha256').update(content).digest();
  const openssl = (cms: Uint8Array, detached?: Uint8Array) =>
    spawnSync(
      'openssl',
      ['cms', '-verify', '-binary', '-cades', '-inform', 'DER', '-in', kept('a.p7s', cms)].concat(
        detached ? ['-content', kept('a.bin', detached)] : [],
        ['-CAfile', join(authority.folder, 'raiz.crt'), '-purpose', 'any', '-out', '/dev/null'],
      ),
      { encoding: 'utf8' },
    ).stderr;

  const partsOf = (cms: Uint8Array) => {
    const signed = childAt(readDer(cms), 1, 0);
    return {
      certificates: signed.children.find(({ tag }) => tag === 0xa0)?.children,
      signers: childAt(signed, -1).children,
    };
  };

  it('of one or three signers, attached or not, is valid for OpenSSL and for us', () => {
    for (const signers of [holders.slice(0, 1), holders]) {
      const parts = signers.map((holder) => part(holder, digest, 'CADES'));
      const detached = signedData(parts, [chain]);
      expect(openssl(detached, content)).toContain('CAdES Verification successful');
      expect(openssl(signedData(parts, [chain], content))).toContain('CAdES Verification successful');
      const found = verifyCms(detached, (algorithm) => createHash(algorithm).update(content).digest());
      expect(found.map(({ problems }) => problems)).toEqual(signers.map(() => []));
    }
  });

  it('takes one signer after the other, of either kind of key, and leaves those before byte by byte', () => {
    let cms: Uint8Array | undefined;
    for (const [index, holder] of [1, 0, 2].map((at) => holders[at]!).entries()) {
      const before = cms;
      const one = part(holder, digest, 'CADES');
      const own = signedData([one], [chain]);
      cms = before ? joinedSigners(before, own) : own;
      expect(openssl(cms, content)).toContain('CAdES Verification successful');
      const found = verifyCms(cms, () => digest);
      expect(found.map(({ problems }) => problems)).toEqual(Array(index + 1).fill([]));
      for (const kept of before ? partsOf(before).signers : [])
        expect(Buffer.from(cms).includes(Buffer.from(kept.raw))).toBe(true);
      // the authority in between is there once
      expect(partsOf(cms).certificates).toHaveLength(index + 2);
    }
  });

  it('is found changed, by both, whichever part of it a byte changes in', () => {
    const cms = Buffer.from(
      joinedSigners(
        signedData([part(holders[1], digest, 'CADES')], [chain]),
        signedData([part(holders[0], digest, 'CADES')], [chain]),
      ),
    );
    const good = verifyCms(cms, () => digest);
    const ofRsa = good.findIndex(({ certificate }) => certificate?.name.startsWith('HELENA'));
    const info = partsOf(cms).signers[ofRsa]!;
    const attributes = childAt(info, 3).children;
    const inAttribute = (oid: string): Buffer =>
      Buffer.from(
        childAt(
          attributes.find((one) => oidOf(childAt(one, 0)) === oid)!,
          1,
        ).value,
      );
    const classes = {
      'digest of the content': inAttribute('1.2.840.113549.1.9.4'),
      'type of the content': inAttribute('1.2.840.113549.1.9.3'),
      'certificate it is of': inAttribute('1.2.840.113549.1.9.16.2.47'),
      policy: inAttribute('1.2.840.113549.1.9.16.2.15'),
      'moment that it says': inAttribute('1.2.840.113549.1.9.5'),
      value: Buffer.from(childAt(info, 5).value),
      'whose it is': Buffer.from(childAt(info, 1, 1).value),
      'the key of the certificate': Buffer.from(good[ofRsa]!.certificate!.der).subarray(300, 380),
    };
    for (const [name, bytes] of Object.entries(classes)) {
      const changed = Buffer.from(cms);
      // the certificate stands before the signatures: the place of a part of one is looked for behind it
      const from = name.startsWith('the key') ? 0 : cms.indexOf(Buffer.from(info.raw));
      const at = cms.indexOf(bytes, from) + bytes.length - 2;
      changed[at] = (changed[at] ?? 0) ^ 1;
      const told = (() => {
        try {
          return verifyCms(changed, () => digest).filter(({ problems }) => problems.length > 0).length;
        } catch (error) {
          if (error instanceof DerError) return 'unreadable';
          throw error;
        }
      })();
      expect([name, told]).toEqual([name, 1]);
      expect([name, openssl(changed, content)]).not.toEqual([
        name,
        expect.stringContaining('CAdES Verification successful'),
      ]);
    }
  });

  it('over another content is refused by both', () => {
    const detached = signedData([part(holders[0], digest, 'CADES')], [chain]);
    const other = Buffer.from(content);
    other[10] = 0x21;
    expect(openssl(detached, other)).toContain('verify error');
    const [found] = verifyCms(detached, (algorithm) => createHash(algorithm).update(other).digest());
    expect(found?.problems).toEqual(['conteudo']);
  });

  it('of another key than the certificate is told before anything is made of it', () => {
    const attributes = Buffer.from('atributos');
    const value = sign('sha256', attributes, holders[2].key);
    expect(cmsSignature(readCertificate(holders[0].der), attributes, value)).toBeUndefined();
    expect(cmsSignature(readCertificate(holders[2].der), attributes, value)).toBeDefined();
  });
});

describe('who it is of, and who answers for it', () => {
  it('reads CPF, CNPJ and name as ICP-Brasil writes them', () => {
    expect(icpIdentity(readCertificate(holders[2].der))).toEqual({
      nome: 'JOÃO DE SÁ',
      cpf: '12345678909',
      empresa: false,
    });
    const company = authority.issue({ nome: 'ENSAIO LTDA', cnpj: '11222333000181', kind: 'EC' });
    expect(icpIdentity(readCertificate(company.der))).toMatchObject({
      cnpj: '11222333000181',
      empresa: true,
    });
  });

  it('finds the way to an authority that is trusted, and nothing to another', () => {
    const other = new Authority();
    const leaf = readCertificate(holders[0].der);
    const anchorOf = (one: Authority) => ({
      certificate: readCertificate(one.root),
      icpBrasil: true,
      nome: 'Raiz',
    });
    const path = pathTo({ anchors: [anchorOf(authority)], lists: [] }, leaf, [chain]);
    expect(path?.certificates.map(({ name }) => name)).toEqual([
      'HELENA DUARTE PIRES:52998224725',
      'AC Ensaio v1',
      'Autoridade Raiz de Ensaio',
    ]);
    expect(path && outOfDate(path, new Date())).toBeUndefined();
    expect(path && outOfDate(path, new Date(Date.now() + 400 * 86_400_000))?.name).toContain('HELENA');
    expect(pathTo({ anchors: [anchorOf(other)], lists: [] }, leaf, [chain])).toBeUndefined();
    expect(pathTo({ anchors: [anchorOf(authority)], lists: [] }, leaf, [])).toBeUndefined();
    other.remove();
  });

  it('says what was revoked, and what it could not check', () => {
    const anchors = [{ certificate: readCertificate(authority.root), icpBrasil: true, nome: 'Raiz' }];
    const leaf = readCertificate(holders[0].der);
    const path = pathTo({ anchors, lists: [] }, leaf, [chain])!;
    const soon = new Date(Date.now() + 60_000);
    expect(revocationOf({ anchors, lists: [] }, path, soon).situacao).toBe('SEM_LISTA');
    const lists = [authority.rootList(), authority.revocationList(holders[2])].map(readRevocationList);
    expect(revocationOf({ anchors, lists }, path, soon).situacao).toBe('NAO_REVOGADO');
    const gone = pathTo({ anchors, lists }, readCertificate(holders[2].der), [chain])!;
    expect(revocationOf({ anchors, lists }, gone, soon).situacao).toBe('REVOGADO');
    expect(revocationOf({ anchors, lists }, gone, new Date(Date.now() - 3_600_000)).situacao).toBe(
      'NAO_REVOGADO',
    );
    expect(revocationOf({ anchors, lists }, path, new Date(Date.now() + 60 * 86_400_000)).situacao).toBe(
      'SEM_LISTA',
    );
  });

  it('sees that the authority in between was revoked, though nothing is known of who signs', () => {
    const other = new Authority();
    const anchors = [{ certificate: readCertificate(other.root), icpBrasil: true, nome: 'Raiz' }];
    const lists = [readRevocationList(other.rootList({ revokesIntermediate: true }))];
    const leaf = readCertificate(other.issue({ nome: 'COM AC REVOGADA', kind: 'EC' }).der);
    const path = pathTo({ anchors, lists }, leaf, [readCertificate(other.intermediate)])!;
    const found = revocationOf({ anchors, lists }, path, new Date(Date.now() + 60_000));
    expect(found).toMatchObject({ situacao: 'REVOGADO', certificate: { name: 'AC Ensaio v1' } });
    other.remove();
  });

  it('takes for an authority only what says that it is one, also where it says that it is not', () => {
    // SEQUENCE { BOOLEAN FALSE }, as some authorities write it
    const { der } = authority.issue({ nome: 'NÃO', kind: 'EC', constraints: 'DER:30:03:01:01:00' });
    expect([readCertificate(der), chain].map(({ ca }) => ca)).toEqual([false, true]);
    expect(signsDocuments(readCertificate(der))).toBe(true);
  });

  it('reads no certificate whose key is none', () => {
    expect(() => readCertificate(withoutKey(authority.intermediate))).toThrow(DerError);
  });
});
