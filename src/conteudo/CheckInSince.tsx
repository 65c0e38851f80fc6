import { UserCheck, UserLock } from 'lucide-react';
import type { CheckIn } from '#schemas/shapes/conteudo.ts';
import { formatShortDay, formatTime, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Consulta.module.css';

/** Who is working on it and since when; what is free says nothing. */
export const CheckInSince = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const text = useText();
  const { situacao, desde, usuario } = checkIn;
  if (situacao === 0 || desde === undefined) return null;
  const today = isoDay(desde) === isoDay(new Date());
  const hora = today ? formatTime(desde) : formatShortDay(desde);
  const Icon = situacao === 1 ? UserCheck : UserLock;
  return (
    <span className={styles.checkIn}>
      <Icon size={16} aria-hidden="true" />
      {situacao === 1
        ? text('consulta.comVoceDesde', { hora })
        : text('consulta.comOutroDesde', { nome: usuario?.nome, hora })}
    </span>
  );
};
