import { CalendarDays } from 'lucide-react';
import type { Agenda } from '#schemas/shapes/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { entradasDe } from '../entradas.ts';
import { diaExtenso } from '../palavras.ts';
import styles from '../Agenda.module.css';
import { Linha } from './Linha.tsx';

interface ListaProps {
  readonly agenda: Agenda;
  readonly dias: readonly string[];
  readonly hoje: string;
  readonly onOpen: (compromisso: Compromisso) => void;
}

/** The days one below the other, those that have something: what a phone shows, and the view of one day. */
export const Lista = ({ agenda, dias, hoje, onOpen }: ListaProps) => {
  const text = useText();
  const filled = dias
    .map((dia) => ({ dia, entradas: entradasDe(agenda, dia) }))
    .filter(({ entradas }) => entradas.length > 0);
  if (filled.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={text('agenda.vazio')}>
        {text('agenda.vazioTexto')}
      </EmptyState>
    );
  return (
    <ol className={styles.lista}>
      {filled.map(({ dia, entradas }) => (
        <li key={dia}>
          <h2 className={classes(styles.dia, dia === hoje && styles.deHoje)}>{diaExtenso(dia)}</h2>
          <ul className={styles.linhas}>
            {entradas.map((entrada) => (
              <li key={entrada.key}>
                <Linha entrada={entrada} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
