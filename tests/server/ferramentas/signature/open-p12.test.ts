import { createHash, createPrivateKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { octets, sequence, setOf, objectId } from '#schemas/der/write.ts';
import { openP12 } from '#src/conteudo/certificado/open-p12.ts';
import { OtherFile, requireSameFile } from '#src/conteudo/certificado/require-same-file.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { cmsSignature } from '#server/ferramentas/signature/signature-value.ts';
import { Authority, password, type Holder } from '#tests/setup/certificates.ts';

let authority: Authority;
let holders: readonly Holder[];

beforeAll(() => {
  authority = new Authority();
  holders = [
    authority.issue({ nome: 'COM RSA', cpf: '52998224725' }),
    authority.issue({ nome: 'COM CURVA', cpf: '11144477735', kind: 'EC' }),
  ];
});
afterAll(() => authority.remove());

describe('the file of a certificate, opened in the browser', () => {
  it.each([
    ['as programs write it today', (holder: Holder) => holder.p12],
    ['as Windows and older programs do', (holder: Holder) => holder.legacyP12()],
  ])('signs, %s, with RSA and with a curve', async (_how, fileOf) => {
    const bytes = Buffer.from('o que se assina');
    for (const holder of holders) {
      const open = await openP12(fileOf(holder), password);
      expect(Buffer.from(open.certificate).equals(holder.der)).toBe(true);
      expect(open.chain.map((der) => Buffer.from(der))).toEqual([authority.intermediate]);
      const value = await open.sign(bytes);
      expect(cmsSignature(readCertificate(holder.der), bytes, value)).toBeDefined();
    }
  });

  it('says what is wrong, and keeps nothing that the key could be read from', async () => {
    const [holder] = holders;
    const file = holder!.p12;
    await expect(openP12(file, 'outra')).rejects.toMatchObject({ why: 'senha' });
    await expect(openP12(holder!.legacyP12(), 'outra')).rejects.toMatchObject({ why: 'senha' });
    await expect(openP12(Buffer.from('%PDF-1.7'), password)).rejects.toMatchObject({ why: 'formato' });
    await expect(openP12(file.subarray(0, 900), password)).rejects.toMatchObject({ why: 'formato' });
    const open = await openP12(file, password);
    const secret = createPrivateKey(holder!.key).export({ format: 'der', type: 'pkcs8' });
    const kept = Object.values(open).flatMap((value) => (value instanceof Uint8Array ? [value] : []));
    expect(kept.some((bytes) => Buffer.from(bytes).includes(secret.subarray(-120, -20)))).toBe(false);
  });
});

describe('what the key is about to sign', () => {
  const shown = Buffer.from('%PDF-1.7 o que a pessoa leu %%EOF\n');
  const tail = Buffer.from(`1 0 obj<</Contents<${'0'.repeat(40)}>>>endobj\n%%EOF\n`);
  const prepared = Buffer.concat([shown, tail]);
  const hole = shown.length + tail.indexOf('<0000');
  const after = hole + 42;
  const range = [0, hole, after, prepared.length - after];
  const attributesOver = (bytes: Buffer) =>
    setOf(
      sequence(objectId('1.2.840.113549.1.9.4'), setOf(octets(createHash('sha256').update(bytes).digest()))),
    );
  const right = {
    shown,
    prepared,
    range,
    attributes: attributesOver(Buffer.concat([prepared.subarray(0, hole), prepared.subarray(after)])),
  };

  it('is of the file that was read, whole but for the place of the signature', async () => {
    await expect(requireSameFile(right)).resolves.toBeUndefined();
  });

  it.each([
    ['another file', { shown: Buffer.from('%PDF-1.7 o que a pessoa viu %%EOF\n') }],
    ['another digest', { attributes: attributesOver(Buffer.from('outro')) }],
    ['a range that leaves more out', { range: [0, hole - 5, after, prepared.length - after] }],
    ['a range that does not start at the start', { range: [1, hole, after, prepared.length - after] }],
    ['a range that ends before', { range: [0, hole, after, prepared.length - after - 1] }],
    ['no digest at all', { attributes: setOf() }],
  ])('is refused over %s', async (_what, wrong) => {
    await expect(requireSameFile({ ...right, ...wrong })).rejects.toBeInstanceOf(OtherFile);
  });
});
