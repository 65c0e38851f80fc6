import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { Note } from '#src/ui/Note.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { administrationPath } from '../administration-path.ts';
import { emptyKey, problemsOf } from '../new-key.ts';
import { useAbrir, useTrocarChave } from '../queries.ts';
import styles from '../AreaRestrita.module.css';
import { ChaveNova } from './ChaveNova.tsx';

/** The first use: an administrator of the installation chooses the key; everybody else is told who does. */
export const DefinirChave = () => {
  const text = useText();
  const administrator = useSession()?.dados.perfilAcesso.administrador === true;
  return (
    <Sheet title={text('areaRestrita.definir.titulo')}>
      {administrator ? (
        <FirstKey />
      ) : (
        <div className={styles.form}>
          <Note>{text('areaRestrita.definir.outro')}</Note>
          <BackLink />
        </div>
      )}
    </Sheet>
  );
};

const FirstKey = () => {
  const text = useText();
  const define = useTrocarChave();
  const open = useAbrir();
  const [key, setKey] = useState(emptyKey);
  const [judged, setJudged] = useState(false);
  const send = async (): Promise<void> => {
    try {
      await define.act({ body: { nova: key.nova } });
      await open.act({ body: { chave: key.nova } });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      notifyProblem(error);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setJudged(true);
    if (Object.keys(problemsOf(key)).length === 0) void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Note tone="ambar">{text('areaRestrita.definir.explica')}</Note>
      <ChaveNova value={key} judged={judged} onChange={setKey} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          loading={define.isPending || open.isPending}
          startIcon={<KeyRound aria-hidden="true" />}
        >
          {text('areaRestrita.definir.definir')}
        </Button>
        <BackLink />
      </div>
    </form>
  );
};

const BackLink = () => {
  const text = useText();
  return (
    <span>
      <Button variant="text" component={Link} to={administrationPath}>
        {text('areaRestrita.chave.voltar')}
      </Button>
    </span>
  );
};
