import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** A driver that the installation may have put beside Malote; without it the connection says what is missing. */
export const optionalDriver = async <T>(pacote: string, sistema: string): Promise<T> => {
  try {
    return (await import(pacote)) as T;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    const motivo = mensagem('conexao.semDriver', { sistema, pacote });
    throw new AppError('transicaoNaoPermitida', { motivo }, { cause });
  }
};
