import type { GerenciarAtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';

/** What is asked of the list, but for the page. */
export type Filtro = Omit<GerenciarAtividadesQuery, 'start' | 'pageSize'>;

/** A filter with one part changed; what is empty is not asked. */
export const withPart = (filtro: Filtro, part: Partial<Record<keyof Filtro, unknown>>): Filtro =>
  Object.fromEntries(
    Object.entries({ ...filtro, ...part }).filter(([, value]) => value !== undefined && value !== ''),
  );
