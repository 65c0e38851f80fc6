import { describe, expect, it } from 'vitest';
import { isJudged } from '#server/ferramentas/signature/pdf/later-change.ts';
import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { signaturesOf, type PdfSignature } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { layouts, type LayoutName } from '#tests/setup/attack-way.ts';
import { allAttacks, revisionOf, sampleOf } from '#tests/setup/later-attacks.ts';
import { legitimateFiles } from '#tests/setup/later-producers.ts';
import { appendRevision, brokenSignature, streamOf } from '#tests/setup/later-revision.ts';
import { preparedAttacks } from '#tests/setup/prepared-attacks.ts';
import { firstOf } from '#tests/setup/first-signature.ts';
import { pixelsOf, showTheSame } from '#tests/setup/shown-pixels.ts';
import { bodies, parts, signedSample } from '#tests/setup/signed-sample.ts';
import { thorough } from '#tests/setup/thorough.ts';

const isClean = (found: PdfSignature | undefined): boolean =>
  found !== undefined && found.changes.length === 0;

describe('an attack behind a signature', () => {
  // one in so many, of all parts of the list: with the pixels of each, what there is time for every day
  const every = thorough ? 1 : 29;
  const all = [...allAttacks()];
  const attacks = all.filter((_attack, index) => index % every === 0);

  it('is told, whatever it does to whichever object', () => {
    expect(attacks.length).toBeGreaterThan(thorough ? 5000 : 200);
    expect(attacks.filter(({ file }) => isClean(firstOf(file))).map(({ name }) => name)).toEqual([]);
  });

  it('is told too of a file that was made ready for it, or by one who signs it', () => {
    const prepared = [...preparedAttacks()].filter((_attack, index) => thorough || index % 4 === 0);
    expect(prepared.length).toBeGreaterThan(30);
    expect(prepared.filter(({ file }) => isClean(firstOf(file))).map(({ name }) => name)).toEqual([]);
  });

  it('is not excused by a signature whose covered bytes are other than it signed', () => {
    const visible = [...legitimateFiles()].find(({ name }) => name === 'DSS: assinatura que se ve: tabela');
    const file = Buffer.from(visible?.file ?? '');
    expect(isClean(firstOf(file))).toBe(true);
    const at = file.lastIndexOf('0.5 g 0 0');
    expect(at).toBeGreaterThan(0);
    file.write('0.9', at, 'latin1');
    expect(firstOf(file)?.changes).toEqual([
      { o: 'anotacao', objeto: 81 },
      { o: 'formulario', objeto: 81 },
    ]);
  });

  it('is one that people would see: those that are drawn are no longer what was signed', async () => {
    const shown = all.filter(({ name }) => name.includes(': troca: content')).slice(0, 8);
    for (const { base, file, name } of shown)
      expect([name, showTheSame(await pixelsOf(base), await pixelsOf(file))]).toEqual([name, false]);
    expect(shown.length).toBeGreaterThan(0);
  });
});

describe('what other programs do when they sign, stamp or prove later', () => {
  const files = [...legitimateFiles()];
  let read: readonly (PdfSignature | undefined)[] | undefined;
  const found = (): readonly (PdfSignature | undefined)[] =>
    (read ??= files.map(({ file }) => firstOf(file)));

  it('is not told as a change', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(
      found().flatMap((one, index) => (isClean(one) ? [] : [[files[index]?.name, one?.changes]])),
    ).toEqual([]);
  });

  it('is seen nowhere but in the rectangle of the new signature, as PDFium draws it', async () => {
    const before = new Map<Buffer, Awaited<ReturnType<typeof pixelsOf>>>();
    const drawn = files.filter((_file, index) => thorough || index % 3 === 0);
    for (const { name, base, file, rect } of drawn) {
      if (!before.has(base)) before.set(base, await pixelsOf(base));
      const pixels = before.get(base);
      expect(pixels).toHaveLength(2);
      expect([name, showTheSame(pixels, await pixelsOf(file), rect)]).toEqual([name, true]);
    }
  });

  it('is told by what it is, though nobody sees it', () => {
    const unseen = new Set(found().flatMap((one) => one?.unseen ?? []));
    expect([...unseen].sort()).toEqual([
      'aparenciaPadrao',
      'camposTravados',
      'dadosDePrograma',
      'estrutura',
      'metadados',
      'numeroReaproveitado',
      'permissoes',
      'propriedades',
      'recursos',
    ]);
  });
});

