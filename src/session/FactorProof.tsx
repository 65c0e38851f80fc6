import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { SegundoFatorNovo } from '#schemas/shapes/credencial.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from './CodeInput.tsx';
import { copySecret } from './copy-secret.ts';
import { TrialMail } from './TrialMail.tsx';
import styles from './Credencial.module.css';

interface FactorProofProps {
  readonly fresh: SegundoFatorNovo;
  readonly busy: boolean;
  readonly error?: string | undefined;
  readonly onProve: (codigo: string) => void;
  readonly onBack: () => void;
}

/** The secret of the application, as a picture and in letters, or where the e-mail went; and its first code. */
export const FactorProof = ({ fresh, busy, error, onProve, onBack }: FactorProofProps) => {
  const text = useText();
  const code = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') code.current?.focus();
    else if (!busy) onProve(typed);
  };
  const { qr, segredo } = fresh;
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      {qr !== undefined && segredo !== undefined ? (
        <>
          <p>{text('entrada.fator.leia')}</p>
          <img className={styles.qr} src={qr} alt={text('entrada.fator.qr')} />
          <div>
            <p className="sm sub">{text('entrada.fator.digite')}</p>
            <div className={styles.key}>
              <code>{segredo.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              <Button
                size="small"
                variant="text"
                startIcon={<Copy aria-hidden="true" />}
                onClick={() => void copySecret(segredo, text('entrada.fator.copiada'))}
              >
                {text('entrada.fator.copiar')}
              </Button>
            </div>
          </div>
          <p>{text('entrada.fator.confirme')}</p>
        </>
      ) : (
        <>
          <p>{text('entrada.fator.confirmeEmail', { para: fresh.para ?? '' })}</p>
          <TrialMail />
        </>
      )}
      <CodeInput inputRef={code} autoFocus error={missing ? text('entrada.codigo.informe') : error} />
      <div className={styles.row}>
        <Button type="submit" variant="contained" loading={busy}>
          {text('entrada.fator.ativar')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {text('entrada.fator.voltar')}
        </Button>
      </div>
    </form>
  );
};
