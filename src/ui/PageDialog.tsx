import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconAction } from './IconAction.tsx';
import styles from './PageDialog.module.css';

interface PageDialogProps {
  readonly title: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** Beside the title, before what closes. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to be read over the screen, as high as the window: a paper, a file, two versions. */
export const PageDialog = ({ title, note, actions, closeLabel, onClose, children }: PageDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.page } }}
    >
      <header className={styles.head}>
        <div className="grow">
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {note !== undefined && <div className="sm sub">{note}</div>}
        </div>
        {actions}
        <IconAction icon={X} label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </Dialog>
  );
};
