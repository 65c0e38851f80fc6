/**
 * What the template receives: the document already decided, piece by piece, with short keys because the file is
 * read once for each PDF. Everything typed by a person is in strings, which the template prints as they are.
 */

/** Text that breaks at its spaces, or, in a list of one, text that never breaks. */
export type PaperPiece = string | readonly [string];

/** A stretch of text: bare, or with its looks; `m` is a value still missing, `br` a line break, `nota` a footnote, `ref` what leads to the place
 * of the label `alvo`. */
export type PaperRun =
  | string
  | { readonly br: true }
  | { readonly m: string }
  | { readonly nota: readonly PaperRun[]; readonly l?: string }
  | { readonly ref: string; readonly alvo: string }
  | {
      readonly s: readonly PaperPiece[];
      readonly b?: true;
      readonly i?: true;
      readonly u?: true;
      readonly k?: true;
      readonly sub?: true;
      readonly sup?: true;
      readonly c?: true;
      readonly href?: string;
    };

export interface PaperCell {
  readonly x: number;
  readonly y: number;
  readonly cs: number;
  readonly rs: number;
  readonly th: boolean;
  readonly a?: string;
  readonly b: readonly PaperBlock[];
}

export interface PaperSigner {
  /** Key of the place, told back with where it is. */
  readonly k?: string;
  readonly nome: string;
  readonly linhas: readonly string[];
  /** The line that says when it was signed; a blank line to sign on otherwise. */
  readonly ato?: string;
  /** File with the drawing of the signature. */
  readonly f?: string;
  readonly aberta: boolean;
}

export type PaperBlock =
  | {
      readonly t: 'p';
      readonly l?: string;
      readonly c?: string;
      readonly a: string;
      readonly f: readonly PaperRun[];
    }
  | {
      readonly t: 'h';
      /** The label by which a reference leads here; so too in the others. */
      readonly l?: string;
      readonly n: number;
      readonly e: number;
      readonly a: string;
      readonly f: readonly PaperRun[];
    }
  | { readonly t: 'ul'; readonly i: readonly (readonly PaperBlock[])[] }
  | {
      readonly t: 'ol';
      readonly s: number;
      readonly n: string;
      /** What stands before each number: those of the items that the list is in. */
      readonly p?: string;
      readonly i: readonly (readonly PaperBlock[])[];
    }
  | { readonly t: 'anc'; readonly l: string }
  | { readonly t: 'q'; readonly b: readonly PaperBlock[] }
  | {
      readonly t: 'tb';
      readonly l?: string;
      /** The caption, above it. */
      readonly leg?: readonly PaperRun[];
      readonly k: readonly number[];
      readonly h: number;
      /** The title rows are not repeated on each page. */
      readonly once?: true;
      readonly c: readonly PaperCell[];
    }
  | {
      readonly t: 'im';
      readonly f: string;
      readonly alt?: string;
      readonly w: number;
      readonly a: string;
      readonly l?: string;
      /** The caption, below it. */
      readonly leg?: readonly PaperRun[];
    }
  | { readonly t: 'as'; readonly i: readonly PaperSigner[] }
  | { readonly t: 'hr' }
  | { readonly t: 'pb' }
  | { readonly t: 'vz' };

export interface PaperManifestoItem {
  readonly nome: string;
  readonly cpf?: string;
  readonly linhas: readonly string[];
  readonly nivel: string;
  readonly codigo?: string;
}

export interface PaperManifesto {
  readonly titulo: string;
  readonly explicacao: string;
  readonly fatos: readonly {
    readonly rotulo: string;
    readonly valor: readonly PaperPiece[];
    readonly mono: boolean;
  }[];
  readonly contagem: string;
  readonly itens: readonly PaperManifestoItem[];
  readonly pendentes?: string;
  readonly qr?: { readonly f: string; readonly alt: string };
}

export interface PaperPage {
  /** Width and height in points, and the file. */
  readonly l: number;
  readonly a: number;
  readonly f: string;
  readonly alt: string;
  /** Words, where they are and how high, in points. */
  readonly s: readonly (readonly [string, number, number, number])[];
}

export interface Paper {
  readonly titulo: string;
  readonly autores: readonly string[];
  /** Year, month, day, hour, minute and second in UTC. */
  readonly data: readonly number[];
  readonly marca?: string;
  readonly sigilo?: string;
  readonly timbre: {
    readonly brasao?: string;
    readonly esquerda?: string;
    readonly direita?: string;
    readonly linhas: readonly PaperBlock[];
  };
  /** Drawing behind each page. */
  readonly fundo?: string;
  /** File, width and height in centimetres. */
  readonly barras?: { readonly f: string; readonly l: number; readonly a: number };
  /** Pages that come before the body as they are. */
  readonly paginas?: readonly PaperPage[];
  readonly corpo: readonly PaperBlock[];
  readonly rodape: readonly PaperBlock[];
  readonly folha: {
    readonly cima: readonly [string, string];
    readonly linhas: readonly { readonly s: string; readonly mono: boolean }[];
    readonly pagina: readonly [string, string, string];
    readonly qr?: string;
  };
  readonly manifesto?: PaperManifesto;
}
