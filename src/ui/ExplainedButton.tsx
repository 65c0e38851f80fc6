import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { CircleHelp, Lock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './ExplainedButton.module.css';

type ExplainedButtonProps = Omit<ButtonProps, 'variant' | 'disabled' | 'aria-disabled' | 'onClick'> & {
  /** Why the act is refused now. */
  readonly motivo: ReactNode;
  /** Title of the popover; by default "Por que não posso?". */
  readonly question?: string;
  /** Ways out, as buttons. */
  readonly wayOut?: ReactNode;
};

/** An act that is refused now: it keeps its place and the focus, and says why and what to do. */
export const ExplainedButton = ({
  motivo,
  question,
  wayOut,
  children,
  startIcon,
  ...rest
}: ExplainedButtonProps) => {
  const text = useText();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...rest}
        variant="explica"
        aria-disabled="true"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={startIcon ?? <Lock aria-hidden="true" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles.why } as object }}
      >
        <p className={styles.title} id={titleId}>
          <CircleHelp size={16} aria-hidden="true" />
          {question ?? text('ui.porQueNao')}
        </p>
        <div className="sm sub">{motivo}</div>
        {/* whichever way out is taken, the reason has been read */}
        <div className={styles.out} onClick={() => setAnchor(null)}>
          {wayOut}
          <Button size="small" variant="text" autoFocus={wayOut === undefined}>
            {text('ui.fechar')}
          </Button>
        </div>
      </Popover>
    </>
  );
};
