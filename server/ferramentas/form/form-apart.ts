import { askApart } from '#server/ferramentas/apart/apart.ts';
import { ApartEnded, type ApartLimits } from '#server/ferramentas/apart/limits.ts';
import {
  Unfillable,
  type DrawnPage,
  type FormAnswer,
  type FormDescription,
  type FormProblem,
  type FormRequest,
  type FormValues,
} from './form.ts';

const limits: ApartLimits = { megabytes: 1_024, pageLimit: 60_000, stays: true };

const start = new URL('./former.ts', import.meta.url);

/** Opens what somebody sent in a process that has nothing else at hand. */
const ask = async function* (request: FormRequest): AsyncGenerator<FormAnswer> {
  try {
    yield* askApart<FormAnswer>(start, request, limits);
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    const problem = error.how === 'recusado' ? (error.problem as FormProblem) : error.how;
    throw new Unfillable(problem, { cause: error.cause });
  }
};

/** @throws Unfillable where it is no form that can be filled */
export const readFormApart = async (content: Uint8Array): Promise<FormDescription> => {
  for await (const answer of ask({ kind: 'ler', content }))
    if (answer.kind === 'descricao') return answer.descricao;
  throw new Unfillable('invalido');
};

/** The file as it came, without whatever it would run. */
export const blankFormApart = async (content: Uint8Array): Promise<Uint8Array> => {
  for await (const answer of ask({ kind: 'limpar', content }))
    if (answer.kind === 'preenchido') return answer.content;
  throw new Unfillable('invalido');
};

export interface FilledForm {
  readonly content: Uint8Array;
  readonly paginas: readonly DrawnPage[];
  /** Fields whose text is not seen whole in them. */
  readonly transbordam: readonly string[];
}

/** The file with what was written in it, and each of its pages as a picture; without values, as it was filled before. */
export const fillFormApart = async (
  content: Uint8Array,
  valores: FormValues | undefined,
): Promise<FilledForm> => {
  let filled: Pick<FilledForm, 'content' | 'transbordam'> | undefined;
  const paginas: DrawnPage[] = [];
  for await (const answer of ask({ kind: 'preencher', content, valores })) {
    if (answer.kind === 'preenchido') filled = answer;
    if (answer.kind === 'pagina') paginas.push(answer.pagina);
  }
  if (!filled || paginas.length === 0) throw new Unfillable('invalido');
  return { content: filled.content, transbordam: filled.transbordam, paginas };
};
