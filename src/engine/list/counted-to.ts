/** How far the server counted before it estimated: a list with filters is counted less far. */
export const countedTo = (total = 0): 'cadastro.lista.dezMil' | 'cadastro.lista.cincoMil' =>
  total > 10_000 ? 'cadastro.lista.dezMil' : 'cadastro.lista.cincoMil';
