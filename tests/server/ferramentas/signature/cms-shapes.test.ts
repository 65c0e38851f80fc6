import { execFileSync } from 'node:child_process';
import { createHash, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDer, type DerNode } from '#schemas/der/read.ts';
import {
  derNull,
  integer,
  objectId,
  octets,
  sequence,
  setOf,
  tagged,
  tlv,
  type Bytes,
} from '#schemas/der/write.ts';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { readTimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import { attribute } from '#server/ferramentas/signature/signed-attributes.ts';
import { checkFile } from '#server/conteudo/certificado/arquivo/check-file.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';

/* Signatures in CMS as OpenSSL and others make them, in the shapes that Malote does not make itself. */

let authority: Authority;
let holder: Holder;
let pdf: Buffer;
const folder = mkdtempSync(join(tmpdir(), 'malote-cms-'));
const path = (name: string): string => join(folder, name);
const openssl = (order: string): void =>
  void execFileSync('openssl', order.split(' '), { cwd: folder, stdio: 'pipe' });

beforeAll(async () => {
  authority = new Authority();
  holder = authority.issue({ nome: 'Quem Assina' });
  writeFileSync(path('k.pem'), holder.key);
  writeFileSync(path('c.pem'), holder.pem);
  writeFileSync(path('ac.pem'), readFileSync(join(authority.folder, 'ac.crt')));
  const made = await PDFDocument.create();
  made.addPage([200, 200]).drawText('Ata', { x: 20, y: 100 });
  pdf = Buffer.from(await made.save());
  writeFileSync(path('ata.pdf'), pdf);
});
afterAll(() => {
  authority.remove();
  rmSync(folder, { recursive: true });
});

/** What OpenSSL makes of the PDF, with more of an order. */
const cms = (more = ''): Buffer => {
  openssl(
    `cms -sign -binary -signer c.pem -inkey k.pem -certfile ac.pem -in ata.pdf -outform DER -out a.p7s ${more}`.trim(),
  );
  return readFileSync(path('a.p7s'));
};

const accepted = (bytes: Bytes, content = ' -content ata.pdf'): boolean => {
  writeFileSync(path('b.p7s'), bytes);
  try {
    openssl(
      `cms -verify -binary -inform DER -in b.p7s${content} -purpose any -out nada -CAfile ${join(authority.folder, 'raiz.crt')}`,
    );
    return true;
  } catch {
    return false;
  }
};

const check = (bytes: Buffer, separada?: Uint8Array): ArquivoConferido =>
  checkFile({ nome: 'a', bytes, separada, trust: [], agora: new Date(), zone: 'America/Sao_Paulo' });

const line = ({ itens }: ArquivoConferido, wanted: string): string => {
  const { resultado = '', texto = '' } = itens[0]?.linhas.find(({ ponto }) => ponto === wanted) ?? {};
  return `${resultado} ${texto}`;
};

/** The same in BER: lengths that are told at the end, strings in pieces. */
const asBer = (node: DerNode): Buffer => {
  if (node.tag === 4 && node.value.length > 8)
    return Buffer.concat([
      Buffer.from([0x24, 0x80]),
      ...[0, 1].map((half) => {
        const middle = node.value.length >> 1;
        return tlv(4, half === 0 ? node.value.subarray(0, middle) : node.value.subarray(middle));
      }),
      Buffer.alloc(2),
    ]);
  // certificates stay as their authority made them, and what each signer signed as it was signed
  const certificate = node.tag === 0x30 && node.children[0]?.children[0]?.raw.length === 5;
  if (certificate || node.tag === 0x31 || !(node.tag & 0x20)) return Buffer.from(node.raw);
  return Buffer.concat([Buffer.from([node.tag, 0x80]), ...node.children.map(asBer), Buffer.alloc(2)]);
};

it('that has a PDF inside is a signature, and not a PDF', () => {
  const attached = cms('-cades -nodetach');
  const said = check(attached);
  expect([said.formato, accepted(attached, ''), line(said, 'INTEGRIDADE')]).toEqual([
    'CMS',
    true,
    expect.stringContaining('CERTO O conteúdo é o que foi assinado'),
  ]);
  const text = `-----BEGIN CMS-----\n${attached.toString('base64')}\n-----END CMS-----\n`;
  expect(check(Buffer.from(text)).formato).toBe('CMS');
  const changed = Buffer.from(attached);
  const at = changed.indexOf('%PDF-');
  changed[at + 200] = (changed[at + 200] ?? 0) ^ 1;
  expect(line(check(changed), 'INTEGRIDADE')).toContain('ERRADO O conteúdo mudou');
  expect(check(pdf).formato).toBe('PDF');
});

describe('an algorithm', () => {
  it.each(['sha224', 'sha384', 'sha3-256', 'sha3-512'])('%s is verified', (digest) => {
    const outside = cms(`-md ${digest}`);
    // some versions of OpenSSL make RSA with SHA-3 in a CMS, and do not take it back
    expect([
      digest.startsWith('sha3-') || accepted(outside),
      line(check(pdf, outside), 'INTEGRIDADE'),
    ]).toEqual([true, expect.stringContaining('O conteúdo é o que foi assinado')]);
    expect(line(check(Buffer.from('outro'), outside), 'INTEGRIDADE')).toContain('ERRADO O conteúdo mudou');
  });

  it.each(['sha256', 'sha384'])('RSA-PSS with %s is verified by its own parameters', (digest) => {
    const outside = cms(`-md ${digest} -keyopt rsa_padding_mode:pss`);
    expect([accepted(outside), line(check(pdf, outside), 'INTEGRIDADE')]).toEqual([
      true,
      expect.stringContaining('O conteúdo é o que foi assinado'),
    ]);
  });

  it.each(['sha1', 'md5'])('%s is weak, and the content is what was signed', (digest) => {
    const said = check(pdf, cms(`-md ${digest}`));
    expect([line(said, 'INTEGRIDADE'), line(said, 'ALGORITMO'), line(said, 'NIVEL')]).toEqual([
      expect.stringContaining('ATENCAO O conteúdo é o que foi assinado'),
      expect.stringContaining('ATENCAO A assinatura usa um algoritmo que não é mais seguro'),
      expect.stringContaining('NAO_CONFERIDO'),
    ]);
  });

  it.each(['pela chave do resumo do conteúdo', 'pela chave do que diz'])(
    'that says one digest of the content and another of the key is told apart: %s',
    (way) => {
      const outside = cms();
      const named = Buffer.from(outside);
      const rsa = Buffer.from('2a864886f70d010101', 'hex');
      named[named.lastIndexOf(rsa) + rsa.length - 1] = 0x0d;
      if (way === 'pela chave do que diz') {
        const info = readDer(outside).children[1]?.children[0]?.children.at(-1)?.children[0];
        const attributes = Buffer.from(info?.children[3]?.raw ?? '');
        attributes[0] = 0x31;
        const value = sign('sha512', attributes, holder.key);
        value.copy(named, named.lastIndexOf(info?.children[5]?.value ?? ''));
      }
      expect(line(check(pdf, named), 'INTEGRIDADE')).toContain('ATENCAO O conteúdo e a chave conferem, mas');
      expect(line(check(pdf, named), 'NIVEL')).toContain('NAO_CONFERIDO');
      expect(line(check(Buffer.from('outro'), named), 'INTEGRIDADE')).toContain('ERRADO O conteúdo mudou');
      const other = Buffer.from(named);
      other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
      expect(line(check(pdf, other), 'INTEGRIDADE')).toContain('ERRADO A assinatura não é da chave');
    },
  );

  it.each(['ed25519', 'ed448'])('%s is verified', (curve) => {
    openssl(`genpkey -algorithm ${curve} -out e.key`);
    openssl('req -x509 -key e.key -days 10 -config /dev/null -out e.crt -subj /CN=Curva');
    openssl('x509 -in e.crt -outform DER -out e.der');
    const certificate = readCertificate(readFileSync(path('e.der')));
    const digest = curve === 'ed25519' ? '2.16.840.1.101.3.4.2.3' : '2.16.840.1.101.3.4.2.12';
    const hash = (content: Buffer): Buffer =>
      curve === 'ed25519'
        ? createHash('sha512').update(content).digest()
        : createHash('shake256', { outputLength: 64 }).update(content).digest();
    const attributes = setOf(
      attribute('1.2.840.113549.1.9.3', objectId('1.2.840.113549.1.7.1')),
      attribute('1.2.840.113549.1.9.4', octets(hash(pdf))),
    );
    const value = sign(null, attributes, readFileSync(path('e.key'), 'utf8'));
    const named = sequence(objectId(digest));
    const made = sequence(
      objectId('1.2.840.113549.1.7.2'),
      tlv(
        0xa0,
        sequence(
          integer(1),
          setOf(named),
          sequence(objectId('1.2.840.113549.1.7.1')),
          tagged(0, setOf(certificate.der)),
          setOf(
            sequence(
              integer(1),
              sequence(certificate.issuer, certificate.serial.raw),
              named,
              tagged(0, attributes),
              sequence(objectId(curve === 'ed25519' ? '1.3.101.112' : '1.3.101.113')),
              octets(value),
            ),
          ),
        ),
      ),
    );
    expect(line(check(pdf, made), 'INTEGRIDADE')).toContain('O conteúdo é o que foi assinado');
    const other = Buffer.from(made);
    other[other.length - 3] = (other[other.length - 3] ?? 0) ^ 1;
    expect(line(check(pdf, other), 'INTEGRIDADE')).toContain('ERRADO A assinatura não é da chave');
  });

  it('that is not known is attention with the reason', () => {
    const outside = cms('-md sha256');
    const known = Buffer.from('06092a864886f70d01010105000482', 'hex');
    const at = outside.lastIndexOf(known);
    expect(at).toBeGreaterThan(0);
    const other = Buffer.from(outside);
    other[at + 10] = 0x7f;
    expect(line(check(pdf, other), 'INTEGRIDADE')).toContain('ATENCAO Não conferida: o algoritmo');
  });
});

it('without signed attributes, or without the certificate, is not judged and not called wrong', () => {
  expect(line(check(pdf, cms('-noattr')), 'INTEGRIDADE')).toContain(
    'ATENCAO Não conferida: a assinatura é de um formato antigo',
  );
  expect(line(check(pdf, cms('-nocerts')), 'INTEGRIDADE')).toContain('ATENCAO Não conferida: o certificado');
  expect(line(check(Buffer.from('outro'), cms('-nocerts')), 'INTEGRIDADE')).toContain(
    'ERRADO O conteúdo mudou',
  );
});

it('in BER says the same as in DER', () => {
  const outside = cms('-cades');
  const ber = asBer(readDer(outside));
  expect([accepted(ber), line(check(pdf, ber), 'INTEGRIDADE')]).toEqual([
    true,
    expect.stringContaining('CERTO O conteúdo é o que foi assinado'),
  ]);
});

describe('a timestamp', () => {
  const token = (digest: string): Buffer => {
    authority.stamper('carimbadora');
    const order = (text: string): void =>
      void execFileSync('openssl', text.split(' '), { cwd: authority.folder, stdio: 'pipe' });
    writeFileSync(join(authority.folder, 'dado'), pdf);
    writeFileSync(join(authority.folder, 'c.serial'), '01\n');
    writeFileSync(
      join(authority.folder, 'c.tsa'),
      '[tsa]\ndefault_tsa=t\n[t]\nserial=c.serial\nsigner_cert=carimbadora.crt\nsigner_key=carimbadora.key\ncerts=ac.crt\n' +
        `signer_digest=${digest}\ndefault_policy=1.2.3.4.1\ndigests=sha1,sha256\ness_cert_id_chain=no\ness_cert_id_alg=sha256\n`,
    );
    order(`ts -query -data dado -${digest} -cert -out p.tsq`);
    order('ts -reply -config c.tsa -queryfile p.tsq -token_out -out p.tst');
    return readFileSync(join(authority.folder, 'p.tst'));
  };

  it('is of the bytes that it is of, in BER too', () => {
    const der = token('sha256');
    expect(readTimeStamp(der, pdf)).toMatchObject({ whole: true, problems: [] });
    expect(readTimeStamp(asBer(readDer(der)), pdf)).toMatchObject({ whole: true, problems: [] });
    expect(readTimeStamp(der, Buffer.from('outro'))).toMatchObject({ whole: false, problems: ['conteudo'] });
  });

  it('with SHA-1 is weak, and not of something else', () => {
    expect(readTimeStamp(token('sha1'), pdf)).toMatchObject({ whole: false, problems: ['algoritmoFraco'] });
  });
});

it('with a large list of revoked is read without reading its lines', () => {
  const algorithm = sequence(objectId('1.2.840.113549.1.1.11'), derNull);
  const { issuer } = readCertificate(holder.der);
  const day = (text: string): Bytes => tlv(0x17, Buffer.from(text));
  const list = sequence(
    sequence(
      integer(1),
      algorithm,
      issuer,
      day('260101000000Z'),
      day('270101000000Z'),
      // lines that nobody could read: whoever looked at them would refuse it all
      tlv(0x30, Buffer.alloc(2_000_000, 0xff)),
    ),
    algorithm,
    tlv(3, Buffer.alloc(257)),
  );
  const parts = readDer(cms('-cades')).children[1]?.children[0]?.children ?? [];
  const large = sequence(
    objectId('1.2.840.113549.1.7.2'),
    tlv(
      0xa0,
      sequence(
        ...parts.slice(0, -1).map(({ raw }) => raw),
        tagged(1, setOf(list)),
        parts.at(-1)?.raw ?? derNull,
      ),
    ),
  );
  expect(line(check(pdf, large), 'INTEGRIDADE')).toContain('CERTO');
});
