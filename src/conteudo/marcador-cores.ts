import type { CorMarcador } from '#schemas/generated.ts';

/** The colours of a marker, in the order in which they are offered. */
export const coresMarcador = [
  'azul',
  'verde',
  'ambar',
  'rubro',
  'anil',
  'pedra',
] as const satisfies readonly CorMarcador[];
