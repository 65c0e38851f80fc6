import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { classes } from './classes.ts';
import { ExplainedButton } from './ExplainedButton.tsx';
import { MoreActions } from './MoreActions.tsx';
import { useFitting } from './use-fitting.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import type { BarAction } from './bar-action.ts';

interface ActionBarProps {
  readonly label: string;
  readonly actions: readonly BarAction[];
  /** Acts that only live in "Mais ações". */
  readonly more?: readonly BarAction[];
  /** At the left, as the count of the selection. */
  readonly start?: ReactNode;
  /** At the right, as "limpar a seleção"; never moves. */
  readonly end?: ReactNode;
  /** selection: the bar that replaces the filter bar. */
  readonly tone?: 'plain' | 'selection';
  readonly size?: 'small' | 'medium';
}

/** A bar that sheds: the last acts move into "Mais ações" before anything wraps. */
export const ActionBar = ({
  label,
  actions,
  more = [],
  start,
  end,
  tone = 'plain',
  size = 'medium',
}: ActionBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const { container, measure, fitting } = useFitting(
    actions.length,
    actions.findIndex((action) => action.primary),
    more.length > 0,
  );
  useRovingFocus(bar);
  const shown = actions.filter((_, index) => fitting.has(index));
  const hidden = actions.filter((_, index) => !fitting.has(index));
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={classes(styles.bar, styles[tone])}>
      {start}
      <div ref={container} className={styles.actions}>
        {shown.map((action) => (
          <Act key={action.id} action={action} size={size} />
        ))}
        {(hidden.length > 0 || more.length > 0) && <MoreActions actions={[...hidden, ...more]} size={size} />}
        <div ref={measure} className={styles.measure} inert aria-hidden="true">
          {actions.map((action) => (
            <Act key={action.id} action={action} size={size} />
          ))}
        </div>
      </div>
      {end}
    </div>
  );
};

interface ActProps {
  readonly action: BarAction;
  readonly size: 'small' | 'medium';
}

const Act = (props: ActProps) =>
  props.action.startsGroup ? (
    <span className={styles.group}>
      <ActButton {...props} />
    </span>
  ) : (
    <ActButton {...props} />
  );

const ActButton = ({ action, size }: ActProps) => {
  const { icon: Icon, label, count, motivo } = action;
  const content = (
    <>
      {label} {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (motivo !== undefined)
    return (
      <ExplainedButton motivo={motivo} question={action.question} wayOut={action.wayOut} size={size}>
        {content}
      </ExplainedButton>
    );
  return (
    <Button
      size={size}
      variant={action.primary ? 'contained' : action.quiet ? 'text' : 'outlined'}
      color={action.primary ? 'primary' : 'inherit'}
      startIcon={Icon && <Icon aria-hidden="true" />}
      loading={action.busy ?? null}
      loadingPosition="start"
      aria-keyshortcuts={action.shortcut}
      onClick={action.perform}
    >
      {content}
    </Button>
  );
};
