import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { EditorContent, useEditor, useEditorState, type JSONContent } from '@tiptap/react';
import { Bold, Italic, Underline } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Tool } from '../toolbar/tool.ts';
import { ToolButton } from '../toolbar/ToolButton.tsx';
import { notaExtensions } from './nota-extensions.ts';
import styles from './Notas.module.css';

interface NotaDialogProps {
  readonly words: readonly NoCorpo[];
  readonly onDone: (words: readonly NoCorpo[]) => void;
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

const marks = [
  ['bold', 'negrito', Bold, 'Ctrl+B'],
  ['italic', 'italico', Italic, 'Ctrl+I'],
  ['underline', 'sublinhado', Underline, 'Ctrl+U'],
] as const;

/** The words of a footnote, with simple marks. Enter keeps them. */
export const NotaDialog = ({ words, onDone, onRemove, onClose }: NotaDialogProps) => {
  const text = useText();
  const titleId = useId();
  const problemId = useId();
  const [missing, setMissing] = useState(false);
  const confirm = useRef(() => undefined as void);
  const extensions = useMemo(() => notaExtensions(() => confirm.current()), []);
  const editor = useEditor({
    extensions,
    content: { type: 'doc', content: [{ type: 'paragraph', content: words as JSONContent[] }] },
    autofocus: 'end',
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'false',
        'aria-label': text('editor.nota.texto'),
        'aria-describedby': problemId,
        lang: 'pt-BR',
        spellcheck: 'true',
      },
    },
    onUpdate: () => setMissing(false),
  });
  useEffect(() => {
    confirm.current = () => {
      const written = editor.state.doc;
      if (written.textContent.trim() === '') return setMissing(true);
      onDone((written.toJSON() as NoCorpo).content?.[0]?.content ?? []);
    };
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => marks.map(([name]) => now.isActive(name)),
  });
  const tools = marks.map(([name, label, icon, shortcut], index): Tool => ({
    id: name,
    label: text(`editor.barra.${label}`),
    icon,
    shortcut,
    pressed: active[index] === true,
    perform: () => void editor.chain().focus().toggleMark(name).run(),
  }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        {text(words.length > 0 ? 'editor.nota.tituloEditar' : 'editor.nota.titulo')}
      </DialogTitle>
      <DialogContent>
        <div className={styles.marcas} role="group" aria-label={text('editor.barra.rotulo')}>
          {tools.map((tool) => (
            <ToolButton key={tool.id} tool={tool} />
          ))}
        </div>
        <EditorContent editor={editor} className={styles.campo} />
        <p
          id={problemId}
          className={missing ? styles.falta : styles.ajuda}
          role={missing ? 'alert' : undefined}
        >
          {text(missing ? 'editor.nota.falta' : 'editor.nota.ajuda')}
        </p>
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button variant="text" onClick={onRemove} sx={{ mr: 'auto' }}>
            {text('editor.nota.retirar')}
          </Button>
        )}
        <Button onClick={onClose}>{text('ui.voltar')}</Button>
        <Button variant="contained" color="primary" onClick={() => confirm.current()}>
          {text('editor.nota.guardar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
