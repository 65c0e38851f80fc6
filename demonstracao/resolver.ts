import type { SeedIds, SeedRecord } from '#server/inicio/seed/seed-target.ts';
import { idOf } from './id-of.ts';
import { isRef } from './ref.ts';

/** A record with ids in the place of names. */
export const resolver = (dados: object, ids: SeedIds): SeedRecord =>
  Object.fromEntries(Object.entries(dados).map(([campo, valor]) => [campo, resolverValor(valor, ids)]));

const resolverValor = (valor: unknown, ids: SeedIds): unknown => {
  if (isRef(valor)) return idOf(ids, valor.$ref, valor.chave);
  if (Array.isArray(valor)) return valor.map((item) => resolverValor(item, ids));
  return typeof valor === 'object' && valor !== null ? resolver(valor, ids) : valor;
};
