import { describe, expect, it } from 'vitest';
import { later } from '#server/conteudo/certificado/integrity-lines.ts';
import { coveringMarks } from '#server/ferramentas/signature/pdf/covering-marks.ts';
import { signaturesOf, type PdfSignature } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { withCoveringMarks } from '#server/ferramentas/signature/pdf/with-covering-marks.ts';
import { revisionOf, sampleOf } from '#tests/setup/later-attacks.ts';
import { legitimateFiles } from '#tests/setup/later-producers.ts';
import { appendRevision, laterSignature, streamOf } from '#tests/setup/later-revision.ts';
import { pixelsOf, showTheSame } from '#tests/setup/shown-pixels.ts';
import { bodies, drawn, parts, signedSample, type Prepared } from '#tests/setup/signed-sample.ts';

type Rect = readonly [number, number, number, number];

const first = async (file: Buffer): Promise<PdfSignature | undefined> =>
  (await withCoveringMarks(signaturesOf(file), (marked) => coveringMarks(file, marked))).find(
    ({ campo }) => campo === 'Primeira',
  );

/** A second signature that shows a white box, with a word in it. */
const signedOver = (base: Buffer, rect: Rect, page = bodies.page): Buffer => {
  const [width, height] = [rect[2] - rect[0], rect[3] - rect[1]];
  return appendRevision(base, {
    ...revisionOf('tabela'),
    objects: new Map([
      [parts.page, page.replace('/Annots[', '/Annots[81 0 R ')],
      [
        parts.form,
        bodies.form.replace('/Fields[', '/Fields[61 0 R 81 0 R ').replace('/DR', '/SigFlags 3/DR'),
      ],
      [
        81,
        `<</Type/Annot/Subtype/Widget/FT/Sig/T(Segunda)/F 132/Rect[${rect.join(' ')}]/P ${parts.page} 0 R` +
          '/V 83 0 R/AP<</N 82 0 R>>>>',
      ],
      [
        82,
        streamOf(
          `1 g 0 0 ${width} ${height} re f 0.6 g 1 1 ${Math.min(8, width - 2)} 2 re f`,
          `/Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]`,
        ),
      ],
      [83, laterSignature()],
    ]),
  });
};

/** The sample, with more drawn on its first page, or a page of another kind. */
const prepared = (more: string, page = bodies.page): Buffer => {
  const content = `${drawn} ${more}`;
  const other: Prepared = {
    bodies: {
      page,
      length: String(content.length),
      content: `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    },
  };
  return signedSample({ references: 'tabela', packed: false }, other);
};

const line = '0.5 w 20 40 m 110 40 l S';
const dotted = '[1 2] 0 d 1 w 20 40 m 110 40 l S';
const typed = 'BT /F1 10 Tf 20 40 Td (______________________) Tj ET';
const turned = bodies.page.replace('/MediaBox', '/Rotate 90/CropBox[10 0 200 240]/MediaBox');

describe('the mark of a signature that came later', () => {
  const over: Readonly<Record<string, readonly [Rect, Buffer?, string?]>> = {
    'a página inteira': [[0, 0, 200, 260]],
    'um algarismo': [[85, 219, 93, 231]],
    'uma palavra': [[15, 210, 120, 240]],
    'uma imagem': [[15, 145, 45, 175]],
    'um desenho': [[55, 95, 105, 145]],
    'outra anotação': [[115, 120, 185, 150]],
    'um campo preenchido': [[15, 55, 60, 85]],
    'palavra em página virada': [[15, 210, 120, 240], prepared('', turned), turned],
    'palavra sobre uma linha': [[15, 20, 115, 55], prepared(`${line} BT /F1 8 Tf 30 42 Td (R$ 5) Tj ET`)],
  };
  it.each(Object.entries(over))('is told where it stands over what was there: %s', async (_what, given) => {
    const [rect, base = sampleOf('tabela'), page] = given;
    const file = signedOver(base, rect, page);
    // it is seen, and only there
    const [before, after] = [await pixelsOf(base), await pixelsOf(file)];
    expect(showTheSame(before, after)).toBe(false);
    if (!page) expect(showTheSame(before, after, rect)).toBe(true);
    const found = await first(file);
    expect(found?.changes).toEqual([]);
    expect(found && later(found)).toMatchObject({
      resultado: 'ATENCAO',
      prova: 'a marca da assinatura 2 cobre parte da página 1',
    });
  });

  const beside: Readonly<Record<string, readonly [Rect, Buffer?, string?]>> = {
    'papel em branco': [[20, 5, 110, 35]],
    'a linha de assinar': [[15, 30, 115, 55], prepared(line)],
    'a linha pontilhada': [[15, 30, 115, 55], prepared(dotted)],
    'a linha de sublinhados': [[15, 30, 115, 55], prepared(typed)],
    'o fundo colorido da página': [[20, 5, 110, 35], prepared('0.9 g 0 0 200 58 re f 0 g')],
    'o branco ao pé de uma palavra': [[20, 175, 120, 217]],
    'o branco de uma página virada': [[20, 5, 110, 35], prepared('', turned), turned],
  };
  it.each(Object.entries(beside))('covers nothing on %s', async (_what, given) => {
    const [rect, base = sampleOf('tabela'), page] = given;
    const file = signedOver(base, rect, page);
    expect(showTheSame(await pixelsOf(base), await pixelsOf(file))).toBe(false);
    const found = await first(file);
    expect(found && later(found)).toMatchObject({ resultado: 'CERTO' });
  });

  it('covers nothing in what other programs sign', async () => {
    const seen = [...legitimateFiles()].filter(({ name, rect }) => rect && name.endsWith('tabela'));
    expect(seen.length).toBeGreaterThan(20);
    for (const { name, file } of seen) expect([name, (await first(file))?.marks]).toEqual([name, []]);
  });

  it('is told while nobody has drawn the page, and where its place cannot be told', async () => {
    const [found] = signaturesOf(signedOver(sampleOf('tabela'), [20, 5, 110, 35]));
    expect(found && later(found)).toMatchObject({ resultado: 'ATENCAO' });
    const odd = bodies.page.replace('/MediaBox[0 0 200 260]', '/MediaBox[0 0 0 0]');
    const file = signedOver(prepared('', odd), [20, 5, 110, 35], odd);
    expect((await first(file))?.marks).toEqual([{ assinatura: 2, pagina: 1 }]);
  });
});
