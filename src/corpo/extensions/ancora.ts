import { Extension } from '@tiptap/react';

const kept = (name: 'ancora' | 'legenda') => ({
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.dataset[name] ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
});

/** By what a reference finds its place, and the caption of tables and pictures. */
export const Ancora = Extension.create({
  name: 'ancora',
  addGlobalAttributes: () => [
    { types: ['heading', 'listItem', 'table', 'image', 'nota'], attributes: { ancora: kept('ancora') } },
    { types: ['table', 'image'], attributes: { legenda: kept('legenda') } },
  ],
});
