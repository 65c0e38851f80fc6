import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PenLine, X } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import type { useSelection } from '../use-selection.ts';
import styles from './Assinatura.module.css';

interface SelectionBarProps {
  readonly selection: ReturnType<typeof useSelection>;
  readonly possible: readonly number[];
  readonly onSign: () => void;
}

/** Choosing all; with a selection, the same place holds the act. */
export const SelectionBar = ({ selection, possible, onSign }: SelectionBarProps) => {
  const text = useText();
  const count = selection.ids.length;
  const all = (
    <Checkbox
      checked={count > 0 && count === possible.length}
      indeterminate={count > 0 && count < possible.length}
      disabled={possible.length === 0}
      slotProps={{ input: { 'aria-label': text('assinatura.selecionarTodos') } }}
      onChange={() => (count === possible.length ? selection.clear() : selection.set(possible))}
    />
  );
  if (count === 0)
    return (
      <div className={styles.bar}>
        <FormControlLabel control={all} label={text('assinatura.selecionarTodos')} />
        <span className={styles.instruction}>{text('assinatura.instrucao')}</span>
      </div>
    );
  return (
    <ActionBar
      tone="selection"
      label={text('assinatura.barra')}
      start={
        <>
          {all}
          <b aria-live="polite">{text('assinatura.selecionados', { count })}</b>
        </>
      }
      actions={[
        {
          id: 'assinar',
          label: text('assinatura.assinarVarios', { count }),
          icon: PenLine,
          primary: true,
          shortcut: 's',
          perform: onSign,
        },
      ]}
      end={<IconAction icon={X} size="small" label={text('assinatura.limpar')} onClick={selection.clear} />}
    />
  );
};
