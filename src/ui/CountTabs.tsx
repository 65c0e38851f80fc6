import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { LucideIcon } from 'lucide-react';
import styles from './CountTabs.module.css';
import { classes } from './classes.ts';
import { Hint } from './Hint.tsx';
import { useTabsLevel } from './use-tabs-level.ts';

export interface CountTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
  /** Said after the count: what has come since. */
  readonly since?: string;
  /** Some of them are late: the count turns to the tone of what is wrong. */
  readonly late?: boolean;
  /** Stands for the name where the names do not fit; all the tabs of a bar have one, or none. */
  readonly icon?: LucideIcon;
}

interface CountTabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly CountTab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Prefix of the ids of the panels: `<panels>-<value>`. */
  readonly panels?: string;
}

/** Folder tabs: the selected one joins the sheet below; each may say how many there are, and none hides while it can be seen. */
export const CountTabs = <Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panels,
}: CountTabsProps<Value>) => {
  const { bar, level } = useTabsLevel(
    tabs.every(({ icon }) => icon) ? ['larga', 'justa', 'icones'] : ['larga', 'justa'],
    JSON.stringify([value, tabs.map(({ label: name, count, since }) => [name, count, since])]),
  );
  return (
    <Tabs
      ref={bar}
      className={styles.tabs}
      data-level={level}
      value={value}
      aria-label={label}
      onChange={(_, chosen: Value) => onChange(chosen)}
      selectionFollowsFocus={false}
    >
      {tabs.map(({ value: each, label: name, count, since, late, icon: Icon }) => (
        <HintedTab
          key={each}
          value={each}
          id={panels && `${panels}-${each}-aba`}
          aria-controls={panels && `${panels}-${each}`}
          hint={level === 'icones' && each !== value ? name : ''}
          label={
            <span className={styles.label}>
              {Icon && <Icon className={styles.icon} size={16} aria-hidden />}
              <span className={styles.name}>{name}</span>{' '}
              {count !== undefined && (
                <span className={classes(styles.count, late && styles.late)}>
                  {count}
                  {since !== undefined && ` ${since}`}
                </span>
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
};

/** The bar gives its own properties to each child, which hands them to the tab. */
const HintedTab = ({ hint, ...tab }: TabProps & { readonly hint: string }) => (
  <Hint title={hint}>
    <Tab {...tab} />
  </Hint>
);
