import { createContext, Script } from 'node:vm';
import { evaluate, parseExpression } from 'feelin';
import { mensagem } from '#schemas/messages/index.ts';
import type { ExpressionProblem } from './expression-problem.ts';

/** Milliseconds that an evaluation may take. */
const mostTime = 200;

/** Parts of the language whose time depends on what is written in them, not on the size of the expression. */
const loops: ReadonlySet<string> = new Set(['ForExpression', 'QuantifiedExpression', 'FunctionDefinition']);
const costly: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

/** Why a FEEL condition does not serve, if it does not: its syntax, or a part that could keep the server busy. */
export const feelProblem = (expression: string): ExpressionProblem | undefined => {
  let problem: ExpressionProblem | undefined;
  parseExpression(expression, { valor: null }, undefined).iterate({
    enter: ({ name, from, to, type }) => {
      if (problem) return false;
      if (type.isError) {
        const end = expression.slice(from).trim() === '';
        problem = {
          motivo: mensagem(end ? 'validador.feel.incompleta' : 'validador.feel.naoEsperado'),
          posicao: from + 1,
        };
      } else if (loops.has(name))
        problem = { motivo: mensagem('validador.feel.repeticao'), posicao: from + 1 };
      // by whatever way it would be called
      else if (name === 'VariableName') {
        const nome = expression.slice(from, to);
        if (costly.has(nome))
          problem = { motivo: mensagem('validador.feel.funcao', { nome }), posicao: from + 1 };
      }
      return undefined;
    },
  });
  return problem;
};

/** What a condition says of a value: whether it holds, or why it could not be answered. */
export const feelAccepts = (
  expression: string,
  values: Readonly<Record<string, unknown>>,
): boolean | ExpressionProblem => {
  const run = (): ReturnType<typeof evaluate> => evaluate(expression, { ...values });
  try {
    // The engine runs in this thread: only a script with a limit can be stopped from outside.
    const { value, warnings } = new Script('run()').runInContext(createContext({ run }), {
      timeout: mostTime,
    }) as ReturnType<typeof evaluate>;
    const [warning] = warnings;
    if (typeof value === 'boolean' && !warning) return value;
    const unknown = warning?.type === 'NO_VARIABLE_FOUND';
    const nome = warning ? expression.slice(warning.position.from, warning.position.to) : '';
    return {
      motivo: unknown
        ? mensagem('validador.feel.semCampo', { nome })
        : mensagem('validador.feel.semResposta'),
      posicao: warning ? warning.position.from + 1 : undefined,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { motivo: mensagem('validador.feel.demorou'), posicao: undefined };
  }
};
