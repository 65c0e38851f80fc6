import { Button } from '@mui/material';
import { Check, CircleAlert } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { Lines } from '#src/ui/Lines.tsx';
import styles from './Form.module.css';

interface Props {
  errors: number;
  dirty: boolean;
  saving: boolean;
  /** What the server said of the whole, when no field is to blame. */
  problem: string | undefined;
  onGoToField: () => void;
  onDiscard: () => void;
}

/** Always in sight: what is wrong at the left, discard and save at the right. */
export function SaveBar({ errors, dirty, saving, problem, onGoToField, onDiscard }: Props) {
  const text = useText();
  const message = errors > 0 ? text('cadastro.formulario.erros', { count: errors }) : problem;
  return (
    <div className={styles.bar}>
      <div className={styles.alert} role="alert">
        {message !== undefined && (
          <>
            <CircleAlert size={18} aria-hidden />
            <div>
              <Lines text={message} />
            </div>
          </>
        )}
      </div>
      {errors > 0 && (
        <Button variant="text" color="primary" onClick={onGoToField}>
          {text('cadastro.formulario.irAoCampo')}
        </Button>
      )}
      <span className="grow" />
      <span className={`sm mut ${styles.unsaved}`} role="status">
        {dirty && !saving ? text('cadastro.formulario.naoSalvas') : ''}
      </span>
      <Button variant="text" onClick={onDiscard} disabled={saving}>
        {text('cadastro.formulario.descartar')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        loading={saving}
        loadingPosition="start"
        startIcon={<Check aria-hidden />}
        aria-keyshortcuts="Control+S"
      >
        {text('cadastro.formulario.salvar')}
      </Button>
    </div>
  );
}
