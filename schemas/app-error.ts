import { errors, type ErrorCode } from '#schemas/errors.ts';

/** One refused field: `campo` is a path in dots (`unidades.0.cargo`), `mensagem` is ready to be read. */
export interface FieldError {
  campo: string;
  mensagem: string;
}

/** Values that the message of the code names in braces. */
export type ErrorData = Readonly<Record<string, string | number>>;

/** The one error that both sides throw; status, kind and text come from the table of codes. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  readonly erros: readonly FieldError[];
  /** Extra content of the answer (for example the list of uses, or what the other person changed). */
  readonly payload: unknown;

  constructor(
    code: ErrorCode,
    data: ErrorData = {},
    extra: { erros?: readonly FieldError[]; payload?: unknown; cause?: unknown } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.data = data;
    this.erros = extra.erros ?? [];
    this.payload = extra.payload;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
