import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { iconOfFile } from './kind-of-file.ts';
import { useJuntar, type Chosen } from './use-juntar.ts';
import styles from './Anexos.module.css';

interface JuntarDialogProps {
  readonly conteudoId: number;
  /** Folders that already have something. */
  readonly pastas: readonly string[];
  readonly onClose: () => void;
}

const longestFolder = 60;

/** Chooses a folder and files, and joins them one after the other; what was refused stays, with the reason. */
export const JuntarDialog = ({ conteudoId, pastas, onClose }: JuntarDialogProps) => {
  const text = useText();
  const titleId = useId();
  const folderId = useId();
  const [pasta, setPasta] = useState(pastas[0] ?? text('anexos.dialogo.pastaPadrao'));
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState(0);
  const { chosen, busy, choose, leaveOut, join } = useJuntar(conteudoId);
  const folderProblem = folderProblemOf(pasta, text);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (folderProblem !== undefined || chosen.length === 0 || busy) return;
    const stayed = await join(pasta.trim());
    setLeft(stayed);
    // while something stays, each row says how it went
    if (stayed > 0) return;
    notify(text('anexos.dialogo.feito', { count: chosen.length, pasta: pasta.trim() }));
    onClose();
  };
  return (
    <Dialog open fullWidth onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{text('anexos.dialogo.titulo')}</DialogTitle>
        <DialogContent className={styles.dialogo}>
          <Autocomplete
            id={folderId}
            freeSolo
            selectOnFocus
            options={pastas}
            inputValue={pasta}
            disabled={busy}
            clearText={text('ui.limpar')}
            onInputChange={(_, typed) => setPasta(typed)}
            renderInput={(params) => (
              <TextField
                {...params}
                label={text('anexos.dialogo.pasta')}
                autoFocus
                error={asked && folderProblem !== undefined}
                helperText={(asked ? folderProblem : undefined) ?? text('anexos.dialogo.pastaAjuda')}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, 'aria-required': true },
                }}
              />
            )}
          />
          <FileDrop
            label={text('anexos.dialogo.arquivos')}
            kinds={text('anexos.dialogo.aceitos')}
            disabled={busy}
            problem={asked && chosen.length === 0 ? text('anexos.dialogo.semArquivo') : undefined}
            onChoose={choose}
          />
          {chosen.length > 0 && (
            <ul className={styles.chosen} aria-label={text('anexos.dialogo.arquivos')}>
              {chosen.map((one) => (
                <ChosenRow key={one.key} one={one} busy={busy} onLeaveOut={leaveOut} />
              ))}
            </ul>
          )}
          {left > 0 && !busy && (
            <Note tone="rubro" alert>
              {text('anexos.dialogo.ficaram', { count: left })}
            </Note>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {text('anexos.dialogo.fechar')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {text(left > 0 ? 'anexos.dialogo.deNovo' : 'anexos.dialogo.botao')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const folderProblemOf = (pasta: string, text: ReturnType<typeof useText>): string | undefined => {
  if (pasta.trim() === '') return text('anexos.dialogo.semPasta');
  if (pasta.trim().length > longestFolder)
    return text('anexos.dialogo.pastaLonga', { maximo: longestFolder });
  return undefined;
};

interface ChosenRowProps {
  readonly one: Chosen;
  readonly busy: boolean;
  readonly onLeaveOut: (key: string) => void;
}

const ChosenRow = ({ one: { key, file, state, problem }, busy, onLeaveOut }: ChosenRowProps) => {
  const text = useText();
  const Icon = problem !== undefined ? CircleAlert : state === 'junto' ? CircleCheck : iconOfFile(file.type);
  return (
    <li className={classes(styles.row, problem !== undefined && styles.refused)}>
      <Icon size={18} aria-hidden="true" className={styles.kind} />
      <div className="grow">
        <p className={styles.chosenName}>{file.name}</p>
        <p className="xs mut num">{formatBytes(file.size)}</p>
        {state === 'enviando' && (
          <LinearProgress aria-label={`${text('anexos.dialogo.enviando')} ${file.name}`} />
        )}
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </div>
      {state === 'junto' ? (
        <span className="xs sub">{text('anexos.dialogo.junto')}</span>
      ) : (
        !busy && (
          <IconAction
            size="small"
            icon={X}
            label={text('anexos.dialogo.fora', { nome: file.name })}
            onClick={() => onLeaveOut(key)}
          />
        )
      )}
    </li>
  );
};
