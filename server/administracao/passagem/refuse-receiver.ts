import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageData, type MessageKey } from '#schemas/messages/index.ts';

/** Who was chosen to receive cannot, and why. */
export const refuseReceiver = (key: MessageKey, data: MessageData = {}): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'para', mensagem: mensagem(key, data) }] });
