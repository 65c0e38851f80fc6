import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { setLetterKeys, useLetterKeys } from './letter-keys.ts';
import type { Shortcut } from './use-shortcuts.ts';
import styles from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  readonly shortcuts: readonly Omit<Shortcut, 'perform'>[];
  readonly onClose: () => void;
}

/** The map of the shortcuts of a screen, and the way to turn single letters off. */
export const ShortcutsDialog = ({ shortcuts, onClose }: ShortcutsDialogProps) => {
  const text = useText();
  const titleId = useId();
  const helpId = useId();
  const letters = useLetterKeys();
  const groups = [...new Set(shortcuts.map(({ group = '' }) => group))];
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('ui.atalhos.titulo')}</DialogTitle>
      <DialogContent>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group}>
              <h3 className={styles.title}>{group}</h3>
              <dl className={styles.keys}>
                {shortcuts
                  .filter((shortcut) => (shortcut.group ?? '') === group)
                  .map(({ keys, label }) => (
                    <div key={keys}>
                      <dt>
                        {keys.split(/[ +]/).map((key) => (
                          <kbd key={key}>{key === 'Escape' ? 'Esc' : key}</kbd>
                        ))}
                      </dt>
                      <dd>{label}</dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
        <FormControlLabel
          control={
            <Checkbox
              checked={letters}
              slotProps={{ input: { 'aria-describedby': helpId } }}
              onChange={(_, on) => setLetterKeys(on)}
            />
          }
          label={text('ui.atalhos.letras')}
        />
        <p id={helpId} className="xs mut">
          {text('ui.atalhos.letrasAjuda')}
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('ui.atalhos.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
