/** A stretch of a page, in points from its corner below at the left; the first page is 0. */
export interface LugarNaFolha {
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

/** What is to be signed with what a person allows at a provider, as it was when they left for there. */
export interface NamedItem {
  readonly conteudoId: number;
  readonly anexoId: number | null;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

/** A certificate that a provider keeps, in base64, and how it calls it. */
export interface KeptCertificate {
  readonly alias: string;
  readonly certificado: string;
  readonly cadeia: readonly string[];
  /** What the person types here for each set, where the provider asks for it so. */
  readonly fatores?: readonly AskedFactor[];
}

/** Something that only the person has, typed here and handed on at once: never kept. */
export interface AskedFactor {
  readonly id: string;
  readonly rotulo?: string;
  /** The provider sends it when asked, and by which call. */
  readonly envio?: 'sendOTP' | 'getChallenge';
}
