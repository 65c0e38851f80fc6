import { fasesTodas } from '#schemas/campos-pesquisa.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';

/** What a person is the author of, in any phase. */
export const authorFilter = (autor: number): FiltroCampos => ({ fase: fasesTodas, autor });
