import { Editor } from '@tiptap/react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { corpoExtensions, type CorpoExtensionsOptions } from '#src/corpo/corpo-extensions.ts';

const paragraph = (text?: string) =>
  text === undefined ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

/** Head and foot that the model fixed, and room to write between them. */
export const oficio: CorpoDoc = {
  type: 'doc',
  content: [
    {
      type: 'fixo',
      attrs: { area: 'cabecalho' },
      content: [{ type: 'paragraph', content: [{ type: 'marcador', attrs: { chave: 'organizacao' } }] }],
    },
    paragraph('Um.'),
    paragraph('Dois.'),
    {
      type: 'fixo',
      attrs: { area: 'corpo' },
      content: [
        {
          type: 'paragraph',
          attrs: { classe: 'fecho' },
          content: [{ type: 'marcador', attrs: { chave: 'fecho' } }],
        },
        { type: 'assinatura', attrs: { chave: 'assinatura_1' } },
      ],
    },
  ],
} as CorpoDoc;

/** The extensions of a body that nobody watches. */
export const bareExtensions = (options: Partial<CorpoExtensionsOptions> = {}) =>
  corpoExtensions({
    modo: 'documento',
    textOf: (chave) => `[${chave}]`,
    recipientOf: () => undefined,
    knows: () => true,
    onImagem: () => undefined,
    onRefused: () => undefined,
    onToolbar: () => undefined,
    onNota: () => undefined,
    onGoToNota: () => undefined,
    onReferencia: () => undefined,
    onGoToAncora: () => undefined,
    onLegenda: () => undefined,
    onLocalizar: () => undefined,
    onReferenciasPerdidas: () => undefined,
    ...options,
  });

/** An editor of a body without a screen around it. */
export const createEditor = (content: CorpoDoc, options: Partial<CorpoExtensionsOptions> = {}): Editor =>
  new Editor({
    element: document.body.appendChild(document.createElement('div')),
    content,
    extensions: bareExtensions(options),
  });
