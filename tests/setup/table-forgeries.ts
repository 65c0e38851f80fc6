import { PdfFile } from '#server/ferramentas/signature/pdf/pdf-file.ts';
import { type Forgery } from './forgery.ts';
import { revisionOf } from './later-attacks.ts';
import { appendRevision, startOfTable } from './later-revision.ts';
import { bodies, parts } from './signed-sample.ts';

const tableOf = (text: string): string => `xref\n${text}trailer\n`;
const line = (offset: number, generation = 0): string =>
  `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`;
const ended = (bytes: Buffer, tail: string, table = bytes.length): Buffer =>
  Buffer.concat([bytes, Buffer.from(`${tail}startxref\n${table}\n%%EOF\n`, 'latin1')]);
/** A table behind an object that takes the place of the content of the page, and no longer leads to it as tables do. */
const tail = (
  write: (at: { readonly object: number; readonly prev: number; readonly first: number }) => string,
): Forgery => ({
  later: [],
  end: (_file, base) => {
    const object = `${parts.content} 0 obj\n${bodies.secondContent}\nendobj\n`;
    const all = Buffer.concat([base, Buffer.from(object, 'latin1')]);
    const first = Number(/startxref\s+(\d+)/.exec(base.toString('latin1'))?.[1]);
    return ended(all, write({ object: base.length, prev: startOfTable(base), first }));
  },
});
const trailer = (prev: number, more = ''): string =>
  `<</Size 402/Root 1 0 R/Info 24 0 R/Prev ${prev}${more}>>\n`;

/** Where things are, told so that some find another thing there. */
export const ofTables: Readonly<Record<string, Forgery>> = {
  'duas vezes em uma tabela': tail(
    ({ object, prev }) => tableOf(`4 1\n${line(600)}4 1\n${line(object)}`) + trailer(prev),
  ),
  'partes que se cruzam': tail(
    ({ object, prev }) => tableOf(`3 2\n${line(400)}${line(object)}4 1\n${line(600)}`) + trailer(prev),
  ),
  'geracao que nao ha': tail(({ object, prev }) => tableOf(`4 1\n${line(object, 65_535)}`) + trailer(prev)),
  'geracao acima de todas': tail(
    ({ object, prev }) => tableOf(`4 1\n${line(object, 99_999)}`) + trailer(prev),
  ),
  'corrente mais curta': tail(({ object, first }) => tableOf(`4 1\n${line(object)}`) + trailer(first)),
  'corrente mais curta, com a assinatura': {
    later: [],
    end: (_file, base) => {
      const { places } = new PdfFile(base);
      const object = `${parts.content} 0 obj\n${bodies.secondContent}\nendobj\n`;
      const lines = [parts.form, 60, 61].map((number) => {
        const place = places.get(number);
        return `${number} 1\n${line(place?.kind === 'at' ? place.offset : 0)}`;
      });
      const first = Number(/startxref\s+(\d+)/.exec(base.toString('latin1'))?.[1]);
      const all = Buffer.concat([base, Buffer.from(object, 'latin1')]);
      return ended(all, tableOf(`4 1\n${line(base.length)}${lines.join('')}`) + trailer(first));
    },
  },
  // what the table calls free, who reads streams finds in the stream beside it
  ...Object.fromEntries(
    (['tabela', 'hibrida'] as const).flatMap((layout) =>
      [`4 1\n0000000000 00001 f \n`, `94 1\n0000000000 00001 f \n`].map((lines, index) => [
        `fluxo ao lado que troca: ${layout} ${index}`,
        {
          layout,
          later: [],
          end: (_file: Buffer, base: Buffer) => {
            const made = appendRevision(base, {
              ...revisionOf('fluxo'),
              objects: new Map([[parts.content, bodies.secondContent]]),
            });
            const beside = startOfTable(made);
            const all = made.subarray(0, made.lastIndexOf('startxref'));
            return ended(all, tableOf(lines) + trailer(startOfTable(base), `/XRefStm ${beside}`));
          },
        },
      ]),
    ),
  ),
  'corrente em roda': tail(({ object, prev }) => tableOf(`4 1\n${line(object)}`) + trailer(prev + 1)),
  'corrente que volta': tail(({ object }) => tableOf(`4 1\n${line(object)}`) + trailer(object + 60)),
  'corrente a nada': tail(({ object }) => tableOf(`4 1\n${line(object)}`) + trailer(0)),
  'corrente negativa': tail(({ object }) => tableOf(`4 1\n${line(object)}`) + trailer(-1)),
  'fluxo ao lado que nao ha': tail(
    ({ object, prev }) => tableOf(`4 1\n${line(object)}`) + trailer(prev, '/XRefStm 20'),
  ),
  'fluxo ao lado que e a tabela': tail(
    ({ object, prev }) => tableOf(`4 1\n${line(object)}`) + trailer(prev, `/XRefStm ${prev}`),
  ),
  'livre e outra vez': tail(
    ({ object, prev }) => tableOf(`4 1\n0000000000 00001 f \n4 1\n${line(object, 1)}`) + trailer(prev),
  ),
  'objeto de numero com zeros': tail(
    ({ object, prev }) => tableOf(`0004 1\n${line(object)}`) + trailer(prev),
  ),
  'dois fins': {
    later: [[parts.content, bodies.secondContent]],
    end: (file, base) => ended(file, '', startOfTable(base)),
  },
  'fim que volta a tabela assinada': {
    later: [],
    end: (_file, base) =>
      ended(
        Buffer.concat([
          base,
          Buffer.from(`${parts.content} 0 obj\n${bodies.secondContent}\nendobj\n`, 'latin1'),
        ]),
        '',
        startOfTable(base),
      ),
  },
  'duas raizes': {
    later: [
      [93, bodies.catalog.replace('/Spare', '/OpenAction 91 0 R/Spare')],
      [91, '<</S/JavaScript/JS(1)>>'],
    ],
    revision: { root: 93 },
  },
};
