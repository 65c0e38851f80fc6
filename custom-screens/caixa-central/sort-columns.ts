import { mostOrders, type CampoOrdem, type OrdemCaixa } from '#schemas/ordens-caixa.ts';
import { waysOf } from './caixa-url.ts';
import type { AnyTabName } from './tabs.ts';

/** Orders with a name of their own, in the menu; `padrao` is the newest first. */
const named = {
  padrao: [],
  antigos: [{ campo: 'desde' }],
  prazo: [{ campo: 'prazo' }],
  assunto: [{ campo: 'assunto' }],
  prioridade: [{ campo: 'prioridade', desce: true }],
} as const satisfies Readonly<Record<string, readonly OrdemCaixa[]>>;
export type NamedOrder = keyof typeof named;

const names = Object.keys(named) as readonly NamedOrder[];

/** Those that a tab offers; a list that has but one order offers none. */
export const namedOrders = (type: AnyTabName): readonly NamedOrder[] => {
  const offered = names.filter((name) =>
    named[name].every((order: OrdemCaixa) =>
      waysOf(type, order.campo).includes(order.desce ? 'desce' : 'sobe'),
    ),
  );
  return offered.length > 1 ? offered : [];
};

export const ordersOf = (name: NamedOrder): readonly OrdemCaixa[] => named[name];

/** The name of an order, where it has one. */
export const nameOfOrder = (orders: readonly OrdemCaixa[]): NamedOrder | undefined =>
  names.find((name) => JSON.stringify(named[name]) === JSON.stringify(orders));

/**
 * What pressing the heading of a column makes of the order: each of its ways in turn, and then without it. `also` keeps the
 * other columns, each within the former.
 */
export const pressed = (
  orders: readonly OrdemCaixa[],
  type: AnyTabName,
  campo: CampoOrdem,
  also: boolean,
): readonly OrdemCaixa[] => {
  const ways = waysOf(type, campo);
  const now = orders.find((order) => order.campo === campo);
  const at = now ? ways.indexOf(now.desce ? 'desce' : 'sobe') : -1;
  const way = ways[at + 1];
  const next: readonly OrdemCaixa[] =
    way === undefined ? [] : [way === 'desce' ? { campo, desce: true } : { campo }];
  if (!also) return next;
  if (now) return orders.flatMap((order) => (order === now ? next : [order]));
  return orders.length < mostOrders ? [...orders, ...next] : orders;
};
