import { execFileSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { elementsOf, readXml } from '#schemas/xml/read-xml.ts';
import { checkFile } from '#server/conteudo/certificado/arquivo/check-file.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';

/*
 * XML signed by xmlsec1 in the shapes that others use: what it accepts is found whole here, what it refuses is found changed, and of
 * what is not followed nothing is said to be wrong.
 */

let authority: Authority;
let holders: Readonly<Record<'RSA' | 'EC', Holder>>;
const folder = mkdtempSync(join(tmpdir(), 'malote-formas-'));
const path = (name: string): string => join(folder, name);

beforeAll(() => {
  authority = new Authority();
  holders = {
    RSA: authority.issue({ nome: 'Quem Assina', kind: 'RSA' }),
    EC: authority.issue({ nome: 'Quem Assina', kind: 'EC' }),
  };
  for (const kind of ['RSA', 'EC'] as const) {
    writeFileSync(path(`${kind}.key`), holders[kind].key);
    writeFileSync(path(`${kind}.crt`), holders[kind].pem);
  }
  writeFileSync(path('fora.txt'), 'o que fica fora\n');
});
afterAll(() => {
  authority.remove();
  rmSync(folder, { recursive: true });
});

const ds = 'http://www.w3.org/2000/09/xmldsig#';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const later = 'http://www.w3.org/2006/12/xml-c14n11';
const filter2 = 'http://www.w3.org/2002/06/xmldsig-filter2';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const rsa256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

interface Shape {
  readonly uri?: string;
  readonly transforms?: string;
  readonly form?: string;
  readonly method?: string;
  readonly digest?: string;
  readonly objects?: string;
}

const enveloped = `<Transform Algorithm="${ds}enveloped-signature"/>`;
const as = (form: string): string => `<Transform Algorithm="${form}"/>`;
const paths = (...all: readonly string[]): string =>
  `<Transform Algorithm="${filter2}">${all.join('')}</Transform>`;
const subtract = (path: string): string =>
  `<f:XPath xmlns:f="${filter2}" xmlns:ds="${ds}" Filter="subtract">${path}</f:XPath>`;

const template = ({
  uri = '',
  transforms = enveloped + as(exclusive),
  form = exclusive,
  method = rsa256,
  digest = sha256,
  objects = '',
}: Shape): string =>
  `<Signature xmlns="${ds}"><SignedInfo><CanonicalizationMethod Algorithm="${form}"/><SignatureMethod Algorithm="${method}"/>` +
  `<Reference URI="${uri}">${transforms === '' ? '' : `<Transforms>${transforms}</Transforms>`}<DigestMethod Algorithm="${digest}"/><DigestValue/></Reference></SignedInfo>` +
  `<SignatureValue/><KeyInfo><X509Data/></KeyInfo>${objects}</Signature>`;

const names = ['infNFe', 'Dados', 'Object', 'Rodape'].flatMap((name) => ['--id-attr:Id', name]);
const order = (verb: string): string[] => [
  verb,
  '--enabled-reference-uris',
  'empty,same-doc,local',
  ...ids(),
];
const ids = (): string[] => {
  const all: string[] = [];
  for (let at = 0; at < names.length; at += 2) {
    const name = names[at + 1] ?? '';
    all.push(
      names[at] ?? '',
      name === 'Object' ? `${ds}:Object` : name === 'infNFe' ? `urn:nfe:${name}` : name,
    );
  }
  return all;
};

/** What xmlsec1 makes of a template. */
const signed = (xml: string, kind: 'RSA' | 'EC' = 'RSA'): Buffer => {
  writeFileSync(path('a.xml'), xml);
  execFileSync(
    'xmlsec1',
    [...order('--sign'), '--privkey-pem', `${kind}.key,${kind}.crt`, '--output', 'b.xml', 'a.xml'],
    { cwd: folder, stdio: 'pipe' },
  );
  return readFileSync(path('b.xml'));
};

const accepted = (xml: Buffer): boolean => {
  writeFileSync(path('c.xml'), xml);
  try {
    execFileSync(
      'xmlsec1',
      [
        ...order('--verify'),
        '--trusted-pem',
        join(authority.folder, 'raiz.crt'),
        '--untrusted-pem',
        join(authority.folder, 'ac.crt'),
        'c.xml',
      ],
      { cwd: folder, stdio: 'pipe' },
    );
    return true;
  } catch {
    return false;
  }
};

const check = (bytes: Buffer, separada?: Buffer): ArquivoConferido =>
  checkFile({ nome: 'a.xml', bytes, separada, trust: [], agora: new Date(), zone: 'America/Sao_Paulo' });

/** Signed anew as it is now: the value is right, whatever is said of what it is of. */
const resigned = (text: string): Buffer => {
  const info = [...elementsOf(readXml(text).root)].find(({ local }) => local === 'SignedInfo');
  if (!info) throw new Error('falta SignedInfo');
  const value = sign('sha256', Buffer.from(canonical(info, { exclusive: true })), holders.RSA.key);
  return Buffer.from(text.replace(/<SignatureValue>[^<]*/, `<SignatureValue>${value.toString('base64')}`));
};

/** The line of a point: what it says, and why. */
const line = ({ itens }: ArquivoConferido, wanted: string): string => {
  const {
    resultado = '',
    texto = '',
    prova = '',
  } = itens[0]?.linhas.find(({ ponto }) => ponto === wanted) ?? {};
  return `${resultado} ${texto} ${prova}`;
};

const letter = (inside: string): string =>
  `<carta xml:lang="pt"><Dados Id="d1">um</Dados><!-- c -->${inside}</carta>`;
const note = (signature: string): string =>
  `<NFe xmlns="urn:nfe"><infNFe Id="NFe1"><vNF>10.00</vNF></infNFe>${signature}</NFe>`;

describe('the whole file', () => {
  const shapes: Readonly<Record<string, Shape>> = {
    'exclusive form': {},
    'inclusive form': { transforms: enveloped + as(inclusive), form: inclusive },
    'Canonical XML 1.1': { transforms: enveloped + as(later), form: later },
    'with comments': { uri: '#xpointer(/)', transforms: enveloped + as(`${inclusive}#WithComments`) },
    'no form named': { transforms: enveloped },
    'XPath Filter 2.0': { transforms: paths(subtract('here()/ancestor::ds:Signature[1]')) + as(exclusive) },
    'Filter 2.0, all signatures': {
      transforms: paths(subtract('/descendant::ds:Signature')) + as(exclusive),
    },
    'Filter 2.0, any depth': { transforms: paths(subtract('//ds:Signature')) },
    'a condition of XPath': {
      transforms: `<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath xmlns:p="${ds}">not( ancestor-or-self::p:Signature )</XPath></Transform>`,
    },
    'the condition of XMLDSig': {
      transforms: `<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath xmlns:dsig="${ds}">count(ancestor-or-self::dsig:Signature | here()/ancestor::dsig:Signature[1]) &gt; count(ancestor-or-self::dsig:Signature)</XPath></Transform>`,
    },
  };
  it.each(Object.keys(shapes))('is found whole and found changed: %s', (name) => {
    const file = signed(letter(template(shapes[name] ?? {})));
    const result = check(file);
    expect([accepted(file), line(result, 'INTEGRIDADE'), line(result, 'MUDANCAS')]).toEqual([
      true,
      expect.stringMatching(/^ATENCAO O conteúdo é o que foi assinado\. .*XMLDSig/),
      expect.stringMatching(/^CERTO/),
    ]);
    const changed = Buffer.from(file.toString().replace('>um<', '>mil<'));
    expect([accepted(changed), line(check(changed), 'INTEGRIDADE')]).toEqual([
      false,
      expect.stringContaining('ERRADO O conteúdo mudou'),
    ]);
  });

  it.each([
    ['ECDSA', { method: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256' }, 'EC'],
    [
      'RSA-SHA512',
      {
        method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
        digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
      },
      'RSA',
    ],
    [
      'RSA-SHA224',
      {
        method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha224',
        digest: 'http://www.w3.org/2001/04/xmldsig-more#sha224',
      },
      'RSA',
    ],
  ] as const)('is found signed with %s', (_name, shape, kind) => {
    const file = signed(letter(template(shape)), kind);
    expect([accepted(file), line(check(file), 'INTEGRIDADE'), line(check(file), 'ALGORITMO').trim()]).toEqual(
      [true, expect.stringContaining('O conteúdo é o que foi assinado'), ''],
    );
  });

  it('with SHA-1 is what was signed, and its weakness is a line of its own', () => {
    const file = signed(letter(template({ method: `${ds}rsa-sha1`, digest: `${ds}sha1` })));
    const said = check(file);
    expect([line(said, 'INTEGRIDADE'), line(said, 'ALGORITMO'), line(said, 'NIVEL')]).toEqual([
      expect.stringContaining('ATENCAO O conteúdo é o que foi assinado'),
      expect.stringContaining('ATENCAO A assinatura usa um algoritmo que não é mais seguro'),
      expect.stringContaining('NAO_CONFERIDO'),
    ]);
    const changed = Buffer.from(file.toString().replace('>um<', '>mil<'));
    expect(line(check(changed), 'INTEGRIDADE')).toContain('ERRADO O conteúdo mudou');
  });
});

describe('a part of the file', () => {
  const nfe = { uri: '#NFe1', transforms: enveloped + as(inclusive), form: inclusive };

  it('by its Id, as in NF-e, is named, and all there is in the file', () => {
    const file = signed(note(template(nfe)));
    const said = check(file);
    expect([accepted(file), line(said, 'INTEGRIDADE'), line(said, 'MUDANCAS')]).toEqual([
      true,
      expect.stringMatching(/^ATENCAO O que ela assina não mudou\..*: infNFe \(NFe1\)\./),
      expect.stringContaining('CERTO No arquivo não há outro conteúdo'),
    ]);
    const changed = Buffer.from(file.toString().replace('10.00', '99.00'));
    expect([accepted(changed), line(check(changed), 'INTEGRIDADE')]).toEqual([
      false,
      expect.stringContaining('ERRADO O conteúdo mudou'),
    ]);
  });

  it.each(["#xpointer(id('NFe1'))", '#NFe1'])('by %s is followed in every form', (uri) => {
    for (const form of [exclusive, inclusive, later]) {
      const file = signed(note(template({ uri, transforms: as(form), form })));
      expect([accepted(file), line(check(file), 'INTEGRIDADE')]).toEqual([
        true,
        expect.stringContaining('infNFe (NFe1)'),
      ]);
    }
  });

  it('that was moved aside for another to be read in its place is told with what nobody signed', () => {
    const text = signed(note(template(nfe))).toString();
    const part = /<infNFe.*<\/infNFe>/s.exec(text)?.[0] ?? '';
    const wrapped = text
      .replace(part, '<infNFe><vNF>99.00</vNF></infNFe>')
      .replace('</NFe>', `<resto valor="3">${part}</resto></NFe>`);
    const said = check(Buffer.from(wrapped));
    expect([accepted(Buffer.from(wrapped)), line(said, 'INTEGRIDADE'), line(said, 'MUDANCAS')]).toEqual([
      true,
      expect.stringMatching(/^ATENCAO .*infNFe \(NFe1\)/),
      expect.stringMatching(
        /^ATENCAO Nada se diz do que está no arquivo fora do que ela assina: infNFe, resto\./,
      ),
    ]);
  });

  it('inside the signature itself is told, and what hides beside it too', () => {
    const file = signed(
      template({
        uri: '#o1',
        transforms: as(exclusive),
        objects: '<Object Id="o1"><nota xmlns="">um</nota></Object>',
      }),
    );
    const said = check(file);
    expect([accepted(file), line(said, 'INTEGRIDADE'), line(said, 'MUDANCAS')]).toEqual([
      true,
      expect.stringMatching(/^ATENCAO .*: Object \(o1\)\./),
      expect.stringContaining('CERTO'),
    ]);
    const hidden = Buffer.from(
      file.toString().replace('</Signature>', '<Object><nota xmlns="">mil</nota></Object></Signature>'),
    );
    expect([accepted(hidden), line(check(hidden), 'MUDANCAS')]).toEqual([
      true,
      expect.stringContaining('ERRADO'),
    ]);
  });

  it('left over by a filter names what is left out of it', () => {
    const file = signed(
      letter(
        '<Rodape>livre</Rodape>' +
          template({ transforms: paths(subtract('//ds:Signature'), subtract('/carta/Rodape')) }),
      ),
    );
    const said = check(file);
    expect([accepted(file), line(said, 'INTEGRIDADE'), line(said, 'MUDANCAS')]).toEqual([
      true,
      expect.stringMatching(/^ATENCAO .*: carta\./),
      expect.stringContaining('ATENCAO Nada se diz do que está no arquivo fora do que ela assina: Rodape.'),
    ]);
  });

  it('chosen by a filter is what is covered', () => {
    const only = `<f:XPath xmlns:f="${filter2}" Filter="intersect">id('d1')</f:XPath>`;
    const file = signed(letter(template({ transforms: paths(only) + as(exclusive) })));
    expect([accepted(file), line(check(file), 'INTEGRIDADE'), line(check(file), 'MUDANCAS')]).toEqual([
      true,
      expect.stringContaining('Dados (d1)'),
      expect.stringContaining('CERTO No arquivo não há outro conteúdo'),
    ]);
  });
});

describe('what is not judged', () => {
  it('asks for the file that it signs from outside, and judges it then', () => {
    const file = signed(template({ uri: `file://${path('fora.txt')}`, transforms: '' }));
    expect(check(file)).toMatchObject({ formato: 'XML', faltaConteudo: true, itens: [] });
    const content = readFileSync(path('fora.txt'));
    const said = check(content, file);
    expect([accepted(file), line(said, 'INTEGRIDADE'), line(said, 'MUDANCAS')]).toEqual([
      true,
      expect.stringContaining('ATENCAO O conteúdo é o que foi assinado'),
      expect.stringContaining('CERTO A assinatura fica fora do arquivo'),
    ]);
    expect(line(check(Buffer.from('outro'), file), 'INTEGRIDADE')).toContain('ERRADO O conteúdo mudou');
  });

  it.each([
    [
      'a transform',
      (text: string) =>
        text.replace(exclusive + '"/></T', 'http://www.w3.org/TR/1999/REC-xslt-19991116"/></T'),
      'modo como ela indica',
    ],
    ['a digest', (text: string) => text.replace(sha256, 'urn:outro'), 'algoritmo'],
    ['a method', (text: string) => text.replace(rsa256, 'urn:outro'), 'algoritmo'],
    ['no certificate', (text: string) => text.replace(/<X509Data>.*<\/X509Data>/s, ''), 'certificado'],
    ['a path', (text: string) => text.replace(`URI=""`, 'URI="#xpointer(//carta)"'), 'modo como ela indica'],
    [
      'too many',
      (text: string) => text.replace(/<Reference.*<\/Reference>/s, (one) => one.repeat(201)),
      'demais',
    ],
  ])('is attention with the reason, never wrong: %s', (_name, change, why) => {
    const said = line(check(resigned(change(signed(letter(template({}))).toString()))), 'INTEGRIDADE');
    expect(said).toMatch(new RegExp(`^ATENCAO Não conferida.*${why}`));
  });

  it('tells each cause in words of its own', () => {
    const said = (text: string | Buffer): string => check(Buffer.from(text)).problema ?? '';
    const whole = signed(letter(template({}))).toString();
    expect(said(whole.replace('<carta', '<!DOCTYPE carta><carta'))).toContain('DOCTYPE');
    expect(said(whole.replace('<carta', '<carta Id="d1"'))).toContain('repete um Id');
    expect(said(whole.replace('</carta>', ''))).toContain('não está bem formado');
    expect(said(whole.replace(/^(<\?xml.*\?>)?/, '<?xml version="1.0" encoding="x-outra"?>'))).toContain(
      'codificação',
    );
  });
});

describe('an encoding', () => {
  const words = '<carta><Dados Id="d1">ação Łódź</Dados>';
  it.each([
    ['ISO-8859-2', 'l2'],
    ['UTF-16', 'utf16le'],
    ['ISO-8859-15', 'l9'],
  ])('of %s is read as what it says', (encoding) => {
    const text = `<?xml version="1.0" encoding="${encoding}"?>${
      encoding === 'ISO-8859-15'
        ? words.replace('Łódź', 'œuf €')
        : encoding === 'ISO-8859-2'
          ? words.replace('ação', 'krój')
          : words
    }${template({})}</carta>`;
    writeFileSync(path('u.xml'), text.replace(encoding, 'UTF-8'));
    const converted = execFileSync(
      'iconv',
      ['-f', 'UTF-8', '-t', encoding === 'UTF-16' ? 'UTF-16' : encoding],
      { input: text },
    );
    writeFileSync(path('a.xml'), converted);
    execFileSync(
      'xmlsec1',
      [...order('--sign'), '--privkey-pem', 'RSA.key,RSA.crt', '--output', 'b.xml', 'a.xml'],
      {
        cwd: folder,
        stdio: 'pipe',
      },
    );
    const file = readFileSync(path('b.xml'));
    expect([accepted(file), line(check(file), 'INTEGRIDADE')]).toEqual([
      true,
      expect.stringContaining('O conteúdo é o que foi assinado'),
    ]);
  });
});
