import { execFileSync, spawnSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '#schemas/xml/canonical.ts';
import { readXml, XmlError } from '#schemas/xml/read-xml.ts';
import { contentToSign, wholeFileDigest } from '#schemas/xml/signed-content.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { icpPolicies } from '#server/ferramentas/signature/signature-policy.ts';
import { embedXades, prepareXades } from '#server/ferramentas/signature/xml/prepare-xades.ts';
import { xmlSignaturesOf } from '#server/ferramentas/signature/xml/xml-signatures.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';

let authority: Authority;
let holders: readonly Holder[];
const folder = mkdtempSync(join(tmpdir(), 'malote-xml-'));

beforeAll(() => {
  authority = new Authority();
  holders = (['RSA', 'EC', 'RSA'] as const).map((kind, index) =>
    authority.issue({ nome: `PESSOA ${index}`, kind }),
  );
  writeFileSync(
    join(folder, 'raiz.pem'),
    execFileSync('openssl', ['x509', '-inform', 'DER'], { input: authority.root }),
  );
});
afterAll(() => {
  authority.remove();
  rmSync(folder, { recursive: true });
});

const letter = `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet href="a.xsl"?>
<!-- cabeçalho -->
<doc:oficio xmlns:doc="urn:doc" xmlns:x='urn:nao-usado' doc:numero="001/2026" b="2 &#10;" a="1" xml:lang="pt">
  <doc:assunto>Licitação &amp; contrato &lt;urgente&gt;\t"ção"&#13;</doc:assunto>\r
  <![CDATA[texto <cru> & tal]]>
  <item xmlns="urn:outro" xmlns:y="urn:y"><?pi dados?><vazio/><w xmlns=""/></item>
</doc:oficio>
<!-- fim -->
<?depois?>
`;

const signed = (base: Buffer, holder: Holder, id: string, pbad = false): Buffer => {
  const certificate = readCertificate(holder.der);
  const prepared = prepareXades(base, {
    certificate,
    chain: [readCertificate(authority.intermediate)],
    when: new Date('2026-11-20T12:00:00Z'),
    id,
    policy: icpPolicies.XADES,
    pbad,
  });
  const value = sign('sha256', prepared.signedInfo, { key: holder.key, dsaEncoding: 'ieee-p1363' });
  return embedXades(base, { ...prepared, id }, value);
};

/** What xmlsec1 says of each signature. */
const others = (file: Buffer, count: number): readonly boolean[] => {
  writeFileSync(join(folder, 'a.xml'), file);
  return Array.from({ length: count }, (_, index) => {
    const order =
      '--verify --trusted-pem raiz.pem --enabled-key-data x509 --id-attr:Id http://uri.etsi.org/01903/v1.3.2#:SignedProperties --node-xpath';
    return (
      spawnSync('xmlsec1', [...order.split(' '), `(//*[local-name()='Signature'])[${index + 1}]`, 'a.xml'], {
        cwd: folder,
      }).status === 0
    );
  });
};

const ours = (file: Buffer): readonly boolean[] =>
  xmlSignaturesOf(file).map(({ check, coversRevision }) => coversRevision && check?.problems.length === 0);

const latin = Buffer.from(
  '<?xml version="1.0" encoding="ISO-8859-1"?><carta><de>João Ávila</de></carta>\n<!-- </carta> -->',
  'latin1',
);

describe('an XML that people sign', () => {
  it('is found signed by each of them, here and by others, and keeps every byte it had', () => {
    for (const base of [
      Buffer.from(letter),
      Buffer.concat([Buffer.from('\ufeff'), Buffer.from(letter.trim())]),
      latin,
    ]) {
      let file: Buffer = base;
      for (const [index, holder] of holders.entries()) file = signed(file, holder, `S${index}`, index > 0);
      expect([ours(file), others(file, 3)]).toEqual([
        [true, true, true],
        [true, true, true],
      ]);
      expect(
        xmlSignaturesOf(file).map(({ check }) => [
          check?.policy,
          check?.form.policyDigest,
          check?.form.parts.has('vinculo'),
        ]),
      ).toEqual(
        [false, true, true].map((strict) => [icpPolicies.XADES.oid, icpPolicies.XADES.sha256, strict]),
      );
      const text = file.toString('latin1');
      const [first, last] = [text.indexOf('<ds:Signature '), text.lastIndexOf('</ds:Signature>') + 15];
      expect(Buffer.from(text.slice(0, first) + text.slice(last), 'latin1').equals(base)).toBe(true);
    }
  });

  it('is found changed wherever it says something else, here and by others', () => {
    const file = signed(signed(Buffer.from(letter), holders[0]!, 'S0'), holders[1]!, 'S1').toString();
    const changes: readonly (readonly [RegExp, string, readonly boolean[]])[] = [
      [/001\/2026/, '002/2026', [false, false]],
      [/<vazio\/>/, '<vazio>x</vazio>', [false, false]],
      [/xml-stylesheet href="a/, 'xml-stylesheet href="b', [false, false]],
      [/SigningTime>2026/, 'SigningTime>2019', [false, true]],
      [/URI=""/, 'URI="#S0-p"', [false, true]],
    ];
    for (const [what, by, expected] of changes) {
      const changed = Buffer.from(file.replace(what, by));
      expect([what, ours(changed), others(changed, 2)]).toEqual([what, expected, expected]);
    }
  });

  it('is not taken for whole where a signature covers a part, hides something, or shares its name', () => {
    const file = signed(Buffer.from('<a><b Id="B">x</b></a>'), holders[0]!, 'S0').toString();
    const hidden = file.replace('</ds:Signature>', '<ds:Object><b>outro</b></ds:Object></ds:Signature>');
    expect(xmlSignaturesOf(Buffer.from(hidden))[0]?.changes).toEqual([{ o: 'dentroDeAssinatura' }]);
    expect(() => xmlSignaturesOf(Buffer.from(file.replace('<a>', '<a Id="B">')))).toThrow(XmlError);
    const part = file.replace('URI=""', 'URI="#B"');
    expect(xmlSignaturesOf(Buffer.from(part))[0]?.coversRevision).toBe(false);
  });

  it('takes no document type, no unknown encoding, no empty root, nothing that is not well formed', () => {
    for (const base of [
      '<!DOCTYPE a><a></a>',
      '<?xml version="1.0" encoding="utf-16"?><a></a>',
      '<a/>',
      '<a>',
      '<?xml version="1.1"?><a></a>',
    ])
      expect(() => signed(Buffer.from(base), holders[0]!, 'S0')).toThrow(XmlError);
  });

  it('tells the browser the digest of the whole file, and nothing of what is of less', () => {
    const { signedInfo } = prepareXades(Buffer.from(letter), {
      certificate: readCertificate(holders[0]!.der),
      chain: [],
      when: new Date(),
      id: 'S0',
    });
    const told = wholeFileDigest(signedInfo.toString());
    expect(told).toHaveLength(44);
    expect(wholeFileDigest(signedInfo.toString().replace('URI=""', 'URI="#a"'))).toBeUndefined();
    expect(contentToSign(readXml(letter))).toContain('Licitação');
  });
});

describe('the canonical form', () => {
  it('is that of xmllint, for whatever XML', () => {
    const name = fc.constantFrom('a', 'b', 'p:a', 'q:b');
    const text = fc
      .stringMatching(/^[a-z&<>"'\t\n\r é🙂]{0,6}$/u)
      .map((one) => one.replaceAll(/[&<>"'\r\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`));
    const attributes = fc.uniqueArray(
      fc.tuple(fc.constantFrom('z', 'a', 'p:x', 'q:a', 'xml:lang', 'é'), text),
      { selector: ([one]) => one, maxLength: 4 },
    );
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.constantFrom('<!--c-->', '<?pi?>', '<?pi a b ?>', '<![CDATA[<&]]>'),
        fc
          .tuple(
            name,
            attributes,
            fc.array(tie('node'), { maxLength: 3 }),
            fc.constantFrom('', ' xmlns="urn:d"', ' xmlns=""', ' xmlns:p="urn:p2"'),
          )
          .map(
            ([tag, list, inside, names]) =>
              `<${tag}${names}${list.map(([one, value]) => ` ${one}="${value}"`).join('')}>${inside.join('')}</${tag}>`,
          ),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (inside) => {
        const xml = `<?out?><!--x--><r xmlns:p="urn:p" xmlns:q="urn:q">${inside.join('')}</r>\n<!--y--><?end z?>`;
        writeFileSync(join(folder, 'c.xml'), xml);
        for (const [option, exclusive] of [
          ['--exc-c14n', true],
          ['--c14n', false],
        ] as const)
          expect(canonical(readXml(xml), { exclusive, comments: true })).toBe(
            execFileSync('xmllint', [option, join(folder, 'c.xml')], { encoding: 'utf8' }),
          );
      }),
      { numRuns: 60 },
    );
  });
});
