import { temaApi } from '#schemas/api/tema.ts';
import type { Tema } from '#schemas/generated.ts';
import { useRead } from '#src/data/query.ts';

const unknown: Partial<Tema> = {};

/** Name, colours and version of the installation, known before anybody signs in. */
export const useInstitution = (): Partial<Tema> =>
  useRead(temaApi.tema, {}, { quiet: true, ownError: true, staleTime: Infinity }).data ?? unknown;
