/** Texts of processes: what the server says of them. */
export const processo = {
  semNumero: 'Processo sem número: {tipo}',
} as const;
