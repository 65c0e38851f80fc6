import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/generated.ts';
import { cleanSlice } from './clean-slice.ts';
import { plainReferencias } from './plain-referencias.ts';
import { ancorasOf } from '../referencias/referidos.ts';
import { cleanWordHtml } from './clean-word-html.ts';

interface ColarOptions {
  readonly knows: (chave: string) => boolean;
  /** A picture was pasted or dropped: it needs a description before it enters. */
  readonly onImagem: (file: File) => void;
  /** References came without what they name, and are plain words now. */
  readonly onReferenciasPerdidas: (count: number) => void;
}

/** What comes from other programs, made fit for a document. */
export const Colar = Extension.create<ColarOptions>({
  name: 'colar',
  addOptions: () => ({
    knows: () => true,
    onImagem: () => undefined,
    onReferenciasPerdidas: () => undefined,
  }),
  addProseMirrorPlugins() {
    const { knows, onImagem, onReferenciasPerdidas } = this.options;
    const takeImage = (files: FileList | undefined, html: string | undefined): boolean => {
      const image = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
      // an office document brings its text and a picture of it: the text is what was meant
      if (!image || (html !== undefined && html.trim() !== '')) return false;
      onImagem(image);
      return true;
    };
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html, view) => {
            const ancoras = ancorasOf(view.state.doc);
            const { html: plain, lost } = plainReferencias(html, (ancora) => ancoras.has(ancora));
            if (lost > 0) onReferenciasPerdidas(lost);
            return cleanWordHtml(plain);
          },
          transformPasted: (slice, view) => {
            const places = marcadoresOf(view.state.doc.toJSON() as CorpoDoc).assinaturas;
            const ancoras = ancorasOf(view.state.doc);
            // what is dragged leaves its old place
            const moved = view.dragging?.move === true;
            return cleanSlice(slice, {
              knows,
              has: (chave) => !moved && places.includes(chave),
              hasAncora: (ancora) => !moved && ancoras.has(ancora),
            });
          },
          handlePaste: (_view, event) =>
            takeImage(event.clipboardData?.files, event.clipboardData?.getData('text/html')),
          handleDrop: (_view, event) => {
            const taken = takeImage(event.dataTransfer?.files, event.dataTransfer?.getData('text/html'));
            if (taken) event.preventDefault();
            return taken;
          },
        },
      }),
    ];
  },
});
