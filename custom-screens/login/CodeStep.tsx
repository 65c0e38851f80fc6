import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import type { EntradaPendente } from '#schemas/shapes/credencial.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from '#src/session/CodeInput.tsx';
import { TrialMail } from '#src/session/TrialMail.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { Entry } from './use-entry.ts';
import styles from './Login.module.css';

/** The code of the second factor. */
export const CodeStep = ({
  entry,
  pending,
}: {
  readonly entry: Entry;
  readonly pending: EntradaPendente;
}) => {
  const text = useText();
  const code = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { meio, porEmail, para } = pending;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = code.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed !== '' && !entry.busy) await entry.giveCode(typed);
    code.current?.focus();
    code.current?.select();
  };
  const sent =
    para === undefined ? text('entrada.codigo.emailAntes') : text('entrada.codigo.email', { para });
  const help = meio === 'APLICATIVO' && para === undefined ? text('entrada.codigo.aplicativo') : sent;
  return (
    <StepFrame
      title={text('entrada.codigo.titulo')}
      help={help}
      refusal={entry.refusal?.message}
      leave={{ label: text('entrada.codigo.outro'), perform: entry.leave }}
    >
      {para !== undefined && <TrialMail />}
      <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
        <CodeInput
          inputRef={code}
          autoFocus
          recovery
          help={text('entrada.codigo.recuperacao')}
          error={missing ? text('entrada.codigo.informe') : undefined}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={entry.busy}>
          {text('entrada.codigo.entrar')}
        </Button>
        {porEmail === true && (
          <Button variant="text" disabled={entry.busy} onClick={() => void entry.sendCode()}>
            {text(
              meio === 'APLICATIVO' && para === undefined
                ? 'entrada.codigo.enviar'
                : 'entrada.codigo.reenviar',
            )}
          </Button>
        )}
      </form>
    </StepFrame>
  );
};
