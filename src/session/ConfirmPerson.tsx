import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type FormEvent } from 'react';
import { credencialApi } from '#schemas/api/credencial.ts';
import type { PedidoConfirmacao } from '#schemas/shapes/credencial.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { TrialPassword } from './TrialPassword.tsx';
import styles from './Credencial.module.css';

interface ConfirmPersonProps {
  readonly por: PedidoConfirmacao['por'];
  readonly onSettle: (confirmed: boolean) => void;
}

/** Asks again for the password, or for a code of the second factor, before an act that a stolen session must not do. */
export const ConfirmPerson = ({ por, onSettle }: ConfirmPersonProps) => {
  const text = useText();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { act, error, isPending } = useAct(credencialApi.confirmar, { ownError: true });
  const byCode = por === 'CODIGO';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // the form that waits underneath is not sent with it
    event.stopPropagation();
    const typed = field.current?.value ?? '';
    setMissing(typed.trim() === '');
    if (typed.trim() === '') {
      field.current?.focus();
      return;
    }
    try {
      await act({ body: byCode ? { codigo: typed.trim() } : { senha: typed } });
      onSettle(true);
    } catch (problem) {
      // shown with the field
      if (!(problem instanceof HttpProblem)) throw problem;
      field.current?.focus();
    }
  };
  return (
    <Dialog open onClose={() => onSettle(false)} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{text('entrada.confirmacao.titulo')}</DialogTitle>
        <DialogContent>
          <div className={styles.fields}>
            <p>{text('entrada.confirmacao.ajuda')}</p>
            {byCode ? (
              <CodeInput
                inputRef={field}
                autoFocus
                recovery
                help={text('entrada.fator.codigoPedido')}
                error={missing ? text('entrada.codigo.informe') : error?.message}
              />
            ) : (
              <>
                <PasswordInput
                  id="confirmacao-senha"
                  label={text('entrada.fator.confirmeSenha')}
                  inputRef={field}
                  error={missing ? text('entrada.confirmacao.informe') : error?.message}
                  autoFocus
                  fullWidth
                />
                <TrialPassword />
              </>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onSettle(false)}>{text('entrada.fator.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {text('entrada.confirmacao.confirmar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
