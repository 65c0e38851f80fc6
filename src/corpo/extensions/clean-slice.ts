import { Fragment, Slice, type Node as PmNode } from '@tiptap/pm/model';
import { normalizeText } from '#schemas/corpo/normalize-text.ts';

interface Rules {
  /** Whether this body knows the marker. */
  readonly knows: (chave: string) => boolean;
  /** Whether this body already has the place of signature. */
  readonly has: (chave: string) => boolean;
  /** Whether a reference of this body already finds a place by this anchor. */
  readonly hasAncora: (ancora: string) => boolean;
}

/**
 * What is pasted as it may stand here: text normalised, fixed parts as ordinary text, no marker that the model does
 * not have, no second place for one signature and none for one reference.
 */
export const cleanSlice = (slice: Slice, rules: Rules): Slice => {
  let unwrapped = false;
  const clean = (fragment: Fragment): Fragment => {
    const nodes: PmNode[] = [];
    fragment.forEach((node) => {
      if (node.type.name === 'fixo') {
        unwrapped = true;
        clean(node.content).forEach((child) => void nodes.push(child));
      } else {
        const kept = keep(node, rules);
        if (kept) nodes.push(kept.isText ? kept : kept.copy(clean(kept.content)));
      }
    });
    return Fragment.fromArray(nodes);
  };
  const content = clean(slice.content);
  // the depth at which the copy was cut is no longer the same
  return unwrapped ? Slice.maxOpen(content) : new Slice(content, slice.openStart, slice.openEnd);
};

const keep = (node: PmNode, rules: Rules): PmNode | undefined => {
  const chave = String(node.attrs['chave']);
  if (node.type.name === 'marcador') return rules.knows(chave) ? node : undefined;
  if (node.type.name === 'assinatura') return rules.has(chave) ? undefined : node;
  if (typeof node.attrs['ancora'] === 'string' && rules.hasAncora(node.attrs['ancora']))
    return node.type.create({ ...node.attrs, ancora: null }, node.content, node.marks);
  if (!node.isText) return node;
  const written = normalizeText(node.text ?? '').replace(/\n/g, ' ');
  return written === '' ? undefined : node.type.schema.text(written, node.marks);
};
