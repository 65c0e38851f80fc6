import type { RegraDecisao } from '#schemas/fluxo/atividade.ts';
import { ConditionFailed, expressionsOver, type FlowScope, type Relogio } from './evaluate.ts';
import { StepFailed } from './step.ts';
import { TookTooLong, withinTime } from '#server/ferramentas/apart/within-time.ts';

/** The value of the first line that holds; nothing when none does. */
export const decideBy = (
  regras: readonly RegraDecisao[],
  scope: FlowScope,
  elemento: string,
  relogio: Relogio,
): string | undefined => {
  const expressions = expressionsOver(() => scope, relogio);
  const holds = ({ quando }: RegraDecisao): boolean =>
    quando.trim() === '' ||
    expressions.resolveExpression(`=${quando.replace(/^\s*=/, '')}`, undefined) === true;
  try {
    return withinTime(() => regras.find(holds))?.valor;
  } catch (error) {
    if (error instanceof TookTooLong)
      throw new StepFailed('DEMOROU', error.message, elemento, { cause: error });
    if (error instanceof ConditionFailed)
      throw new StepFailed('EXPRESSAO', error.message, elemento, { cause: error });
    throw error;
  }
};
