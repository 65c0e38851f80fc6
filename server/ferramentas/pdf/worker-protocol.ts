import type { ErrorData, FieldError } from '#schemas/app-error.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { PdfEntrada, PdfGerado } from './pdf-entrada.ts';

/** What a worker is asked, one at a time. */
export type WorkerRequest = PdfEntrada;

/** What a worker says: first that it is ready, with the characters it can draw; then one answer to each request. */
export type WorkerMessage = { readonly kind: 'ready'; readonly ranges: Uint32Array } | WorkerAnswer;

export type WorkerAnswer =
  | { readonly kind: 'done'; readonly result: PdfGerado }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly data: ErrorData;
      readonly erros: readonly FieldError[];
    }
  | { readonly kind: 'failed'; readonly reason: string };
