/** Why what was sent cannot be captured; told to people by `captura.motivo`. */
export type CaptureProblem =
  | 'tipo'
  | 'vazio'
  | 'protegido'
  | 'invalido'
  | 'programa'
  | 'paginas'
  | 'imagemGrande'
  | 'demorou'
  | 'memoria';

/** A file that is not captured, now or ever. */
export class Uncapturable extends Error {
  constructor(
    readonly problem: CaptureProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** A quarter of a turn, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

export const turnOf = (degrees: number): Turn => (((degrees % 360) + 360) % 360) as Turn;

/** A bar code or QR that a page bears. */
export interface PageCode {
  readonly formato: string;
  readonly texto: string;
}

/** A page as it came. */
export interface CapturedPage {
  readonly numero: number;
  /** In points, as it is shown. */
  readonly largura: number;
  readonly altura: number;
  readonly emBranco: boolean;
  readonly temTexto: boolean;
  /** What it says by itself, as far as it takes to tell what it is about. */
  readonly texto: string;
  readonly codigos: readonly PageCode[];
  /** How it has to be turned to be read, as far as that shows. */
  readonly giro: Turn;
  /** A small PNG. */
  readonly miniatura: Uint8Array;
}

/** One thing looked for in a PDF/A, and whether it is so. */
export interface PdfaCheck {
  readonly nome:
    'declarado' | 'semSenha' | 'semPrograma' | 'fontesEmbutidas' | 'corDefinida' | 'semArquivosDentro';
  readonly ok: boolean;
}

/** What can be told of a PDF/A without a whole validator: what it declares, and the checks that were made. */
export interface PdfaReport {
  /** `2b`, where the file says that it is a PDF/A. */
  readonly declara?: string;
  readonly conferencias: readonly PdfaCheck[];
}

/** Signatures that a PDF brings, and how many of them name ICP-Brasil in their certificates: none was verified. */
export interface SignatureCount {
  readonly total: number;
  readonly icp: number;
}

/** What is told of a PDF besides its pages. */
export interface PdfFacts {
  readonly paginas: number;
  readonly pdfa: PdfaReport;
  readonly assinaturas: SignatureCount;
}

/** A page of a part, turned or not. */
export interface PartPage {
  readonly numero: number;
  readonly giro: Turn;
}

/** What a page says, and where, in parts of its width and height as it is shown once turned. */
export interface ReadPage {
  readonly numero: number;
  /** How it has to be turned to be read. */
  readonly giro: Turn;
  readonly texto: string;
  /** Nothing where the page has its own text: text, left, top, width, height. */
  readonly palavras: readonly (readonly [string, number, number, number, number])[];
}

export interface CaptureLimits {
  readonly paginas: number;
}

/** What the process that captures is asked for. */
export type CaptureRequest =
  | {
      readonly kind: 'examine';
      readonly type: string;
      readonly content: Uint8Array;
      readonly limits: CaptureLimits;
    }
  | {
      readonly kind: 'split';
      readonly content: Uint8Array;
      readonly parts: readonly (readonly PartPage[])[];
    }
  | {
      readonly kind: 'read';
      readonly content: Uint8Array;
      readonly done: number;
      /** Only these; all of them where none is said. */
      readonly only?: readonly number[];
    }
  | { readonly kind: 'layer'; readonly content: Uint8Array; readonly pages: readonly ReadPage[] };

/** What it answers. */
export type CaptureAnswer =
  /** The file as a PDF: itself, or made of the picture. */
  | { readonly kind: 'pdf'; readonly content: Uint8Array; readonly facts: PdfFacts }
  | { readonly kind: 'page'; readonly page: CapturedPage }
  | { readonly kind: 'part'; readonly content: Uint8Array; readonly facts: PdfFacts }
  | { readonly kind: 'read'; readonly page: ReadPage; readonly total: number }
  /** A copy of the PDF with the words that were seen, and its pages the right way up. */
  | { readonly kind: 'layered'; readonly content: Uint8Array };
