import type { ItemCaixa } from '#schemas/generated.ts';

/** Two copies of one content are two items: the forwarding tells them apart. */
export const itemKey = ({ id, tramiteId }: Pick<ItemCaixa, 'id' | 'tramiteId'>): string =>
  tramiteId === undefined ? String(id) : `${id}-${tramiteId}`;
