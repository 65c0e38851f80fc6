import { defined } from '#schemas/defined.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';

type Bloco = CorpoDoc['content'][number];
type Cell = string | undefined;
type Desenho = Extract<Bloco, { type: 'image' }>;

/** The parts of a paper that the system writes, as a body: a title, a line, a table. */
export const titulo = (text: string, level: 1 | 2 = 1): Bloco => ({
  type: 'heading',
  attrs: { level, textAlign: level === 1 ? 'center' : 'left' },
  content: [{ type: 'text', text }],
});

export const linha = (text: string): Bloco => ({
  type: 'paragraph',
  attrs: { textAlign: 'left' },
  content: [{ type: 'text', text }],
});

const paragraph = (text: Cell, bold = false) => ({
  type: 'paragraph' as const,
  attrs: { textAlign: 'left' as const },
  ...defined({
    content: text
      ? [
          {
            type: 'text' as const,
            text,
            ...defined({ marks: bold ? [{ type: 'bold' as const }] : undefined }),
          },
        ]
      : undefined,
  }),
});

/** A table with a row of titles; each cell may have several lines, and a line may be a drawing. */
export const tabela = (
  titulos: readonly string[],
  linhas: readonly (readonly (readonly (Cell | Desenho)[])[])[],
): Bloco => ({
  type: 'table',
  content: [
    {
      type: 'tableRow',
      content: titulos.map((text) => ({ type: 'tableHeader' as const, content: [paragraph(text)] })),
    },
    ...linhas.map((cells) => ({
      type: 'tableRow' as const,
      content: cells.map((cell) => ({
        type: 'tableCell' as const,
        content: lines(said(cell)),
      })),
    })),
  ],
});

const lines = (given: readonly (Cell | Desenho)[]) =>
  given.map((line) => (typeof line === 'object' ? line : paragraph(line)));

/** A cell is never without a paragraph. */
const said = (lines: readonly (Cell | Desenho)[]): readonly (Cell | Desenho)[] => {
  const filled = lines.filter((text) => text !== undefined && text !== '');
  return filled.length === 0 ? [''] : filled;
};

/** Names at the left and what each is at the right; what is not known has no row. */
export const ficha = (
  fatos: readonly (readonly [nome: string, valor: Cell | readonly (Cell | Desenho)[]])[],
): Bloco => ({
  type: 'table',
  content: fatos
    .filter(([, valor]) => valor !== undefined && valor !== '')
    .map(([nome, valor]) => ({
      type: 'tableRow' as const,
      content: [
        { type: 'tableCell' as const, content: [paragraph(nome, true)] },
        {
          type: 'tableCell' as const,
          content: lines(typeof valor === 'object' ? valor : (valor ?? '').split(/\n+/)),
        },
      ],
    })),
});
