import Button from '@mui/material/Button';
import type { ArranjoPainel } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useArrangement } from '#src/painel/use-arrangement.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Home.module.css';

/** The profile has another home since the person arranged theirs: to take it, or to stay. */
export const ChangedStandard = ({ arranjo }: { readonly arranjo: ArranjoPainel }) => {
  const text = useText();
  const { keep } = useArrangement();
  return (
    <div className={styles.note}>
      <Note>
        <p>{text('painel.mudou')}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={() => keep(undefined)}>
            {text('painel.usarPadrao')}
          </Button>
          <Button size="small" onClick={() => keep(arranjo)}>
            {text('painel.manter')}
          </Button>
        </div>
      </Note>
    </div>
  );
};
