import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import styles from './CountTabs.module.css';
import { classes } from './classes.ts';

export interface CountTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
  /** Some of them are late: the count turns to the tone of what is wrong. */
  readonly late?: boolean;
}

interface CountTabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly CountTab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Prefix of the ids of the panels: `<panels>-<value>`. */
  readonly panels?: string;
}

/** Folder tabs: the selected one joins the sheet below; each may say how many there are. */
export const CountTabs = <Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panels,
}: CountTabsProps<Value>) => (
  <Tabs
    className={styles.tabs}
    value={value}
    aria-label={label}
    onChange={(_, chosen: Value) => onChange(chosen)}
    selectionFollowsFocus={false}
  >
    {tabs.map(({ value: each, label: name, count, late }) => (
      <Tab
        key={each}
        value={each}
        id={panels && `${panels}-${each}-aba`}
        aria-controls={panels && `${panels}-${each}`}
        label={
          <span className={styles.label}>
            {name}{' '}
            {count !== undefined && (
              <span className={classes(styles.count, late && styles.late)}>{count}</span>
            )}
          </span>
        }
      />
    ))}
  </Tabs>
);
