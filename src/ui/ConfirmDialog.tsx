import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { heldByTypedChoice } from './use-typed-choice.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, naming the object: "Cancelar o Contrato 102/2026?" */
  readonly title: string;
  /** The effect of the act. */
  readonly children?: ReactNode;
  /** The act itself, never "Sim". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  /** Ask for a reason; `required` keeps the dialog open until there is one. */
  readonly reason?: {
    readonly label: string;
    readonly hint?: string;
    readonly required: boolean;
    readonly max?: number;
    /** Something before it is filled in first. */
    readonly unfocused?: true;
  };
  /** Something that is asked in it takes the focus. */
  readonly asks?: boolean;
  /** Refusal of the server, beside the reason. */
  readonly error?: string;
  /** Whether what is asked above the reason is filled in; says there what is not. */
  readonly check?: () => boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before an act that cannot be undone or has legal effect; the focus starts at the safest place. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const titleId = useId();
  const [written, setWritten] = useState('');
  const { close, question } = useCloseUnlessTyped(
    written.trim() !== '',
    props.reason?.label ?? props.title,
    props.onClose,
  );
  if (!props.open && written !== '') setWritten('');
  return (
    <Dialog open={props.open} onClose={props.busy ? undefined : close} aria-labelledby={titleId} fullWidth>
      {props.open && <Question {...props} titleId={titleId} written={written} setWritten={setWritten} />}
      {props.open && question}
    </Dialog>
  );
};

interface CloseUnlessTyped {
  readonly close: () => void;
  /** What is asked, beside what was typed. */
  readonly question: ReactNode;
}

/**
 * Closes a dialog by a key or by a click beside it, which may be a slip: where something was typed, the person is asked first. The
 * button that gives up says what it does, and closes at once.
 * @param name what is being written
 */
export const useCloseUnlessTyped = (typed: boolean, name: string, onClose: () => void): CloseUnlessTyped => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    onClose();
  };
  return {
    close: typed ? () => setAsking(true) : onClose,
    question: asking && (
      <ConfirmDialog
        open
        destructive
        title={text('ui.sair.titulo')}
        cancelLabel={text('ui.sair.continuar')}
        confirmLabel={text('ui.sair.descartar')}
        onClose={() => setAsking(false)}
        onConfirm={leave}
      >
        {text('ui.sair.perde', { nome: name })}
      </ConfirmDialog>
    ),
  };
};

const defaultMax = 1000;

interface QuestionProps extends ConfirmDialogProps {
  readonly titleId: string;
  readonly written: string;
  readonly setWritten: (written: string) => void;
}

const Question = ({ titleId, written, setWritten, ...props }: QuestionProps) => {
  const text = useText();
  const [missing, setMissing] = useState(false);
  const { reason } = props;
  const max = reason?.max ?? defaultMax;
  const confirm = (): void => {
    if (heldByTypedChoice()) return;
    const complete = props.check?.() ?? true;
    if (reason?.required && written.trim() === '') setMissing(true);
    else if (complete) props.onConfirm(written.trim());
  };
  const complaint = missing && written.trim() === '' ? reason?.hint : props.error;
  return (
    <>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>
        {props.children !== undefined && <div className="sub">{props.children}</div>}
        {reason && (
          <TextField
            sx={{ mt: 1.5 }}
            label={reason.label}
            multiline
            minRows={2}
            autoFocus={!reason.unfocused}
            value={written}
            placeholder={reason.hint}
            error={complaint !== undefined}
            helperText={complaint ?? text('ui.contador', { n: written.length, maximo: max })}
            slotProps={{ htmlInput: { maxLength: max, 'aria-required': reason.required } }}
            onChange={(event) => setWritten(event.target.value)}
          />
        )}
        {!reason && props.error !== undefined && <p role="alert">{props.error}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} disabled={props.busy} autoFocus={!reason && props.asks !== true}>
          {props.cancelLabel ?? text('ui.voltar')}
        </Button>
        <Button
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
          loading={props.busy ?? null}
          onClick={confirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
};
