import type { Anexo } from '#schemas/generated.ts';

export interface Folder {
  readonly pasta: string;
  readonly itens: readonly Anexo[];
}

const keyOf = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Attachments by folder, in the order in which they come; "Notas" and "notas" are one. */
export const byFolder = (itens: readonly Anexo[]): readonly Folder[] => {
  const folders = new Map<string, { pasta: string; itens: Anexo[] }>();
  for (const anexo of itens) {
    const key = keyOf(anexo.pasta);
    const folder = folders.get(key) ?? { pasta: anexo.pasta, itens: [] };
    folder.itens.push(anexo);
    folders.set(key, folder);
  }
  return [...folders.values()];
};
