import { CalendarOff, Clock, Flag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Entrada } from '../entradas.ts';
import styles from '../Agenda.module.css';

interface LinhaProps {
  readonly entrada: Entrada;
  readonly onOpen: (compromisso: Compromisso) => void;
}

const icons = { feriado: Flag, ausencia: CalendarOff, prazo: Clock } as const;

/** One line of a day: an event opens, a deadline leads to its content, a holiday is only read. */
export const Linha = ({ entrada, onOpen }: LinhaProps) => {
  const text = useText();
  const { especie, hora, nome, atrasado, to, compromisso } = entrada;
  const Icon = especie === 'compromisso' ? undefined : icons[especie];
  const inside = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {hora !== undefined && <span className={styles.hora}>{hora}</span>}
      <span className={styles.nome}>{nome}</span>
      {atrasado && <span className={styles.atrasado}>{text('agenda.atrasado')}</span>}
    </>
  );
  const look = classes(styles.linha, styles[especie]);
  if (compromisso)
    return (
      <button type="button" className={look} title={nome} onClick={() => onOpen(compromisso)}>
        {inside}
      </button>
    );
  if (to !== undefined)
    return (
      <Link className={look} to={to} title={nome}>
        {inside}
      </Link>
    );
  return (
    <span className={look} title={nome}>
      {inside}
    </span>
  );
};
