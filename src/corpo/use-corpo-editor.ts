import { defined } from '#schemas/defined.ts';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { text } from '#src/i18n/text.ts';
import { renumber } from './extensions/referencia.ts';
import { goToAncora } from './referencias/use-referencias.ts';
import { notify } from '#src/ui/notify.ts';
import { tellNumeros } from './de-fora/tell-numeros.ts';
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
  readonly onReferencia: (at: number | undefined) => void;
  readonly onLegenda: (at: number) => void;
  readonly onLocalizar: (substituir: boolean) => void;
}

const blank: CorpoDoc = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The editor itself, made once; what it asks of the screen it asks of the latest one. */
export const useCorpoEditor = (input: CorpoEditorInput): Editor => {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const written = useRef<Editor>(undefined);
  const { modo, editavel, valores, automaticos } = input.data;
  const extensions = useMemo(
    () =>
      corpoExtensions({
        modo,
        textOf: (chave) => textOfMarcador(latest.current.data, chave),
        recipientOf: (chave) => recipientOf(latest.current.data, chave),
        knows: (chave) => latest.current.data.propriedades.has(chave),
        onImagem: (file) => latest.current.onImagem(file),
        onRefused: () => latest.current.onRefused(),
        onToolbar: () => latest.current.onToolbar(),
        onNota: (at) => latest.current.onNota(at),
        onGoToNota: (numero) => latest.current.onGoToNota(numero),
        onReferencia: (at) => latest.current.onReferencia(at),
        onLegenda: (at) => latest.current.onLegenda(at),
        onLocalizar: (substituir) => latest.current.onLocalizar(substituir),
        onGoToAncora: (ancora) => void (written.current && goToAncora(written.current, ancora)),
        onReferenciasPerdidas: (count) =>
          notify(text('editor.referencia.virouTexto', { count }), { kind: 'warning' }),
        onColado: ({ ocultos, ...numeros }) =>
          notify(text('editor.colar.feito'), {
            kind: 'warning',
            paragraphs: [
              ...tellNumeros(numeros),
              ...(ocultos > 0 ? [text('editor.docx.ocultos', { count: ocultos })] : []),
            ],
          }),
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
          ...defined({ id: input.id }),
        },
      },
      onUpdate: ({ editor: { state } }) => latest.current.onChange?.(() => state.doc.toJSON() as CorpoDoc),
    },
    [extensions],
  );
  useEffect(() => {
    if (editor.isEditable !== editavel) editor.setEditable(editavel, false);
  }, [editor, editavel]);
  useEffect(() => {
    written.current = editor;
  }, [editor]);
  useEffect(() => renumber(editor), [editor, valores, automaticos]);
  return editor;
};

/** The value of a marker where the recipient came from the system: who is typed from outside keeps every line open. */
const recipientOf = (data: CorpoData, chave: string): string | undefined =>
  data.automaticos['destinatario_nome']?.trim() ? estadoMarcador(data, chave).valor : undefined;

/** The value of a marker, or its name while it has none. */
export const textOfMarcador = (data: CorpoData, chave: string): string => {
  const { rotulo, valor } = estadoMarcador(data, chave);
  return valor ?? rotulo;
};
