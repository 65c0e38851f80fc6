import { noteText, type ReadNote } from '#schemas/fluxo/read-loss.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../FluxoGerenciar.module.css';

/** What a file would lose, and what in it is worth a look. */
export const ImportNotes = ({ notes }: { readonly notes: readonly ReadNote[] }) => {
  const text = useText();
  return (
    <>
      <Notes title={text('fluxoDesenho.importacao.perdas')} notes={notes.filter(({ lost }) => lost)} />
      <Notes title={text('fluxoDesenho.importacao.avisos')} notes={notes.filter(({ lost }) => !lost)} />
    </>
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
