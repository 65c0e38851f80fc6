import { Calendar, CirclePause, Clock, ClockAlert } from 'lucide-react';
import { daysBetween, formatDay, formatShortDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import styles from './marks.module.css';

interface PrazoMarkProps {
  /** yyyy-MM-dd */
  readonly prazo?: string;
  readonly suspenso?: boolean;
  /** Of a signature that is waited for, and not of the content itself, which may have another. */
  readonly assinatura?: boolean;
  /** From how many days before it the deadline is near. */
  readonly nearDays?: number;
  readonly now?: Date;
}

/** A deadline in words: late, today, near or far. */
export const PrazoMark = ({
  prazo,
  suspenso = false,
  assinatura = false,
  nearDays = 3,
  now = new Date(),
}: PrazoMarkProps) => {
  const text = useText();
  const say = (words: string): string =>
    assinatura
      ? text('ui.prazo.assinatura', { prazo: words.charAt(0).toLowerCase() + words.slice(1) })
      : words;
  if (suspenso) return <Mark icon={CirclePause} label={text('ui.prazo.suspenso')} />;
  if (prazo === undefined) return null;
  const days = daysBetween(now, prazo);
  const hint = text('ui.prazo.dica', { dia: formatDay(prazo) });
  if (days < 0)
    return (
      <Mark
        icon={ClockAlert}
        tone="late"
        label={say(text('ui.prazo.atrasado', { count: -days }))}
        hint={hint}
      />
    );
  if (days === 0) return <Mark icon={Clock} tone="today" label={say(text('ui.prazo.hoje'))} hint={hint} />;
  if (days <= nearDays)
    return <Mark icon={Clock} tone="near" label={say(text('ui.prazo.em', { count: days }))} hint={hint} />;
  return (
    <Mark
      icon={Calendar}
      tone="far"
      label={say(text('ui.prazo.ate', { dia: formatShortDay(prazo) }))}
      hint={hint}
    />
  );
};

interface MarkProps {
  readonly icon: typeof Clock;
  readonly tone?: 'late' | 'today' | 'near' | 'far';
  readonly label: string;
  readonly hint?: string;
}

const Mark = ({ icon: Icon, tone = 'far', label, hint }: MarkProps) => (
  <span className={classes(styles.prazo, styles[tone])} title={hint}>
    <Icon size={14} strokeWidth={2} aria-hidden="true" />
    {label}
  </span>
);
