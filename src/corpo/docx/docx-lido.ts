import type { NumeroLido } from './numeros-do-word.ts';
import type { Escolha, Revisoes } from './revisoes.ts';

/** A picture of a Word file that a document may hold. */
export interface ImagemLida {
  /** `image/png` or `image/jpeg`. */
  readonly tipo: string;
  readonly bytes: ArrayBuffer;
  /** What the file says that it shows. */
  readonly alt?: string;
}

/** The body of a Word file: HTML where the picture n is `<img src="imagem:n">`. */
export interface DocxLido {
  readonly html: string;
  readonly imagens: readonly ImagemLida[];
  /** Pictures in forms that a document does not hold. */
  readonly imagensPerdidas: number;
  /** Cross references, which come as their words alone. */
  readonly referencias: number;
  /** What is printed before the numbered paragraphs, each named in the HTML by its index (`place-numeros.ts`). */
  readonly numeros: readonly NumeroLido[];
  /** Numbers inside footnotes, which are words now: a footnote has no lists. */
  readonly emNotas: number;
  /** Hidden stretches and equations, which stay out. */
  readonly ocultos: number;
  readonly equacoes: number;
}

/** Why a file could not be read: it is no Word document, it holds too much, it took too long. */
type MotivoDocx = 'naoEDocx' | 'grandeDemais' | 'demorou';

/** What came of reading: the text, why there is none, or the tracked changes that somebody has to decide on first. */
export type RespostaDocx =
  { readonly lido: DocxLido } | { readonly motivo: MotivoDocx } | { readonly revisoes: Revisoes };

export interface PedidoDocx {
  readonly bytes: ArrayBuffer;
  readonly escolha: Escolha | undefined;
}

/** Bytes of a file that is read at all. */
export const largestFile = 20 * 1024 * 1024;
