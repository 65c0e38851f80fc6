import type { PdfObject } from './pdf-object.ts';

/** A signature as the report of a file lists it. */
export interface ListedSignature {
  /** Where it stands among those of the file, the first being 1. */
  readonly ordem: number;
  readonly value: PdfObject;
  /** The fields that have it for their own. */
  readonly fields: ReadonlySet<number>;
  /** Where its hole starts, and where what it covers ends. */
  readonly hole: number;
  readonly end: number;
  /** Whether what it covers is what was signed. */
  readonly integra: 'sim' | 'nao' | 'naoConferida';
}
