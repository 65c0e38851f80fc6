import { Node, type Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Sobrescrito, Subscrito } from '../extensions/indices.ts';
import { isEndereco } from '../is-endereco.ts';

const Nota = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });
const Linha = Node.create({
  name: 'paragraph',
  content: 'text*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});
const Texto = Node.create({ name: 'text', group: 'inline' });

/** What the words of a footnote may be: one run of text with its marks. */
export const notaExtensions = (onDone: () => void): Extensions => [
  Nota,
  Linha.extend({
    addKeyboardShortcuts: () => ({
      Enter: () => {
        onDone();
        return true;
      },
    }),
  }),
  Texto,
  StarterKit.configure({
    document: false,
    paragraph: false,
    text: false,
    blockquote: false,
    bulletList: false,
    codeBlock: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    trailingNode: false,
    dropcursor: false,
    gapcursor: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer', class: null },
      isAllowedUri: (url) => isEndereco(url),
      shouldAutoLink: (url) => isEndereco(url),
    },
  }),
  Subscrito,
  Sobrescrito,
];
