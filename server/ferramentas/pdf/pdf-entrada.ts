import type { CorpoDoc } from '#schemas/shapes/corpo.ts';

/** What the paper says about the document: a mark across each page, except on a concluded document. */
export type SituacaoPdf = 'minuta' | 'concluido' | 'cancelado' | 'teste' | 'vencido';

/** Drafts and tests are shown even when incomplete; the others must be fit to be kept. */
export const isDraft = (situacao: SituacaoPdf): boolean => situacao === 'minuta' || situacao === 'teste';

/** A person's place in the document, keyed by the signature place of the body (`assinatura_1`). */
export interface AssinaturaPdf {
  readonly chave: string;
  readonly nome: string;
  readonly cargo?: string;
  readonly unidade?: string;
  /** Instant of the signature, ISO 8601; absent while it is still to be given. */
  readonly assinadoEm?: string;
  /** Who signed in this person's place. */
  readonly porQuem?: string;
  /** PNG or JPEG of the signature of who signed, drawn above the line; one that cannot be read is left out. */
  readonly imagem?: Uint8Array;
}

/** One line of the manifest. */
export interface AssinaturaManifesto {
  readonly nome: string;
  readonly cargo?: string;
  readonly unidade?: string;
  /** Already masked by the caller: `***.702.315-**`. */
  readonly cpf?: string;
  /** The person in whose place a substitute signed. */
  readonly emNomeDe?: string;
  readonly meio: 'DOCFLOW' | 'DIGITAL' | 'CLOUD';
  readonly nivel: 'SIMPLES' | 'AVANCADA' | 'QUALIFICADA';
  /** Instant, ISO 8601; printed in the time of the institution. */
  readonly assinadoEm: string;
  readonly codigo?: string;
}

export interface ManifestoPdf {
  readonly assinaturas: readonly AssinaturaManifesto[];
  /** Names of those who have not signed yet. */
  readonly pendentes?: readonly string[];
  /** SHA-256 of the frozen file, in hexadecimal. */
  readonly sha256?: string;
  /** Instant of the conclusion, ISO 8601. */
  readonly concluidoEm?: string;
}

/** A drawing in SVG, never one that a person sent. */
export interface DesenhoPdf {
  readonly svg: string;
  readonly largura: number;
  readonly altura: number;
}

/** A page that is printed as it is, before the body: what somebody filled in a form. */
export interface PaginaPdf {
  /** In points. */
  readonly largura: number;
  readonly altura: number;
  /** PNG. */
  readonly imagem: Uint8Array;
  /** What it is, for who does not see it. */
  readonly alt: string;
  /** Its words, in parts of the page from the upper left: to be found, copied and read aloud. */
  readonly textos: readonly {
    readonly texto: string;
    readonly x: number;
    readonly y: number;
    readonly altura: number;
  }[];
}

/** All that a PDF is made from. The same input gives the same bytes. */
export interface PdfEntrada {
  /** Title of the file, never printed: usually number and subject. */
  readonly titulo: string;
  readonly autores: readonly string[];
  readonly situacao: SituacaoPdf;
  /** Instant of the file, ISO 8601: the only date that enters it. */
  readonly instante: string;
  /** Where its moments are told (an IANA zone); the time of Brasília unless said. */
  readonly fuso?: string;
  readonly organizacao: {
    readonly nome: string;
    /** SVG or PNG; printed above the name. */
    readonly brasao?: Uint8Array;
  };
  readonly unidade?: { readonly nome: string };
  /** What the model of the document says of its page. */
  readonly pagina?: {
    /** SVG drawn behind each page, in place of the letterhead of the organisation. */
    readonly timbre?: Uint8Array;
    /** PNG, at each side of the letterhead. */
    readonly logoEsquerda?: Uint8Array;
    readonly logoDireita?: Uint8Array;
    /** PNG printed below the letterhead; in centimetres. */
    readonly codigoBarras?: {
      readonly imagem: Uint8Array;
      readonly largura: number;
      readonly altura: number;
    };
  };
  /** The number as people write it: `Edital 41/2026-CCL`. */
  readonly numero?: string;
  readonly corpo: CorpoDoc;
  readonly paginas?: readonly PaginaPdf[];
  /** Values of the markers by key. */
  readonly valores?: Readonly<Record<string, string>>;
  /** Names of the markers, shown in a draft where the value is missing. */
  readonly rotulos?: Readonly<Record<string, string>>;
  /** PNG, JPEG, GIF or WebP by the identifier that the body uses. */
  readonly imagens?: Readonly<Record<string, Uint8Array>>;
  /** Drawings that the server itself made, by the identifier that the body uses. */
  readonly desenhos?: Readonly<Record<string, DesenhoPdf>>;
  readonly assinaturas?: readonly AssinaturaPdf[];
  /** Name of the degree of secrecy, printed on top and bottom of each page. Absent when the document is open. */
  readonly sigilo?: string;
  /** `url` is the full address that the QR code holds; `codigo` is what a person types. */
  readonly verificacao?: { readonly codigo: string; readonly url: string };
  /** From when and until when it is valid, in words. */
  readonly vigencia?: string;
  readonly manifesto?: ManifestoPdf;
}

/** A stretch of a page, in points from its corner below at the left; the first page is 0. */
export interface LugarPdf {
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

export interface PdfGerado {
  readonly pdf: Uint8Array;
  readonly paginas: number;
  /** Where each place of signature is, by its key. */
  readonly lugares: Readonly<Record<string, LugarPdf>>;
}
