import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';

/** What is wrong with one field of what somebody from outside filled in. */
export const refused = (campo: string, key: MessageKey): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(key) }] });
