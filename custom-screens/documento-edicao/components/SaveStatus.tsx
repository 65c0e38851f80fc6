import Button from '@mui/material/Button';
import { CircleAlert, CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react';
import { formatTime } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { SaveState } from '../save-state.ts';
import styles from './Edicao.module.css';

/** "Salvo às 10:42": how the draft stands towards the server, said when it changes. */
export const SaveStatus = ({
  state,
  onRetry,
}: {
  readonly state: SaveState;
  readonly onRetry: () => void;
}) => {
  useText();
  const [Icon, words, wrong] = look(state);
  return (
    <span className={classes(styles.saved, wrong && styles.unsaved)}>
      <span role="status" className={styles.savedText}>
        <Icon size={16} aria-hidden="true" />
        {words}
      </span>
      {state.tipo === 'naoSalvo' && (
        <Button size="small" variant="text" color="primary" onClick={onRetry}>
          {text('editor.salvo.tentar')}
        </Button>
      )}
    </span>
  );
};

const look = (state: SaveState): readonly [icon: LucideIcon, words: string, wrong?: boolean] => {
  switch (state.tipo) {
    case 'salvo':
      return [CloudCheck, text('editor.salvo.salvo', { hora: formatTime(state.em) })];
    case 'aberto':
      return [CloudCheck, text('editor.salvo.aberto')];
    case 'porSalvar':
      return [CloudUpload, text('editor.salvo.porSalvar')];
    case 'salvando':
      return [CloudUpload, text('editor.salvo.salvando')];
    case 'recusado':
      return [CircleAlert, text('editor.salvo.recusado'), true];
    case 'naoSalvo':
      return [
        CloudAlert,
        text(state.copia ? 'editor.salvo.naoSalvo' : 'editor.salvo.naoSalvoSemCopia'),
        true,
      ];
    case 'conflito':
    case 'impedido':
      return [CloudAlert, text('editor.salvo.naoSalvo'), true];
  }
};
