import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { VolumeProblemError } from './volume-problem.ts';

/** What is said to who would have had something kept or read there: which volume, and what it has. */
export const volumeRefusal = (nome: string, error: VolumeProblemError): AppError =>
  error.problema === 'cheio'
    ? new AppError('semEspacoNoVolume', {}, { cause: error })
    : new AppError(
        'volumeIndisponivel',
        { volume: nome, motivo: mensagem(`volume.problema.${error.problema}`) },
        { cause: error },
      );
