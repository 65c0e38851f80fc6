import { useText } from '#src/i18n/use-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import styles from './Form.module.css';

interface Props {
  value: string;
  /** No field has the text. */
  none: boolean;
  onChange: (value: string) => void;
}

/** Finds a field of a form of several pages by its name, its explanation or its choices. */
export function FormSearch({ value, none, onChange }: Props) {
  const text = useText();
  return (
    <div className={styles.search}>
      <SearchField label={text('cadastro.formulario.procurar')} value={value} onChange={onChange} />
      <p role="status" className="sm mut">
        {none ? text('cadastro.formulario.nadaEncontrado') : ''}
      </p>
    </div>
  );
}
