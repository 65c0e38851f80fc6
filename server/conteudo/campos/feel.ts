import { parseDate, parseExpression } from 'feelin';
import { TookTooLong, withinTime, workSoFar } from '#server/ferramentas/apart/within-time.ts';
import { evaluateFeel, ownFunctions } from '#server/ferramentas/feel/evaluate-feel.ts';

/** What is wrong with a condition, to be said by who asks: this is of the process that evaluates, which has no texts. */
export interface FeelSaid {
  readonly codigo: FeelCode;
  readonly nome?: string;
  readonly posicao?: number;
}
type FeelCode =
  | 'incompleta'
  | 'naoEsperado'
  | 'repeticao'
  | 'funcao'
  | 'semCampo'
  | 'semResposta'
  | 'demorou'
  | 'longa'
  | 'funda';

/** A value as it travels: a day is no day until it is here. */
export type FeelValue = string | number | boolean | null | readonly string[] | { readonly dia: string };

export interface FeelQuestion {
  readonly expression: string;
  readonly values: Readonly<Record<string, FeelValue>>;
}

/** Letters of a condition, and how far one thing in it may be inside another: reading grows faster than either. */
const longest = 2_000;
const deepest = 40;

/** Parts of the language whose time depends on what is written in them, not on the size of the expression. */
const loops: ReadonlySet<string> = new Set(['ForExpression', 'QuantifiedExpression', 'FunctionDefinition']);
const costly: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

/** Milliseconds of processor of one condition. */
const mostTime = 200;

/** Why a FEEL condition does not serve, if it does not: its syntax, or a part that could keep the server busy. */
const problemOf = (expression: string): FeelSaid | undefined => {
  let problem: FeelSaid | undefined;
  parseExpression(expression, { ...ownFunctions, valor: null }, undefined).iterate({
    enter: ({ name, from, to, type }) => {
      if (problem) return false;
      const posicao = from + 1;
      if (type.isError)
        problem = {
          codigo: expression.slice(from).trim() === '' ? 'incompleta' : 'naoEsperado',
          posicao,
        };
      // a number with an exponent is of other languages: its reader would drop the exponent
      else if (name === 'NumericLiteral' && /e/i.test(expression.slice(from, to)))
        problem = { codigo: 'naoEsperado', posicao: posicao + expression.slice(from, to).search(/e/i) };
      else if (loops.has(name)) problem = { codigo: 'repeticao', posicao };
      // by whatever way it would be called
      else if (name === 'VariableName') {
        const nome = expression.slice(from, to);
        if (costly.has(nome)) problem = { codigo: 'funcao', nome, posicao };
      }
      return undefined;
    },
  });
  return problem;
};

/** What no reading is needed for. */
const tooMuch = (expression: string): FeelSaid | undefined => {
  if (expression.length > longest) return { codigo: 'longa' };
  let depth = 0;
  for (const [at, letter] of [...expression].entries()) {
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth > deepest) return { codigo: 'funda', posicao: at + 1 };
  }
  return undefined;
};

/** What a condition says of a value: whether it holds, or why it could not be answered. */
const answerOf = ({ expression, values }: FeelQuestion): boolean | FeelSaid => {
  const known = Object.fromEntries(Object.entries(values).map(([name, one]) => [name, met(one)]));
  const { value, warning } = evaluateFeel(expression, known);
  if (typeof value === 'boolean' && !warning) return value;
  if (!warning) return { codigo: 'semResposta' };
  const posicao = warning.from + 1;
  return warning.type === 'NO_VARIABLE_FOUND'
    ? { codigo: 'semCampo', nome: warning.said, posicao }
    : { codigo: 'semResposta', posicao };
};

const met = (value: FeelValue): unknown =>
  typeof value === 'object' && value !== null && 'dia' in value ? parseDate(value.dia) : value;

/** The first reading of a process makes what reads: whoever asks first does not pay for it. */
let warm = false;
const warmUp = (): void => {
  if (warm) return;
  warm = true;
  const values = { valor: 1, dia: { dia: '2026-01-01' } };
  const expression = 'valor + 1 > 1 and dia < date("2026-01-02") and contains("a", "a") and count([1]) = 1';
  for (let turn = 0; turn < 3; turn += 1) {
    problemOf(expression);
    answerOf({ expression, values });
  }
};

/** The same of each, in a time of processor that all of them have together. */
const each = <Asked, Said>(
  time: number,
  asked: readonly Asked[],
  expressionOf: (one: Asked) => string,
  say: (one: Asked) => Said,
): (Said | FeelSaid)[] => {
  warmUp();
  const until = workSoFar() + time;
  return asked.map((one) => {
    const said = tooMuch(expressionOf(one));
    if (said) return said;
    const left = until - workSoFar();
    if (left <= 0) return { codigo: 'demorou' };
    try {
      return withinTime(() => say(one), { limit: Math.ceil(Math.min(mostTime, left)) });
    } catch (error) {
      if (error instanceof RangeError) return { codigo: 'funda' };
      if (!(error instanceof TookTooLong)) throw error;
      return { codigo: 'demorou' };
    }
  });
};

export const problemsOf = (expressions: readonly string[]): (FeelSaid | undefined)[] =>
  each(8_000, expressions, (one) => one, problemOf);

export const answersOf = (asked: readonly FeelQuestion[]): (boolean | FeelSaid)[] =>
  each(2_000, asked, ({ expression }) => expression, answerOf);
