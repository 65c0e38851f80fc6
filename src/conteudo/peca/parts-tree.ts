import type { PartePeca } from '#schemas/shapes/peca.ts';

/** A folder, with what is in it, or a file. */
export interface Ramo {
  readonly nome: string;
  readonly ramos: readonly Ramo[];
  readonly parte?: PartePeca;
}

interface Growing {
  readonly nome: string;
  readonly ramos: Growing[];
  readonly parte?: PartePeca;
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** The files of a package as a tree of folders: the folders first, then the files, each by name. */
export const treeOf = (partes: readonly PartePeca[]): readonly Ramo[] => {
  const root: Growing[] = [];
  const folders = new Map<string, Growing[]>([['', root]]);
  /** What is in a folder, which is made with those above it. */
  const insideOf = (path: string): Growing[] => {
    const known = folders.get(path);
    if (known) return known;
    const cut = path.lastIndexOf('/');
    const folder: Growing = { nome: path.slice(cut + 1), ramos: [] };
    folders.set(path, folder.ramos);
    insideOf(cut < 0 ? '' : path.slice(0, cut)).push(folder);
    return folder.ramos;
  };
  for (const parte of partes) {
    const names = parte.caminho.split(/[/\\]/u).filter((name) => name !== '');
    insideOf(names.slice(0, -1).join('/')).push({ nome: names.at(-1) ?? parte.caminho, ramos: [], parte });
  }
  for (const inside of folders.values())
    inside.sort(
      (a, b) =>
        Number(a.parte !== undefined) - Number(b.parte !== undefined) || collator.compare(a.nome, b.nome),
    );
  return root;
};
