import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import { daysBetween, formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import styles from './marks.module.css';

interface VigenciaMarkProps {
  /** From when and until when it is valid (yyyy-MM-dd). */
  readonly vigencia: { readonly inicio?: string; readonly fim?: string } | undefined;
  /** Says also that it is valid, without anything near. */
  readonly always?: boolean;
  readonly now?: Date;
}

/** Days before its end from which it is said to be near. */
const nearDays = 30;

/** That it is no longer valid, that its end is near or that it is not valid yet, in words and colour. */
export const VigenciaMark = ({ vigencia, always = false, now = new Date() }: VigenciaMarkProps) => {
  const text = useText();
  const { inicio, fim } = vigencia ?? {};
  if (inicio === undefined && fim === undefined) return null;
  const left = fim === undefined ? undefined : daysBetween(now, fim);
  const until = fim === undefined ? '' : formatDay(fim);
  const expired = left !== undefined && left < 0;
  const future = inicio !== undefined && daysBetween(now, inicio) > 0;
  const near = left !== undefined && left <= nearDays;
  if (!expired && !future && !near && !always) return null;
  const Icon = expired ? CalendarX : near || future ? CalendarClock : CalendarCheck;
  const label = expired
    ? text('ui.vigencia.vencida', { dia: until })
    : future
      ? text('ui.vigencia.futura', { dia: formatDay(inicio) })
      : fim === undefined
        ? text('ui.vigencia.semFim')
        : text('ui.vigencia.ate', { dia: until });
  return (
    <span className={classes(styles.prazo, styles[expired ? 'late' : near ? 'near' : 'far'])}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {label}
    </span>
  );
};
