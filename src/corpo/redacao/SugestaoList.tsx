import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Sugestao } from './sugestoes.ts';
import styles from '../Corpo.module.css';

interface SugestaoListProps {
  readonly id: string;
  readonly sugestoes: readonly Sugestao[];
  /** The one that Enter would take. */
  readonly active: number | undefined;
  readonly onChoose: (valor: string) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Values that may stand in a marker, under what is typed in it: reached by the arrows from there. */
export const SugestaoList = ({ id, sugestoes, active, onChoose }: SugestaoListProps) => {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={text('editor.marcador.sugestoes')}
      className={styles.sugestoes}
    >
      {sugestoes.map(({ valor, motivo }, index) => (
        <li
          key={valor}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // what is typed keeps the focus
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(valor)}
        >
          {valor}
          <span>{text(`editor.marcador.motivo.${motivo}`)}</span>
        </li>
      ))}
    </ul>
  );
};
