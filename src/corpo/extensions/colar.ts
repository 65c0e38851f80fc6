import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/generated.ts';
import { cleanSlice } from './clean-slice.ts';
import { cleanWordHtml } from './clean-word-html.ts';

interface ColarOptions {
  readonly knows: (chave: string) => boolean;
  /** A picture was pasted or dropped: it needs a description before it enters. */
  readonly onImagem: (file: File) => void;
}

/** What comes from other programs, made fit for a document. */
export const Colar = Extension.create<ColarOptions>({
  name: 'colar',
  addOptions: () => ({ knows: () => true, onImagem: () => undefined }),
  addProseMirrorPlugins() {
    const { knows, onImagem } = this.options;
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
          transformPastedHTML: cleanWordHtml,
          transformPasted: (slice, view) => {
            const places = marcadoresOf(view.state.doc.toJSON() as CorpoDoc).assinaturas;
            return cleanSlice(slice, { knows, has: (chave) => places.includes(chave) });
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
