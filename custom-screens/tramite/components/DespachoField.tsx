import TextField from '@mui/material/TextField';
import { useText } from '#src/i18n/use-text.ts';
import { textMax } from '../form-state.ts';
import { fieldId, type TextoPronto } from '../use-tramite.ts';
import { TextoProntoField } from './TextoProntoField.tsx';
import styles from './Tramite.module.css';

interface DespachoFieldProps {
  readonly textos: readonly TextoPronto[];
  readonly texto: string;
  readonly error?: string | undefined;
  readonly onChange: (texto: string) => void;
}

/** What is said to who receives: written here, or chosen among the ready texts and changed. */
export const DespachoField = ({ textos, texto, error, onChange }: DespachoFieldProps) => {
  const text = useText();
  return (
    <>
      <TextoProntoField textos={textos} texto={texto} onChange={onChange} />
      <TextField
        id={fieldId('texto')}
        label={
          <>
            {text('tramite.texto')} <span className={styles.optional}>{text('ui.opcional')}</span>
          </>
        }
        multiline
        minRows={4}
        maxRows={16}
        value={texto}
        error={error !== undefined}
        helperText={
          <span className={styles.counter}>
            <span>{error ?? text('tramite.textoAjuda')}</span>
            <span className="num">{text('ui.contador', { n: texto.length, maximo: textMax })}</span>
          </span>
        }
        slotProps={{ htmlInput: { maxLength: textMax } }}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
};
