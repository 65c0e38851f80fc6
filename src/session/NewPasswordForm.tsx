import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import type { RegrasSenha } from '#schemas/shapes/credencial.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import styles from './Credencial.module.css';

type Field = 'atual' | 'nova' | 'repita';

interface NewPasswordFormProps {
  readonly regras: RegrasSenha | undefined;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** What the server refused, by field. */
  readonly refused?: Partial<Record<Field, string>>;
  /** Whether the present password is asked for as well. */
  readonly withCurrent?: boolean;
  readonly autoFocus?: boolean;
  readonly wide?: boolean;
  readonly onSubmit: (passwords: { readonly nova: string; readonly atual: string }) => void;
}

/** A new password, typed twice, with what is asked of it said before. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const text = useText();
  const current = useRef<HTMLInputElement>(null);
  const fresh = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Partial<Record<Field, string>>>({});
  const { regras, refused = {}, withCurrent = false } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (props.busy) return;
    const atual = current.current?.value ?? '';
    const nova = fresh.current?.value ?? '';
    const wrong = defined({
      atual: withCurrent && atual === '' ? text('entrada.senha.informeAtual') : undefined,
      nova: nova === '' ? text('entrada.senha.informeNova') : undefined,
      repita: nova !== '' && nova !== again.current?.value ? text('entrada.senha.naoRepete') : undefined,
    });
    setMissing(wrong);
    const first = (['atual', 'nova', 'repita'] as const).find((field) => wrong[field] !== undefined);
    if (first !== undefined) ({ atual: current, nova: fresh, repita: again })[first].current?.focus();
    else props.onSubmit({ nova, atual });
  };
  const errorOf = (field: Field): string | undefined => missing[field] ?? refused[field];
  const rules = regras?.forte ? 'entrada.senha.minimoForte' : 'entrada.senha.minimo';
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      {withCurrent && (
        <PasswordInput
          id="senha-atual"
          label={text('entrada.senha.atual')}
          inputRef={current}
          error={errorOf('atual')}
          autoFocus={props.autoFocus}
        />
      )}
      <PasswordInput
        id="senha-nova"
        newSecret
        label={text('entrada.senha.nova')}
        help={regras && text(rules, { n: regras.tamanhoMinimo })}
        inputRef={fresh}
        error={errorOf('nova')}
        autoFocus={props.autoFocus && !withCurrent}
      />
      <PasswordInput
        id="senha-repetida"
        newSecret
        label={text('entrada.senha.repita')}
        inputRef={again}
        error={errorOf('repita')}
      />
      <div>
        <Button
          type="submit"
          variant="contained"
          size={props.wide ? 'large' : 'medium'}
          fullWidth={props.wide ?? false}
          loading={props.busy}
        >
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
};
