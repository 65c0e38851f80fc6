import { pages } from '#schemas/pages.ts';
import type { SeedRecord } from './seed-target.ts';

/** The pages of the product, which profiles grant; their titles and state may then be changed. */
export const paginas: readonly SeedRecord[] = Object.entries(pages).map(([nome, titulo]) => ({
  nome,
  titulo,
  ativo: true,
}));
