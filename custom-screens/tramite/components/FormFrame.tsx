import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import type { TramiteScreen } from '../use-tramite.ts';
import styles from './Tramite.module.css';

interface FormFrameProps {
  readonly title: string;
  readonly screen: Pick<TramiteScreen, 'progress' | 'submit' | 'leave' | 'unsaved'> &
    Partial<Pick<TramiteScreen, 'ficaram' | 'closeFicaram'>>;
  readonly sendLabel: string;
  /** How many are being sent. */
  readonly total: number;
  /** Nothing can be sent. */
  readonly idle?: boolean;
  /** The fields. */
  readonly children: ReactNode;
  /** What is being forwarded. */
  readonly side: ReactNode;
}

/** The page of the form: fields, what is forwarded at the side, and the bar at the foot. Ctrl+Enter sends. */
export const FormFrame = (props: FormFrameProps) => {
  const { title, screen, sendLabel, total, idle = false, children, side } = props;
  const text = useText();
  const { progress, submit, leave, unsaved, ficaram = [], closeFicaram = leave } = screen;
  const sending = progress !== undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!idle) void submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // as the button does: what a field has to say against it is heard
    event.currentTarget.requestSubmit();
  };
  return (
    <form className={styles.page} noValidate onSubmit={send} onKeyDown={onKeyDown}>
      <PageHeader
        title={title}
        pageName={text('tramite.pagina')}
        crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: text('tramite.pagina') }]}
      />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.side} aria-label={text('tramite.resumo')}>
          {side}
        </aside>
      </div>
      <div className={styles.foot}>
        <span className={styles.hint}>{text('tramite.atalho', { ato: sendLabel })}</span>
        <span className="grow" />
        <Button onClick={leave} disabled={sending}>
          {text('tramite.cancelar')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={idle}
          loading={sending}
          loadingPosition="start"
          startIcon={<Send aria-hidden="true" />}
          aria-keyshortcuts="Control+Enter"
        >
          {sending && total > 1 ? text('tramite.tramitando', { n: progress, total }) : sendLabel}
        </Button>
      </div>
      {ficaram.length > 0 && (
        <ResultDialog
          title={text('tramite.ficaram', { count: ficaram.length })}
          results={ficaram}
          onClose={closeFicaram}
        />
      )}
      <LeaveGuard when={unsaved} name={title} />
    </form>
  );
};
