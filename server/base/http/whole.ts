import type { Page } from '#schemas/api/endpoint.ts';

/** A list that is told whole, in one page. */
export const whole = <T>(itens: readonly T[]): Page<T> => ({
  itens: [...itens],
  total: itens.length,
  totalExato: true,
});
