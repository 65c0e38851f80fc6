import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '#src/conteudo/Consulta.module.css';

/** Says that the draft only shows what a version of its model gives. */
export const MinutaDeTeste = () => {
  const text = useText();
  return (
    <div className={styles.old}>
      <Note tone="ambar">{text('consulta.minutaDeTeste')}</Note>
    </div>
  );
};
