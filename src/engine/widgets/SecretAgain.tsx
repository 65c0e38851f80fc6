import { OutlinedInput } from '@mui/material';
import { useContext } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { pathOfId } from '../form/field-path.ts';
import { useForm, useFormNow } from '../form/form-context.ts';
import { RowContext } from '../templates/row-context.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

/** The second box of a password, which has to say the same as the first. */
export function SecretAgain({ visible, ...props }: FieldWidgetProps & { visible: boolean }) {
  const text = useText();
  const row = useContext(RowContext);
  const { repeat } = useForm();
  const { repeated } = useFormNow();
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControl(props);
  const { readonly, disabled } = props;
  const { title } = fieldOf(props);
  const id = `${props.id}-repeticao`;
  const path = pathOfId(props.id);
  const label = text('cadastro.campo.repitaSenha', { nome: title });
  return (
    <div className={styles.repeat}>
      <label htmlFor={id} className={styles.repeatLabel}>
        {label}
        {row && <span className="vh">, {row.label}</span>}
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        type={visible ? 'text' : 'password'}
        inputProps={{
          'aria-describedby': describedBy,
          'aria-invalid': invalid,
          autoComplete: 'new-password',
        }}
        value={repeated[path] ?? ''}
        error={invalid}
        readOnly={readonly}
        disabled={disabled}
        onChange={({ target }) => repeat(path, target.value)}
      />
    </div>
  );
}