describe('a file of which readers may find another thing than its tables tell', () => {
  const base = sampleOf('tabela');
  const again = (file: Buffer, more = {}): Buffer =>
    appendRevision(file, { ...revisionOf('tabela'), objects: new Map([[94, 'null']]), ...more });
  const told = (file: Buffer) => firstOf(file)?.changes.map(({ o }) => o);
  // as long as what it takes the place of: what is signed ends where it ended
  const odd = Buffer.from(base.toString('latin1').replace(/\/Size 402(?![^]*\/Size)/, '/Size +99'), 'latin1');
  const double = `${parts.content} 0 obj\n${bodies.secondContent}\nendobj\n`;

  it('is not judged changed by what is merely odd in it, until something comes behind', () => {
    expect(odd).not.toEqual(base);
    expect(told(odd)).toEqual([]);
    expect(told(again(odd))).toEqual(['forma']);
    expect(told(Buffer.concat([base, Buffer.alloc(1100, '\n')]))).toEqual(['forma']);
  });

  it('is read where its first table says that the one before it is at 0, which is none', () => {
    const zero = (bytes: Buffer): Buffer =>
      Buffer.from(bytes.toString('latin1').replace('/ID[<41><42>]', '/Prev 0      '), 'latin1');
    expect(zero(base)).not.toEqual(base);
    expect(told(zero(base))).toEqual([]);
    expect(told(again(zero(base)))).toEqual(['forma']);
    // one that leaves out all that came before is not read
    expect(() => signaturesOf(again(base, { prev: 0 }))).toThrow(PdfError);
  });

  it('is read where a dictionary says the same thing twice, and not where it says two', () => {
    const withBox = (box: string): Buffer =>
      again(base, { objects: new Map([[parts.page, bodies.page.replace('/MediaBox', `${box}/MediaBox`)]]) });
    expect(told(withBox('/MediaBox[0 0 200  260]'))).toEqual([]);
    expect(() => signaturesOf(withBox('/MediaBox[0 0 200 261]'))).toThrow(PdfError);
  });

  it('is not clean where it has an object twice, and the last is not the one of the tables', () => {
    expect(told(signedSample(layouts.tabela, { unlisted: double }))).toEqual(['escondido']);
    // in the content of another, only who looks for objects everywhere finds it: where something is odd
    const content = streamOf(double, '/Type/Metadata/Subtype/XML');
    expect(told(again(base, { objects: new Map([[parts.metadata, content]]) }))).toEqual([]);
    expect(told(again(odd, { objects: new Map([[parts.metadata, content]]) }))).toEqual([
      'forma',
      'escondido',
    ]);
  });

  it.each<[string, (tail: string) => string]>([
    ['spaces and lines behind the end', (tail) => `${tail}\r\n \n\n`],
    [
      'returns alone around the place of the table',
      (tail) => tail.replace(/\n(\d+)\n%%EOF\n$/, '\r$1\r%%EOF\r'),
    ],
    ['references of 19 bytes', (tail) => tail.replace(/ n \n/g, ' n\n')],
    ['spaces behind the numbers of a table', (tail) => tail.replace('94 1\n', '94 1 \r\n')],
  ])('is right with %s', (_what, write) => {
    const tail = again(base).toString('latin1', base.length);
    expect(write(tail)).not.toBe(tail);
    expect(told(Buffer.concat([base, Buffer.from(write(tail), 'latin1')]))).toEqual([]);
  });

  it('is right where a measure won, or lost, a fraction that is none', () => {
    const page = bodies.page.replace('[0 0 200 260]', '[0 0.0 200.00 260.]');
    expect(told(again(base, { objects: new Map([[parts.page, page]]) }))).toEqual([]);
  });
});

describe('what cannot be judged', () => {
  it('is the root of the pages written anew where some readers then lose what is drawn', async () => {
    const base = sampleOf('hibrida');
    const file = appendRevision(base, {
      ...revisionOf('hibrida'),
      objects: new Map([[parts.pages, bodies.pages]]),
    });
    expect(showTheSame(await pixelsOf(base), await pixelsOf(file))).toBe(false);
    expect(firstOf(file)?.changes).toEqual([{ o: 'escondido' }]);
  });

  const told = (objects: ReadonlyMap<number, string>, layout: LayoutName = 'tabela') =>
    firstOf(appendRevision(sampleOf(layout), { ...revisionOf(layout), objects }))?.changes.map((change) => [
      change.o,
      isJudged(change),
    ]);

  it('is told apart from what was altered', () => {
    expect(told(new Map([[parts.element, bodies.element.replace('Cem', 'Mil')]]))).toEqual([
      ['leitura', false],
    ]);
    expect(
      told(new Map([[parts.catalog, bodies.catalog.replace('/Spare', '/Estranho<</A 1>>/Spare')]])),
    ).toEqual([['desconhecido', false]]);
    expect(
      told(
        new Map([
          [81, '<</Type/Annot/Subtype/Widget/FT/Sig/T(Vazio)/Rect[0 0 9 9]>>'],
          [parts.page, bodies.page.replace('/Annots[', '/Annots[81 0 R ')],
        ]),
      ),
    ).toEqual([['campoVazio', false]]);
    expect(
      told(
        new Map([
          [81, '<</Type/Annot/Subtype/Widget/FT/Sig/T(Quebrada)/F 132/Rect[0 0 0 0]/V 83 0 R>>'],
          [83, brokenSignature()],
          [parts.page, bodies.page.replace('/Annots[', '/Annots[81 0 R ')],
        ]),
      ),
    ).toEqual([['assinaturaNaoConferida', false]]);
    expect(told(new Map([[parts.content, bodies.secondContent]]))).toEqual([['objeto', true]]);
  });
});
