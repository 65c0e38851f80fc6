import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from '#src/theme/tokens.ts';
import { classes } from './classes.ts';
import styles from './Chip.module.css';
import tones from './tones.module.css';

interface ChipProps {
  readonly icon: LucideIcon;
  readonly tone?: ToneName;
  /** soft: a state; outlined: an old record; solid and max: growing weight; dashed: not yet a document. */
  readonly weight?: 'soft' | 'outlined' | 'solid' | 'max' | 'dashed';
  /** Pill: only for secrecy and access. */
  readonly pill?: boolean;
  /** Further explanation; never the only place of a text. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A meaning in icon and word; the colour only repeats it. Never clickable. */
export const Chip = ({
  icon: Icon,
  tone = 'pedra',
  weight = 'soft',
  pill = false,
  hint,
  children,
}: ChipProps) => (
  <span className={classes(styles.chip, tones[tone], styles[weight], pill && styles.pill)} title={hint}>
    <Icon size={13} strokeWidth={2} aria-hidden="true" />
    {children}
  </span>
);
