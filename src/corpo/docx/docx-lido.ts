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
}

/** Why a file could not be read: it is no Word document, it holds too much, it took too long. */
export type MotivoDocx = 'naoEDocx' | 'grandeDemais' | 'demorou';

export type RespostaDocx = { readonly lido: DocxLido } | { readonly motivo: MotivoDocx };

/** Bytes of a file that is read at all. */
export const largestFile = 20 * 1024 * 1024;
