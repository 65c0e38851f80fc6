import type { SeedRecord } from './seed-target.ts';

/**
 * Degrees of secrecy and how long they last from the date of production (Lei 12.527/2011, art. 24).
 * Confidencial came from the law before it: it stays for old records only.
 */
export const sigilos: readonly SeedRecord[] = [
  { codigo: '0', descricao: 'Ostensivo', grau: 0, anosMaximo: 0, ativo: true },
  { codigo: '1', descricao: 'Reservado', grau: 1, anosMaximo: 5, ativo: true },
  { codigo: '2', descricao: 'Confidencial', grau: 2, anosMaximo: 10, ativo: false },
  { codigo: '3', descricao: 'Secreto', grau: 3, anosMaximo: 15, ativo: true },
  { codigo: '4', descricao: 'Ultra Secreto', grau: 4, anosMaximo: 25, ativo: true },
];
