import { describe, expect, test } from 'vitest';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { lowerTable, textWidth } from '#server/ferramentas/pdf/lower-table.ts';
import type { PaperBlock } from '#server/ferramentas/pdf/paper.ts';
import { celula, tabela } from '#tests/schemas/corpo/nos.ts';

type PaperTable = Extract<PaperBlock, { t: 'tb' }>;

const lower = (table: NoCorpo): PaperTable => lowerTable(table, () => [])[0] as PaperTable;
const title = (text: string, attrs?: NoCorpo['attrs']): NoCorpo => celula(text, attrs, 'tableHeader');

describe('a table on paper', () => {
  test('its columns share the width by what they hold, and no word is squeezed', () => {
    const { k } = lower(
      tabela(
        [celula('Nº'), celula('Descrição do objeto a contratar')],
        [celula('1'), celula('x'.repeat(300))],
      ),
    );
    expect(k[0]! + k[1]!).toBeCloseTo(textWidth, 0);
    expect(k[1]!).toBeGreaterThan(k[0]! * 5);
    expect(k[0]!).toBeGreaterThan(30);
  });

  test('widths that the person chose are kept in proportion', () => {
    const { k } = lower(
      tabela([celula('a', { colwidth: [100] }), celula('b', { colspan: 2, colwidth: [200, 300] })]),
    );
    expect([k[1]! / k[0]!, k[2]! / k[0]!]).toEqual([2, 3]);
  });

  test('spans take the places of others, and those over the edge are cut', () => {
    const { c, k } = lower(
      tabela(
        [celula('a', { rowspan: 2 }), celula('b', { colspan: 2 })],
        [celula('c'), celula('d', { rowspan: 500 }), celula('e')],
      ),
    );
    expect(k).toHaveLength(4);
    expect(c.map(({ x, y, cs, rs }) => [x, y, cs, rs])).toEqual([
      [0, 0, 1, 2],
      [1, 0, 2, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [3, 1, 1, 1],
    ]);
  });

  test('only whole rows of titles on top repeat on each page', () => {
    expect(lower(tabela([title('a'), title('b')], [title('c'), celula('d')])).h).toBe(1);
    expect(lower(tabela([title('a', { rowspan: 2 }), title('b')], [celula('c')])).h).toBe(0);
    expect(lower(tabela([title('a'), title('b')])).h).toBe(0);
  });

  test('an empty table is nothing', () => {
    expect(lowerTable({ type: 'table', content: [] }, () => [])).toEqual([]);
  });
});
