import type { ErrorKind } from '#schemas/errors.ts';
import type { FieldError } from '#schemas/app-error.ts';

/** What an answer that is not a success carries; everything is optional because a proxy may have written it. */
export interface ProblemBody {
  readonly codigo?: string;
  readonly tipo?: ErrorKind;
  readonly descricao?: string;
  readonly codigoExtra?: number;
  readonly payload?: unknown;
  readonly erros?: readonly FieldError[];
  readonly correlacao?: string;
}

/** A call that did not give what was asked: refused by the server, without answer, or given up. */
export class HttpProblem extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly tipo: ErrorKind;
  readonly codigoExtra?: number;
  /** Extra content of the answer (the list of uses, what the other person changed). */
  readonly payload: unknown;
  readonly erros: readonly FieldError[];
  readonly correlacao?: string;
  /** Items to be shown one per paragraph, when the server sent a list of texts. */
  readonly paragraphs: readonly string[];

  constructor(status: number, message: string, body: ProblemBody = {}, cause?: unknown) {
    super(message, { cause });
    this.name = 'HttpProblem';
    this.status = status;
    this.code = body.codigo ?? '';
    this.tipo = body.tipo ?? 'ERRO';
    this.codigoExtra = body.codigoExtra;
    this.payload = body.payload;
    this.erros = body.erros ?? [];
    this.correlacao = body.correlacao;
    this.paragraphs = paragraphsOf(status, body);
  }

  /** No answer: the network, a stopped server, or the limit of time. */
  get noAnswer(): boolean {
    return this.status === 0;
  }

  /** Nobody knows whether it was done: the same act, asked again under the same key, gives the answer that was lost. */
  get inDoubt(): boolean {
    if (this.noAnswer || this.status === 502 || this.status === 504) return true;
    return this.status === 503 && (this.code === '' || this.code === 'indisponivel');
  }

  /** What to tell of the whole: the server's list, one line each, or its sentence. */
  get words(): string {
    return this.paragraphs.length > 0 ? this.paragraphs.join('\n') : this.message;
  }

  /** react-admin reads errors of forms and lists by this name. */
  get body(): { errors: Record<string, string> } {
    return { errors: Object.fromEntries(this.erros.map(({ campo, mensagem }) => [campo, mensagem])) };
  }
}

const paragraphsOf = (status: number, { tipo, payload }: ProblemBody): readonly string[] =>
  status === 500 && tipo === 'VALIDACAO' && Array.isArray(payload)
    ? payload.filter((item): item is string => typeof item === 'string')
    : [];

/** Given up by the caller: not something to tell anybody. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * The messages of each refused field, `{0}` replaced by its label.
 * @param labels label of each field, by its path in dots
 */
export const fieldMessages = (
  problem: HttpProblem,
  labels: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    problem.erros.map(({ campo, mensagem }) => [campo, mensagem.replaceAll('{0}', labels[campo] ?? campo)]),
  );
