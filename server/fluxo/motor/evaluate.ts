import { wallTime } from '#schemas/instant-in-zone.ts';
import { evaluateFeel } from '#server/ferramentas/feel/evaluate-feel.ts';

/** A condition that cannot be answered: something of it is missing, and no is not the answer. */
export class ConditionFailed extends Error {}

export type FlowScope = Readonly<Record<string, unknown>>;

/** An instant, and the zone of the days and hours that a flow writes. */
export interface Relogio {
  readonly agora: Date;
  readonly fuso: string;
  /** Days of the week without business, `yyyy-MM-dd`, where the flow counts those that have it. */
  readonly semExpediente?: readonly string[] | undefined;
}

interface Expressions {
  resolveExpression(expression: unknown, message: unknown): unknown;
  isExpression(text: unknown): boolean;
  hasExpression(text: unknown): boolean;
}

const dayIn = (zone: string, instant: Date): string =>
  new Date(wallTime(zone, instant.getTime())).toISOString().slice(0, 10);

/** FEEL alone, never JavaScript: `=` marks an expression, anything else is what it says. */
export const expressionsOver = (
  scopeOf: (message: unknown) => FlowScope,
  { agora, fuso, semExpediente = [] }: Relogio,
): Expressions => ({
  resolveExpression(expression: unknown, message: unknown): unknown {
    if (typeof expression !== 'string' || !expression.startsWith('=')) return expression;
    const written = expression.slice(1);
    const { value, warning } = evaluateFeel(
      written,
      { ...scopeOf(message) },
      { hoje: dayIn(fuso, agora), semExpediente },
    );
    if (warning && value === null) throw new ConditionFailed(warning.said || written);
    return value;
  },
  isExpression: (text: unknown): boolean => typeof text === 'string' && text.startsWith('='),
  hasExpression: (text: unknown): boolean => typeof text === 'string' && text.startsWith('='),
});
