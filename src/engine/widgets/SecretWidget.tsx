import { Button, InputAdornment, OutlinedInput } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { pathOfId } from '../form/field-path.ts';
import { useForm } from '../form/form-context.ts';
import { isTypedTwice } from '../form/repeated-secrets.ts';
import { SecretAgain } from './SecretAgain.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

/**
 * A password or key: never comes from the server, and the one that is there stays unless another is typed. A password is
 * typed twice.
 */
export function SecretWidget(props: FieldWidgetProps) {
  const text = useText();
  const { creating, repeat } = useForm();
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { id: _, ...aria } = useControl(props);
  const [changing, setChanging] = useState(creating || value !== undefined);
  const [visible, setVisible] = useState(false);
  if (!changing)
    return (
      <span className={styles.kept}>
        <span className="mut">{text('cadastro.campo.manterSenhaAtiva')}</span>
        <Button
          id={id}
          size="small"
          aria-label={`${text('cadastro.campo.trocarSenha')} ${props.label}`}
          disabled={disabled || readonly}
          onClick={() => setChanging(true)}
        >
          {text('cadastro.campo.trocarSenha')}
        </Button>
      </span>
    );
  // judged when both are left: between one and the other they never agree
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur(id, value);
  };
  return (
    <div onBlur={leave}>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        type={visible ? 'text' : 'password'}
        autoFocus={!creating}
        inputProps={{ ...aria, autoComplete: 'new-password' }}
        value={value ?? ''}
        error={aria['aria-invalid']}
        readOnly={readonly}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        endAdornment={
          <InputAdornment position="end">
            <IconAction
              icon={visible ? EyeOff : Eye}
              size="small"
              label={text(visible ? 'cadastro.campo.ocultarSenha' : 'cadastro.campo.mostrarSenha')}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            />
          </InputAdornment>
        }
      />
      {isTypedTwice(fieldOf(props)) && <SecretAgain {...props} visible={visible} />}
      {!creating && (
        <Button
          size="small"
          variant="text"
          color="primary"
          onClick={() => {
            onChange(undefined);
            repeat(pathOfId(id), '');
            setChanging(false);
          }}
        >
          {text('cadastro.campo.manterSenha')}
        </Button>
      )}
    </div>
  );
}
