import type { LoteItem } from '#schemas/shapes/lote.ts';

/** Those that go with the lot, or came out of it in the unit that has it; and those that it left behind. */
export const partedItems = (
  itens: readonly LoteItem[],
): { readonly dentro: readonly LoteItem[]; readonly fora: readonly LoteItem[] } => {
  const inside = ({ situacao }: LoteItem): boolean => situacao === 'INCLUIDO' || situacao === 'RECEBIDO';
  return { dentro: itens.filter(inside), fora: itens.filter((item) => !inside(item)) };
};
