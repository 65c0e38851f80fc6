import { Checkbox } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from './PermissionMatrix.module.css';

interface Props {
  /** What it grants, for who hears it; seen too where there is no column to say it. */
  label: string;
  shown?: boolean;
  /** Seen instead of the label where the column already says part of it. */
  short?: string;
  help?: string | undefined;
  future?: boolean | undefined;
  checked: boolean;
  changed: boolean;
  idle: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** One grant: a box, its name, and a mark while it differs from what is saved. */
export function GrantBox(props: Props) {
  const { label, shown, short, help, future, checked, changed, idle, onChange } = props;
  const text = useText();
  return (
    <label className={classes(styles.box, changed && styles.changed)} title={help}>
      <Checkbox
        size="small"
        checked={checked}
        disabled={idle}
        slotProps={{
          input: { 'aria-label': changed ? `${label} (${text('cadastro.permissoes.mudou')})` : label },
        }}
        onChange={(_, now) => onChange(now)}
      />
      <span className={shown ? undefined : styles.narrow} aria-hidden="true">
        {short ?? label}
        {future && <span className={styles.future}>{text('cadastro.permissoes.futura')}</span>}
      </span>
    </label>
  );
}
