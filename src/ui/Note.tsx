import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Note.module.css';

const looks = {
  azul: Info,
  verde: CircleCheck,
  ambar: TriangleAlert,
  rubro: CircleAlert,
} as const satisfies Record<string, LucideIcon>;

interface NoteProps {
  readonly tone?: keyof typeof looks;
  /** Interrupts a screen reader: a refusal just now. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** A remark in the place that it is about. */
export const Note = ({ tone = 'azul', alert = false, children }: NoteProps) => {
  const Icon = looks[tone];
  return (
    <div className={classes(styles.note, styles[tone])} role={alert ? 'alert' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <div className="grow">{children}</div>
    </div>
  );
};
