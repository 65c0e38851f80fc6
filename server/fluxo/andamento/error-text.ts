import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** Why something could not be done, to be read; of what was not foreseen, nothing that is not for people. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof AppError)) return mensagem('fluxo.falha');
  const [first] = error.erros;
  return first ? first.mensagem : mensagem(`erro.${error.code}`, error.data);
};
