import { useEditorState, type Editor } from '@tiptap/react';
import { CornerLeftUp, Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notasOf } from './notas-of.ts';
import styles from './Notas.module.css';

interface NotasProps {
  readonly editor: Editor;
  readonly editavel: boolean;
  readonly onEdit: (at: number) => void;
}

/** The footnotes at the end of the sheet, each with the way back to where the text calls it. */
export const Notas = ({ editor, editavel, onEdit }: NotasProps) => {
  const text = useText();
  const notas = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      notasOf(now.state.doc).map(({ pos, numero, no }) => ({ pos, numero, no: no.toJSON() as NoCorpo })),
  });
  if (notas.length === 0) return null;
  const goBack = (pos: number): void => {
    editor.chain().setNodeSelection(pos).scrollIntoView().focus().run();
    // where the text is not for writing it takes no focus: the call itself does
    const call = editor.view.nodeDOM(pos);
    if (call instanceof HTMLElement && !editavel) {
      call.tabIndex = -1;
      call.focus();
    }
  };
  return (
    <section className={styles.notas} aria-label={text('editor.nota.lista')}>
      <ol>
        {notas.map(({ pos, numero, no }) => (
          <li key={numero} data-nota-numero={numero}>
            <span className={styles.texto}>{(no.content ?? []).map(shown)}</span>
            <button
              type="button"
              className={styles.acao}
              data-voltar
              aria-label={text('editor.nota.voltar', { n: numero })}
              title={text('editor.nota.voltar', { n: numero })}
              onClick={() => goBack(pos)}
            >
              <CornerLeftUp size={14} aria-hidden="true" />
            </button>
            {editavel && (
              <button
                type="button"
                className={styles.acao}
                data-editar
                aria-label={text('editor.nota.editar', { n: numero })}
                title={text('editor.nota.editar', { n: numero })}
                onClick={() => onEdit(pos)}
              >
                <Pencil size={14} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const;

const shown = ({ text: words, marks = [] }: NoCorpo, index: number): ReactNode => (
  <Fragment key={index}>
    {marks.reduce<ReactNode>((inside, { type, attrs }) => {
      if (type === 'link')
        return (
          <a href={String(attrs?.['href'])} target="_blank" rel="noopener noreferrer">
            {inside}
          </a>
        );
      const Element = elements[type as keyof typeof elements];
      return <Element>{inside}</Element>;
    }, words)}
  </Fragment>
);
