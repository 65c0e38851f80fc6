import { useText } from '#src/i18n/use-text.ts';
import { plainText } from './plain-text.ts';
import styles from './Widgets.module.css';

/** A content that is edited elsewhere: its words, without tools. */
export function ReadOnlyValue({ id, value }: { id?: string; value: unknown }) {
  const text = useText();
  const words = plainText(value);
  return (
    <div id={id} tabIndex={-1} className={styles.custom}>
      {words === '' ? (
        <p className="mut">{text('cadastro.vazio')}</p>
      ) : (
        words.split('\n').map((line, index) => <p key={index}>{line}</p>)
      )}
      <p className="xs mut">{text('cadastro.campo.semEditor')}</p>
    </div>
  );
}
