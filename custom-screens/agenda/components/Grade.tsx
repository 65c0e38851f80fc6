import { useEffect, useRef } from 'react';
import type { Agenda } from '#schemas/shapes/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { entradasDe } from '../entradas.ts';
import { diaExtenso, nomesDaSemana } from '../palavras.ts';
import styles from '../Agenda.module.css';
import { Linha } from './Linha.tsx';

interface GradeProps {
  readonly agenda: Agenda;
  readonly dias: readonly string[];
  readonly dia: string;
  readonly hoje: string;
  /** What the table is of, in words. */
  readonly periodo: string;
  /** Lines that fit in a day; the rest is in the day itself. */
  readonly most: number;
  readonly onDia: (dia: string) => void;
  readonly onVerDia: (dia: string) => void;
  readonly onOpen: (compromisso: Compromisso) => void;
}

/** Weeks as rows, from Monday: a table, with the name of each day on its button. */
export const Grade = ({ agenda, dias, dia, hoje, periodo, most, onDia, onVerDia, onOpen }: GradeProps) => {
  const text = useText();
  const weeks = Array.from({ length: dias.length / 7 }, (_, at) => dias.slice(at * 7, at * 7 + 7));
  const month = dia.slice(0, 7);
  const table = useRef<HTMLTableElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // who goes by keyboard from day to day hears each of them
    if (table.current?.contains(document.activeElement)) chosen.current?.focus();
  }, [dia]);
  return (
    <table
      ref={table}
      className={classes(styles.grade, weeks.length === 1 && styles.semana)}
      aria-label={text('agenda.grade', { periodo })}
    >
      <thead>
        <tr>
          {nomesDaSemana(dias).map((nome) => (
            <th key={nome} scope="col">
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const entradas = entradasDe(agenda, one);
              const shown = entradas.length > most ? entradas.slice(0, most - 1) : entradas;
              return (
                <td
                  key={one}
                  className={classes(
                    one === dia && styles.escolhido,
                    weeks.length > 1 && !one.startsWith(month) && styles.fora,
                  )}
                >
                  <button
                    type="button"
                    ref={one === dia ? chosen : undefined}
                    className={classes(styles.numero, one === hoje && styles.hoje)}
                    aria-current={one === hoje ? 'date' : undefined}
                    aria-pressed={one === dia}
                    aria-label={text('agenda.diaRotulo', { dia: diaExtenso(one), count: entradas.length })}
                    onClick={() => onDia(one)}
                    onDoubleClick={() => onVerDia(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                  {shown.length > 0 && (
                    <ul className={styles.linhas}>
                      {shown.map((entrada) => (
                        <li key={entrada.key}>
                          <Linha entrada={entrada} onOpen={onOpen} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {shown.length < entradas.length && (
                    <button
                      type="button"
                      className={styles.mais}
                      aria-label={text('agenda.verDia', { dia: diaExtenso(one) })}
                      onClick={() => onVerDia(one)}
                    >
                      {text('agenda.mais', { count: entradas.length - shown.length })}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
