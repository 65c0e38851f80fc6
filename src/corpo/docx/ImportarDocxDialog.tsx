import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { RevisoesPergunta } from './RevisoesPergunta.tsx';
import { useImportarDocx } from './use-importar-docx.ts';
import styles from '../toolbar/Toolbar.module.css';

interface ImportarDocxDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const word = { 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'] };

/** Chooses a Word file, whose text then enters where the cursor is. */
export const ImportarDocxDialog = ({ editor, onClose }: ImportarDocxDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { step, problem, revisoes, decide, bring } = useImportarDocx(editor, onClose);
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('editor.docx.titulo')}</DialogTitle>
      <DialogContent className={styles.fields}>
        <p>{text('editor.docx.explica')}</p>
        {revisoes && <RevisoesPergunta revisoes={revisoes} onDecide={(escolha) => void decide(escolha)} />}
        <FileDrop
          label={text('editor.docx.arquivo')}
          kinds={text('editor.docx.tipos')}
          accept={word}
          multiple={false}
          disabled={step !== undefined}
          problem={problem}
          onChoose={([file]) => file && void bring(file)}
        />
        <div role="status">
          {step !== undefined && (
            <>
              <p className="sm sub">{step}</p>
              <LinearProgress aria-hidden="true" />
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.voltar')}</Button>
      </DialogActions>
    </Dialog>
  );
};
