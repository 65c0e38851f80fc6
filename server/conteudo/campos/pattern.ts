import { RE2JS, RE2JSSyntaxException } from 're2js';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { ExpressionProblem } from './expression-problem.ts';

/** What RE2 says, in the words of who writes the expression. */
const reasons: Readonly<Record<string, MessageKey>> = {
  'missing closing ]': 'validador.regex.colchete',
  'missing closing )': 'validador.regex.parentese',
  'unexpected )': 'validador.regex.parenteseSobra',
  'invalid character class range': 'validador.regex.intervalo',
  'invalid escape sequence': 'validador.regex.escape',
  'trailing backslash at end of expression': 'validador.regex.barraFinal',
  'missing argument to repetition operator': 'validador.regex.repeticaoSemAlvo',
  'invalid nested repetition operator': 'validador.regex.repeticaoRepetida',
  'invalid repeat count': 'validador.regex.contagem',
  'invalid or unsupported Perl syntax': 'validador.regex.naoAceita',
};

/**
 * Why a regular expression does not serve, if it does not: it must compile in RE2, where no text takes more time than its
 * length (so no look-around and no back-reference), and in the browser, which shows the error while the person types.
 */
export const patternProblem = (expression: string): ExpressionProblem | undefined => {
  try {
    RE2JS.compile(expression);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const key = reasons[error.getDescription()] ?? 'validador.regex.invalida';
    return { motivo: mensagem(key), posicao: positionOf(expression, error.getPattern()) };
  }
  try {
    new RegExp(`^(?:${expression})$`, 'u');
    return undefined;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return { motivo: mensagem('validador.regex.invalida'), posicao: undefined };
  }
};

const positionOf = (expression: string, part: string | null): number | undefined => {
  const at = part === null ? expression.length - 1 : expression.indexOf(part);
  return at < 0 ? undefined : at + 1;
};

/** Whether the whole text is what the expression says, in time that grows only with its length. */
export const patternAccepts = (expression: string, text: string): boolean =>
  RE2JS.compile(expression).matches(text);
