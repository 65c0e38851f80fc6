import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import type { CorpoDoc } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';
import { corpoExtensions } from './corpo-extensions.ts';
import type { CorpoData } from './corpo-context.ts';
import { estadoMarcador } from './estado-marcador.ts';

interface CorpoEditorInput {
  readonly corpo: CorpoDoc | undefined;
  readonly data: CorpoData;
  readonly id?: string;
  readonly helpId: string;
  readonly describedBy?: string | undefined;
  readonly onChange?: (read: () => CorpoDoc) => void;
  readonly onImagem: (file: File) => void;
  readonly onRefused: () => void;
  readonly onToolbar: () => void;
  readonly onNota: (at: number | undefined) => void;
  readonly onGoToNota: (numero: number) => void;
}

const blank: CorpoDoc = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The editor itself, made once; what it asks of the screen it asks of the latest one. */
export const useCorpoEditor = (input: CorpoEditorInput): Editor => {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { modo, editavel } = input.data;
  const extensions = useMemo(
    () =>
      corpoExtensions({
        modo,
        textOf: (chave) => {
          const { rotulo, valor } = estadoMarcador(latest.current.data, chave);
          return valor ?? rotulo;
        },
        knows: (chave) => latest.current.data.propriedades.has(chave),
        onImagem: (file) => latest.current.onImagem(file),
        onRefused: () => latest.current.onRefused(),
        onToolbar: () => latest.current.onToolbar(),
        onNota: (at) => latest.current.onNota(at),
        onGoToNota: (numero) => latest.current.onGoToNota(numero),
      }),
    [modo],
  );
  const described = [input.helpId, input.describedBy].filter(Boolean).join(' ');
  const editor = useEditor(
    {
      extensions,
      content: input.corpo && input.corpo.content.length > 0 ? input.corpo : blank,
      editable: editavel,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': text(modo === 'modelo' ? 'editor.corpo.rotuloModelo' : 'editor.corpo.rotulo'),
          'aria-describedby': described,
          lang: 'pt-BR',
          spellcheck: 'true',
          ...(input.id === undefined ? {} : { id: input.id }),
        },
      },
      onUpdate: ({ editor: { state } }) => latest.current.onChange?.(() => state.doc.toJSON() as CorpoDoc),
    },
    [extensions],
  );
  useEffect(() => {
    if (editor.isEditable !== editavel) editor.setEditable(editavel, false);
  }, [editor, editavel]);
  return editor;
};
