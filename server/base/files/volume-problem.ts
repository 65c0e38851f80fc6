import { DamagedFileError } from './file-store.ts';

/** Why a volume as a whole cannot be used now, whatever file is asked of it. */
export type VolumeProblem =
  | 'foraDoLugar'
  | 'soLeitura'
  | 'cheio'
  | 'cota'
  | 'semPermissao'
  | 'falhaDeDisco'
  | 'semResposta'
  | BucketProblem;

/** What a store of objects has, of which nothing can be read then either. */
type BucketProblem = 'baldeForaDoLugar' | 'baldeRecusa' | 'baldeSemResposta' | 'baldeForaDaLista';

const ofBuckets: ReadonlySet<VolumeProblem> = new Set<BucketProblem>([
  'baldeForaDoLugar',
  'baldeRecusa',
  'baldeSemResposta',
  'baldeForaDaLista',
]);

/** Its files cannot be read here either, while others may well reach it. */
export const isGone = (problema: VolumeProblem | undefined): boolean =>
  problema === 'foraDoLugar' ||
  problema === 'semResposta' ||
  problema === 'falhaDeDisco' ||
  (problema !== undefined && ofBuckets.has(problema));

/** The volume, and not the file, is at fault: the same may be done in another volume, or here once it is put right. */
export class VolumeProblemError extends Error {
  constructor(
    readonly problema: VolumeProblem,
    options?: ErrorOptions,
  ) {
    super(problema, options);
  }
}

const problems: Partial<Record<string, VolumeProblem>> = {
  ENOENT: 'foraDoLugar',
  ENOTDIR: 'foraDoLugar',
  EROFS: 'soLeitura',
  ENOSPC: 'cheio',
  EDQUOT: 'cota',
  EACCES: 'semPermissao',
  EPERM: 'semPermissao',
  EIO: 'falhaDeDisco',
  EUCLEAN: 'falhaDeDisco',
  ENXIO: 'falhaDeDisco',
  ENODEV: 'falhaDeDisco',
  ESTALE: 'semResposta',
  ENOTCONN: 'semResposta',
  EHOSTDOWN: 'semResposta',
  EREMOTEIO: 'semResposta',
  ETIMEDOUT: 'semResposta',
};

/** What Linux has no name for in Node: a disk that failed under a share, an exceeded quota in some kernels. */
const byNumber: Partial<Record<number, VolumeProblem>> = {
  '-117': 'falhaDeDisco',
  '-121': 'semResposta',
  '-122': 'cota',
};

/**
 * What a failure of the file system says of the volume; undefined for what is of the source or of the code. A failure to read, while
 * something is being written, is of where it comes from.
 */
export const volumeProblemOf = (error: unknown, { reading = false } = {}): VolumeProblem | undefined => {
  if (error instanceof VolumeProblemError) return error.problema;
  if (!(error instanceof Error) || error instanceof DamagedFileError) return undefined;
  const { code, errno, syscall } = error as NodeJS.ErrnoException;
  // a failure of the network has one too, and is of who sends
  if (syscall === undefined || ofNetwork.has(syscall) || (syscall === 'read' && !reading)) return undefined;
  return problems[code ?? ''] ?? byNumber[errno ?? 0];
};

const ofNetwork: ReadonlySet<string> = new Set(['connect', 'getaddrinfo', 'listen', 'accept', 'shutdown']);

/** The same failure, as one of the volume where it is one. */
export const asVolumeProblem = (error: unknown, options?: { reading?: boolean }): unknown => {
  const problema = volumeProblemOf(error, options);
  return problema === undefined || error instanceof VolumeProblemError
    ? error
    : new VolumeProblemError(problema, { cause: error });
};
