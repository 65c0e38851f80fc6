import type { CorMarcador } from './shapes/marcador.ts';

/** The colours of a marker, in the order in which they are offered. */
export const coresMarcador = [
  'azul',
  'verde',
  'ambar',
  'rubro',
  'anil',
  'pedra',
] as const satisfies readonly CorMarcador[];

/** By which markers a list is narrowed: of any colour, or of one. */
export const filtrosMarcador = ['qualquer', ...coresMarcador] as const;
