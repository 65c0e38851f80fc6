import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { stopKeys } from '../views/stop-keys.ts';
import { ImagemView } from '../views/ImagemView.tsx';

const plain = (name: string, read: (value: string) => unknown = (value) => value) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(`data-${name}`);
    return value === null ? null : read(value);
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [`data-${name}`]: attributes[name] },
});

/** A picture that is in the volumes; the body holds its id, what it shows and its width. */
export const Imagem = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    arquivo: plain('arquivo'),
    alt: plain('alt'),
    decorativa: plain('decorativa', (value) => value === 'true'),
    width: plain('width', (value) => {
      const share = Math.round(Number(value));
      return share >= 5 && share <= 100 ? share : null;
    }),
    textAlign: plain('textAlign', (value) => (['left', 'center', 'right'].includes(value) ? value : null)),
  }),
  // pictures of other pages have no file here: only ours are read back
  parseHTML: () => [{ tag: 'figure[data-arquivo]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['figure', HTMLAttributes, String(node.attrs['alt'] ?? '')],
  addNodeView: () => ReactNodeViewRenderer(ImagemView, { stopEvent: stopKeys }),
});
