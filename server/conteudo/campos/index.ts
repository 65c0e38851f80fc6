import type { ExpressionProblem } from './expression-problem.ts';
import { feelAnswers, feelProblems } from './feel-apart.ts';
import type { FeelValue } from './feel.ts';
import { patternAccepts, patternProblem } from './pattern.ts';

export { checkCampos } from './campos-do-tipo.ts';
export { camposDe, camposDoTipo, camposOf } from './campos-de.ts';
export { camposPendencias } from './campos-pendencias.ts';
export type { ExpressionProblem } from './expression-problem.ts';
export { camposEscritos } from './campos-escritos.ts';
export { freezeCampos } from './freeze-campos.ts';
export { listCampoOptions, optionsOfType } from './opcoes-do-campo.ts';
export { definedCampos as camposDefinidos, type ValorGuardado } from './campo-definido.ts';
export { shownCampo } from './shown-campo.ts';
export { emptyCampos, readCampos, type CampoLido, type CamposDe } from './read-campos.ts';
export { saveCampos } from './save-campos.ts';

export { feelProblems } from './feel-apart.ts';

export type Linguagem = 'REGEX' | 'FEEL';

/** Why the expression of a validator does not serve, if it does not. */
export const expressionProblem = async (
  linguagem: Linguagem,
  expression: string,
): Promise<ExpressionProblem | undefined> =>
  linguagem === 'REGEX' ? patternProblem(expression) : (await feelProblems([expression]))[0];

/** What the expression of a validator says of a value, as text, and of the other fields. */
export const expressionAccepts = async (
  linguagem: Linguagem,
  expression: string,
  valor: FeelValue,
  others: Readonly<Record<string, FeelValue>> = {},
): Promise<boolean | ExpressionProblem> =>
  linguagem === 'REGEX'
    ? typeof valor === 'string' && patternAccepts(expression, valor)
    : ((await feelAnswers([{ expression, values: { ...others, valor } }]))[0] ?? false);
