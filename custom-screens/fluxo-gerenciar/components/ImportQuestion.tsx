import { noteText, type ReadNote } from '#schemas/fluxo/read-loss.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import styles from '../FluxoGerenciar.module.css';

interface ImportQuestionProps {
  readonly title: string;
  readonly notes: readonly ReadNote[];
  /** The file takes the place of a drawing. */
  readonly replaces: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a file would lose, and what in it is worth a look, before it is drawn. */
export const ImportQuestion = ({ title, notes, replaces, onConfirm, onClose }: ImportQuestionProps) => {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={text(
        replaces ? 'fluxoDesenho.importacao.substituir' : 'fluxoDesenho.importacao.importar',
      )}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {replaces && <p>{text('fluxoDesenho.importacao.texto')}</p>}
      <Notes title={text('fluxoDesenho.importacao.perdas')} notes={notes.filter(({ lost }) => lost)} />
      <Notes title={text('fluxoDesenho.importacao.avisos')} notes={notes.filter(({ lost }) => !lost)} />
    </ConfirmDialog>
  );
};

/** Of a file with thousands of the same, the first ones say it. */
const most = 50;

const Notes = ({ title, notes }: { readonly title: string; readonly notes: readonly ReadNote[] }) => {
  const text = useText();
  if (notes.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className={styles.warnings}>
        {notes.slice(0, most).map((note, index) => (
          <li key={index}>{noteText(note)}</li>
        ))}
        {notes.length > most && (
          <li>{text('fluxoDesenho.importacao.mais', { count: notes.length - most })}</li>
        )}
      </ul>
    </>
  );
};
