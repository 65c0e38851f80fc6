import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { administrationPath } from '../administration-path.ts';
import { useAbrir } from '../queries.ts';
import styles from '../AreaRestrita.module.css';

interface Props {
  /** The area was open until now, in front of the person. */
  readonly closedNow: boolean;
}

/** Asks for the key. A wrong one leads back to the administration, with what the server said. */
export const DigitarChave = ({ closedNow }: Props) => {
  const text = useText();
  const navigate = useNavigate();
  const open = useAbrir();
  const [chave, setChave] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async (): Promise<void> => {
    try {
      await open.act({ body: { chave } });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      notifyProblem(error);
      // without an answer nobody knows whether the key is wrong
      if (!error.noAnswer) void navigate(administrationPath, { replace: true });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chave === '') setMissing(true);
    else void send();
  };
  return (
    <Sheet title={text('areaRestrita.chave.titulo')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {closedNow && <Note tone="ambar">{text('areaRestrita.chave.fechou')}</Note>}
        <PasswordInput
          id="chave"
          label={text('areaRestrita.chave.rotulo')}
          help={text('areaRestrita.chave.ajuda')}
          error={missing && chave === '' ? text('areaRestrita.chave.faltando') : undefined}
          autoFocus
          newSecret
          value={chave}
          onChange={({ target }) => setChave(target.value)}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            loading={open.isPending}
            startIcon={<KeyRound aria-hidden="true" />}
          >
            {text('areaRestrita.chave.abrir')}
          </Button>
          <Button variant="text" component={Link} to={administrationPath}>
            {text('areaRestrita.chave.voltar')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
