import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { StepFailed } from '../motor/index.ts';

/** Why a step could not be done, to be read. */
export const stepText = ({ tipo, message }: StepFailed): string =>
  mensagem(`fluxo.problema.${tipo}`, { detalhe: message });

/** A step that took too long: a busy machine may be why, and not what is drawn. */
export const isSlowStep = (error: unknown): boolean =>
  error instanceof StepFailed && error.tipo === 'DEMOROU';

/** Why something could not be done, to be read; of what was not foreseen, nothing that is not for people. */
export const errorText = (error: unknown): string => {
  if (error instanceof StepFailed) return stepText(error);
  if (!(error instanceof AppError)) return mensagem('fluxo.falha');
  const [first] = error.erros;
  return first ? first.mensagem : mensagem(`erro.${error.code}`, error.data);
};
