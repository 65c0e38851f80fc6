import type { ExpressionProblem } from './expression-problem.ts';
import { feelAccepts, feelProblem } from './feel.ts';
import { patternAccepts, patternProblem } from './pattern.ts';

export { camposPendencias } from './campos-pendencias.ts';
export type { ExpressionProblem } from './expression-problem.ts';
export { freezeCampos } from './freeze-campos.ts';
export { listCampoOptions, optionsOfType } from './opcoes-do-campo.ts';
export { emptyCampos, readCampos, type CampoLido, type CamposDe } from './read-campos.ts';
export { saveCampos } from './save-campos.ts';

export { feelProblem } from './feel.ts';

export type Linguagem = 'REGEX' | 'FEEL';

/** Why the expression of a validator does not serve, if it does not. */
export const expressionProblem = (linguagem: Linguagem, expression: string): ExpressionProblem | undefined =>
  linguagem === 'REGEX' ? patternProblem(expression) : feelProblem(expression);

/** What the expression of a validator says of a value, as text, and of the other fields. */
export const expressionAccepts = (
  linguagem: Linguagem,
  expression: string,
  valor: unknown,
  others: Readonly<Record<string, unknown>> = {},
): boolean | ExpressionProblem =>
  linguagem === 'REGEX'
    ? patternAccepts(expression, String(valor))
    : feelAccepts(expression, { ...others, valor });
