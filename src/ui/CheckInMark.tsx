import { UserCheck, UserLock } from 'lucide-react';
import { formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { CheckIn } from '#schemas/shapes/conteudo.ts';
import styles from './marks.module.css';

/** Who is working on a content now; free says nothing. */
export const CheckInMark = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const text = useText();
  if (checkIn.situacao === 0) return null;
  const mine = checkIn.situacao === 1;
  const Icon = mine ? UserCheck : UserLock;
  return (
    <span
      className={styles.checkIn}
      title={checkIn.desde === undefined ? undefined : formatTime(checkIn.desde)}
    >
      <Icon size={14} aria-hidden="true" />
      {mine
        ? text('ui.checkIn.comVoce')
        : text('ui.checkIn.com', { nome: shortName(checkIn.usuario?.nome ?? '') })}
    </span>
  );
};

/** "Rafael Monteiro Lins" in a narrow place: Rafael L. */
export const shortName = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return last === '' ? first : `${first} ${last.charAt(0)}.`;
};
