/** A marker of any colour, or of one of those that there are. */
export const cores = ['qualquer', 'azul', 'verde', 'ambar', 'rubro', 'anil', 'pedra'] as const;
