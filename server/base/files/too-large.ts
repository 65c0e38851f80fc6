import { AppError } from '#schemas/app-error.ts';

/** What is refused when more comes than may. */
export const tooLarge = (size: number, limit: number): AppError =>
  new AppError('arquivoGrande', { tamanho: `mais de ${inMegabytes(size)}`, limite: inMegabytes(limit) });

const inMegabytes = (bytes: number): string => `${Math.max(1, Math.floor(bytes / 1_048_576))} MB`;
