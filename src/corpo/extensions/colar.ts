import { Extension } from '@tiptap/react';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { stepsBefore } from '../dispositivos/numbers-in.ts';
import { cleanSlice } from './clean-slice.ts';
import { ancorasOf } from '../referencias/referidos.ts';
import { readWordHtml, type Colado } from './clean-word-html.ts';
import { marcaNumero } from '../dispositivos/copying-numbers.ts';
import { Slice } from '@tiptap/pm/model';

/** References of a word processor come as their words alone. */
const wordField = /\bREF\s+_Ref\d+/g;

/**
 * HTML in which each reference whose place is neither in it nor in the text is its words alone; `lost` counts them, with
 * those of other programs.
 */
const plainReferencias = (
  html: string,
  has: (ancora: string) => boolean,
): { readonly html: string; readonly lost: number } => {
  const fields = html.match(wordField)?.length ?? 0;
  if (!html.includes('data-referencia')) return { html, lost: fields };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const brought = new Set(
    [...page.querySelectorAll<HTMLElement>('[data-ancora]')].map(({ dataset }) => dataset['ancora']),
  );
  let lost = 0;
  for (const element of page.querySelectorAll<HTMLElement>('span[data-referencia]')) {
    const ancora = element.dataset['referencia'] ?? '';
    if (has(ancora) || brought.has(ancora)) continue;
    element.replaceWith(element.textContent ?? '');
    lost += 1;
  }
  return { html: page.body.innerHTML, lost: lost + fields };
};

/**
 * What is pasted would run into the paragraph of the cursor and take its form: a whole article, clause or the like at its beginning
 * stays one.
 */
const keepFirstPart = (slice: Slice, { selection: { $from } }: EditorState): Slice => {
  const first = slice.content.firstChild;
  if (!first || first.attrs['dispositivo'] == null || slice.openStart === 0) return slice;
  const intoEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
  const alone = slice.content.childCount === 1;
  return new Slice(slice.content, 0, intoEmpty || alone ? 0 : slice.openEnd);
};

interface ColarOptions {
  readonly knows: (chave: string) => boolean;
  /** A picture was pasted or dropped: it needs a description before it enters. */
  readonly onImagem: (file: File) => void;
  /** References came without what they name, and are plain words now. */
  readonly onReferenciasPerdidas: (count: number) => void;
  /** Automatic numbers came as words or in another form, or hidden words stayed out. */
  readonly onColado?: (told: Colado) => void;
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
    const { knows, onColado, onImagem, onReferenciasPerdidas } = this.options;
    // whether a numbered part at the beginning of what is pasted is a whole one
    let whole = false;
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
            whole = !html.includes('data-pm-slice') || html.includes(marcaNumero);
            const { html: clean, ...told } = readWordHtml(
              plain,
              stepsBefore(view.state.doc, view.state.selection.from),
            );
            if (told.comoTexto > 0 || told.formas.length > 0 || told.ocultos > 0) onColado?.(told);
            return clean;
          },
          transformPasted: (slice, view) => {
            const places = marcadoresOf(view.state.doc.toJSON() as CorpoDoc).assinaturas;
            const ancoras = ancorasOf(view.state.doc);
            // what is dragged leaves its old place
            const moved = view.dragging?.move === true;
            const firstIsWhole = whole;
            whole = false;
            return cleanSlice(firstIsWhole ? keepFirstPart(slice, view.state) : slice, {
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
