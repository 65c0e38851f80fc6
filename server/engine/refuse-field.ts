import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageData, type MessageKey } from '#schemas/messages/index.ts';

/** The refusal of one field of a record, in the words of the catalogue. */
export const refuseField = (campo: string, key: MessageKey, data: MessageData = {}): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(key, data) }] });
