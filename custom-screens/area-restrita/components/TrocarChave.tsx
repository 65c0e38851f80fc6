import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { emptyKey, problemsOf } from '../new-key.ts';
import { useTrocarChave } from '../queries.ts';
import styles from '../AreaRestrita.module.css';
import { ChaveNova } from './ChaveNova.tsx';

const titleId = 'trocar-chave-titulo';

/** Changes the key for who knows the present one; the area closes, here and everywhere. */
export const TrocarChave = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const change = useTrocarChave();
  const [atual, setAtual] = useState('');
  const [key, setKey] = useState(emptyKey);
  const [judged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (): Promise<void> => {
    setRefusal(undefined);
    try {
      await change.act({ body: { atual, nova: key.nova } });
      notify(text('areaRestrita.trocar.trocada'));
      onClose();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setRefusal(error.message);
    }
  };
  const submit = (): void => {
    setJudged(true);
    if (atual !== '' && Object.keys(problemsOf(key)).length === 0) void send();
  };
  return (
    <Dialog open onClose={change.isPending ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id={titleId}>{text('areaRestrita.trocar.titulo')}</DialogTitle>
        <DialogContent>
          <div className={styles.form}>
            <p className="sub">{text('areaRestrita.trocar.explica')}</p>
            {refusal !== undefined && (
              <Note tone="rubro" alert>
                {refusal}
              </Note>
            )}
            <PasswordInput
              id="chave-atual"
              label={text('areaRestrita.trocar.atual')}
              error={judged && atual === '' ? text('areaRestrita.chave.faltando') : undefined}
              autoFocus
              newSecret
              value={atual}
              onChange={({ target }) => setAtual(target.value)}
            />
            <ChaveNova value={key} judged={judged} onChange={setKey} />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={change.isPending}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={change.isPending}>
            {text('areaRestrita.trocar.trocar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
