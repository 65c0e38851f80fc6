/** One place of the index: a file whose pages go into the whole, or only what is said of it. */
export interface PrintedPiece {
  readonly rotulo: string;
  readonly titulo: string;
  /** Said below its title. */
  readonly detalhe: string;
  /** Where its PDF waits; without one, only its line is there. */
  readonly path?: string;
  /** Who signed it and when, a line each. */
  readonly assinaturas: readonly string[];
}

/** A whole to be made of several PDFs. All words come from who asks: the process apart says nothing of its own. */
export interface PrintRequest {
  readonly out: string;
  readonly titulo: string;
  /** The only moment that enters the file. */
  readonly instante: string;
  /** 32 hexadecimal digits that tell this whole from any other. */
  readonly chave: string;
  readonly capa: {
    readonly acima: string;
    readonly titulo: string;
    readonly assunto: string;
    readonly linhas: readonly (readonly [rotulo: string, valor: string])[];
    readonly aviso: string;
  };
  readonly palavras: {
    readonly indice: string;
    readonly folha: string;
    readonly assinaturas: string;
    readonly semAssinaturas: string;
    readonly ilegivel: string;
    /** Of letters that no font draws, with `{letras}` in its place. */
    readonly semLetra: string;
  };
  /** What is stamped on each page, with `{peca}` and `{folha}` in their places. */
  readonly carimbo: string;
  readonly pecas: readonly PrintedPiece[];
}

export type PrintAnswer =
  | { readonly kind: 'piece'; readonly rotulo: string; readonly pages: number; readonly readable: boolean }
  | { readonly kind: 'made'; readonly pages: number };
