/** Any node of a body seen from outside: what every walk over the tree needs, whatever the kind of node. */
export interface NoCorpo {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly NoCorpo[];
  readonly text?: string;
  readonly marks?: readonly NoCorpo[];
}

/** Where a node is: the index of the child at each level, from the root. */
export type Caminho = readonly number[];

/** Visits every node, parents first. A visit that answers false spares the descendants of the node. */
export const walkCorpo = (
  no: NoCorpo,
  visit: (no: NoCorpo, caminho: Caminho) => boolean | void,
  caminho: Caminho = [],
): void => {
  if (visit(no, caminho) === false) return;
  no.content?.forEach((child, index) => walkCorpo(child, visit, [...caminho, index]));
};

/** A new tree in which each list of children passed through `change`, deepest first. */
export const mapContent = <N extends NoCorpo>(
  no: N,
  change: (children: readonly NoCorpo[]) => NoCorpo[],
): N => {
  if (!no.content) return no;
  return { ...no, content: change(no.content.map((child) => mapContent(child, change))) };
};
