import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Erros } from '../edicao/use-written.ts';
import styles from './Lote.module.css';

export interface LoteEscrito {
  readonly assunto: string;
  readonly observacoes: string;
}

interface LoteFieldsProps {
  readonly value: LoteEscrito;
  readonly erros: Erros;
  readonly autoFocus?: boolean;
  readonly subject?: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: LoteEscrito) => void;
}

/** What a lot says of itself. */
export const LoteFields = ({ value, erros, autoFocus = false, subject, onChange }: LoteFieldsProps) => {
  const text = useText();
  return (
    <div className={styles.fields}>
      <TextField
        label={text('loteTela.campos.assunto')}
        value={value.assunto}
        autoFocus={autoFocus}
        inputRef={subject}
        error={erros['assunto'] !== undefined}
        helperText={erros['assunto']}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
        onChange={({ target }) => onChange({ ...value, assunto: target.value })}
      />
      <TextField
        label={text('loteTela.campos.observacoes')}
        value={value.observacoes}
        multiline
        minRows={3}
        maxRows={10}
        error={erros['observacoes'] !== undefined}
        helperText={erros['observacoes']}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={({ target }) => onChange({ ...value, observacoes: target.value })}
      />
    </div>
  );
};
