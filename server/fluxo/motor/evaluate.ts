import { evaluate } from 'feelin';

/** A condition that cannot be answered: something of it is missing, and no is not the answer. */
export class ConditionFailed extends Error {}

export type FlowScope = Readonly<Record<string, unknown>>;

interface Expressions {
  resolveExpression(expression: unknown, message: unknown): unknown;
  isExpression(text: unknown): boolean;
  hasExpression(text: unknown): boolean;
}

/** FEEL alone, never JavaScript: `=` marks an expression, anything else is what it says. */
export const expressionsOver = (scopeOf: (message: unknown) => FlowScope): Expressions => ({
  resolveExpression(expression: unknown, message: unknown): unknown {
    if (typeof expression !== 'string' || !expression.startsWith('=')) return expression;
    const { value, warnings } = evaluate(expression.slice(1), { ...scopeOf(message) });
    const [warning] = warnings;
    if (warning && value === null)
      throw new ConditionFailed(
        expression.slice(1).slice(warning.position.from, warning.position.to) || expression.slice(1),
      );
    return value;
  },
  isExpression: (text: unknown): boolean => typeof text === 'string' && text.startsWith('='),
  hasExpression: (text: unknown): boolean => typeof text === 'string' && text.startsWith('='),
});
