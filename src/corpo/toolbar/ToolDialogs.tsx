import type { Editor } from '@tiptap/react';
import { later } from '#src/ui/later.tsx';
import { backToText } from '../back-to-text.ts';
import { ImagemDialog } from './ImagemDialog.tsx';
import { InicioDialog } from './InicioDialog.tsx';
import { inicioOf, setInicio } from '../dispositivos/inicio.ts';
import { LigacaoDialog } from './LigacaoDialog.tsx';
import { TabelaDialog } from './TabelaDialog.tsx';
import type { ToolDialogsState } from './use-tool-dialogs.ts';

const ImportarDocxDialog = later(() =>
  import('../docx/ImportarDocxDialog.tsx').then((module) => module.ImportarDocxDialog),
);

interface ToolDialogsProps {
  readonly editor: Editor;
  readonly dialogs: ToolDialogsState;
  readonly pastedImage: File | undefined;
  readonly onPastedDone: () => void;
}

/** The questions of the toolbar: size of a table, a picture and its description, where a link leads. */
export const ToolDialogs = ({ editor, dialogs, pastedImage, onPastedDone }: ToolDialogsProps) => {
  const { which, close } = dialogs;
  const leave = (): void => backToText(editor, close);
  if (pastedImage || which === 'imagem')
    return (
      <ImagemDialog
        file={pastedImage}
        onClose={() => {
          onPastedDone();
          leave();
        }}
        onDone={(attrs) => {
          onPastedDone();
          editor.commands.insertContent({ type: 'image', attrs });
          leave();
        }}
      />
    );
  if (which === 'tabela')
    return (
      <TabelaDialog
        onClose={leave}
        onDone={(size) => {
          editor.commands.insertTable(size);
          leave();
        }}
      />
    );
  if (which === 'ligacao')
    return (
      <LigacaoDialog
        endereco={String(editor.getAttributes('link')['href'] ?? '')}
        hasWords={!editor.state.selection.empty || editor.isActive('link')}
        onClose={leave}
        onRemove={
          editor.isActive('link')
            ? () => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                leave();
              }
            : undefined
        }
        onDone={(href, words) => {
          setLink(editor, href, words);
          leave();
        }}
      />
    );
  if (which === 'inicio')
    return (
      <InicioDialog
        inicio={inicioOf(editor)}
        onClose={leave}
        onDone={(inicio) => {
          setInicio(editor, inicio);
          leave();
        }}
      />
    );
  if (which === 'docx') return <ImportarDocxDialog editor={editor} onClose={leave} />;
  return null;
};

const setLink = (editor: Editor, href: string, words: string): void => {
  if (editor.state.selection.empty && !editor.isActive('link'))
    editor.commands.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
  else editor.chain().extendMarkRange('link').setLink({ href }).run();
};
