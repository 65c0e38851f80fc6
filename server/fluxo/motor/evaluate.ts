import { evaluateFeel } from '#server/ferramentas/feel/evaluate-feel.ts';

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
    const written = expression.slice(1);
    const { value, warning } = evaluateFeel(written, { ...scopeOf(message) });
    if (warning && value === null) throw new ConditionFailed(warning.said || written);
    return value;
  },
  isExpression: (text: unknown): boolean => typeof text === 'string' && text.startsWith('='),
  hasExpression: (text: unknown): boolean => typeof text === 'string' && text.startsWith('='),
});
