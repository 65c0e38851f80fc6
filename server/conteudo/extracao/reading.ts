/** What a file says, as it is read: how many pages there are, then each one, in order. */
export type Reading =
  | { readonly kind: 'pages'; readonly total: number }
  | { readonly kind: 'page'; readonly text: string; readonly recognised: boolean };

/** Why a file was not read; kept, and told to people by `anexos.texto.motivos`. */
export type ReadingProblem =
  'tipo' | 'protegido' | 'invalido' | 'grande' | 'demorou' | 'memoria' | 'danificado' | 'interrompido';

/** A file that cannot be read, now or ever. */
export class Unreadable extends Error {
  constructor(
    readonly problem: ReadingProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** What the process that reads is asked for. */
export interface ReadingRequest {
  readonly type: string;
  readonly content: Uint8Array;
  /** Pages that were read already. */
  readonly done: number;
}
