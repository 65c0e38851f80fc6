import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type FormEvent } from 'react';
import { credencialApi } from '#schemas/api/credencial.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from '#src/session/CodeInput.tsx';
import { TrialPassword } from '#src/session/TrialPassword.tsx';
import { notify } from '#src/ui/notify.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import styles from '../Preferencias.module.css';

interface ConfirmarSenhaProps {
  /** What the password is asked for; absent, nothing is. */
  readonly doing: 'remove' | 'codes' | undefined;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Asks for the password before the second factor is left or its recovery codes are made anew. */
export const ConfirmarSenha = ({ doing, onClose, onCodes }: ConfirmarSenhaProps) => {
  const titleId = useId();
  return (
    <Dialog open={doing !== undefined} onClose={onClose} aria-labelledby={titleId} fullWidth>
      {doing && <Question doing={doing} titleId={titleId} onClose={onClose} onCodes={onCodes} />}
    </Dialog>
  );
};

const texts = {
  remove: ['entrada.fator.removerTitulo', 'entrada.fator.removerTexto', 'entrada.fator.remover'],
  codes: ['entrada.recuperacao.novosTitulo', 'entrada.recuperacao.novosTexto', 'entrada.recuperacao.novos'],
} as const;

/** What a refusal says of a field. */
const refusalOf = ({ erros }: HttpProblem, name: string): string | undefined =>
  erros.find(({ campo }) => campo === name)?.mensagem;

interface QuestionProps extends ConfirmarSenhaProps {
  readonly doing: 'remove' | 'codes';
  readonly titleId: string;
}

const Question = ({ doing, titleId, onClose, onCodes }: QuestionProps) => {
  const text = useText();
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const options = { ownError: true, refresh: [credencialApi.segundoFator] };
  const remove = useAct(credencialApi.removerSegundoFator, options);
  const codes = useAct(credencialApi.novosCodigos, options);
  const { error, isPending } = doing === 'remove' ? remove : codes;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const senha = password.current?.value ?? '';
    if (senha === '') {
      password.current?.focus();
      return;
    }
    try {
      if (doing === 'remove') {
        const codigo = code.current?.value.trim();
        await remove.act({ body: { senha, codigo: codigo || undefined } });
        notify(text('entrada.fator.removido'), { kind: 'success' });
      } else onCodes((await codes.act({ body: { senha } })).codigos);
      onClose();
    } catch (problem) {
      // shown with the field
      if (!(problem instanceof HttpProblem)) throw problem;
      if (refusalOf(problem, 'codigo')) {
        setAsksCode(true);
        code.current?.focus();
      } else password.current?.focus();
    }
  };
  const aboutCode = error ? refusalOf(error, 'codigo') : undefined;
  const [title, effect, label] = texts[doing];
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle id={titleId}>{text(title)}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{text(effect)}</p>
        <PasswordInput
          id="senha-confirmada"
          label={text('entrada.fator.confirmeSenha')}
          inputRef={password}
          error={aboutCode === undefined ? error?.message : undefined}
          autoFocus
          fullWidth
        />
        <TrialPassword />
        {asksCode && <CodeInput inputRef={code} recovery autoFocus error={aboutCode} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('entrada.fator.cancelar')}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {text(label)}
        </Button>
      </DialogActions>
    </form>
  );
};
