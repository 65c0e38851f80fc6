import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { setLetterKeys, useLetterKeys } from './letter-keys.ts';
import { useOfferedShortcuts } from './use-shortcuts.ts';
import styles from './ShortcutMap.module.css';

/** The map of the keys that act now, and the way to turn single letters off. */
export const ShortcutMap = () => {
  const text = useText();
  const helpId = useId();
  const letters = useLetterKeys();
  const shortcuts = useOfferedShortcuts();
  const groups = [...new Set(shortcuts.map(({ group = '' }) => group))];
  return (
    <>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h4 className={styles.title}>{group || text('ui.atalhos.nestaTela')}</h4>
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
    </>
  );
};
