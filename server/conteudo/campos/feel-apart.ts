import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { ApartLine } from '#server/ferramentas/apart/apart-line.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ExpressionProblem } from './expression-problem.ts';
import type { FeelQuestion, FeelSaid } from './feel.ts';

export type FeelAsked =
  | { readonly kind: 'problems'; readonly expressions: readonly string[] }
  | { readonly kind: 'answers'; readonly asked: readonly FeelQuestion[] };

type Line = ApartLine<FeelAsked, (boolean | FeelSaid | undefined)[]>;

const begin = (): Line =>
  new ApartLine(new URL('./feel-worker.ts', import.meta.url), {
    megabytes: 384,
    // what is asked stops before: this is for what no script stops, and for the process to start in a busy machine
    pageLimit: 30_000,
  });
/** Who reads a draft does not wait for the conditions that somebody writes, which take longer. */
const lines: Readonly<Record<FeelAsked['kind'], Line>> = { problems: begin(), answers: begin() };

/** Why each FEEL condition does not serve, if it does not. Reading one may take long, so none is read in the server. */
export const feelProblems = async (
  expressions: readonly string[],
): Promise<(ExpressionProblem | undefined)[]> => {
  if (expressions.length === 0) return [];
  const said = await ask({ kind: 'problems', expressions }, expressions.length);
  return said.map((one) => (typeof one === 'object' ? inWords(one) : undefined));
};

/** What each condition says of its values: whether it holds, or why it could not be answered. */
export const feelAnswers = async (
  asked: readonly FeelQuestion[],
): Promise<(boolean | ExpressionProblem)[]> => {
  if (asked.length === 0) return [];
  const said = await ask({ kind: 'answers', asked }, asked.length);
  return said.map((one) => (typeof one === 'object' ? inWords(one) : one === true));
};

const ask = async (asked: FeelAsked, count: number): Promise<(boolean | FeelSaid | undefined)[]> => {
  try {
    return await lines[asked.kind].ask(asked);
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    return Array.from({ length: count }, () => ({ codigo: 'demorou' as const }));
  }
};

const inWords = ({ codigo, nome = '', posicao }: FeelSaid): ExpressionProblem => ({
  motivo: mensagem(`validador.feel.${codigo}`, { nome }),
  posicao,
});
