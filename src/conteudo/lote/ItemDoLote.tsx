import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LoteItem } from '#schemas/shapes/lote.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { consultaPath } from '../content-path.ts';
import { KindIcon } from '../KindIcon.tsx';
import { SituacaoChip } from './SituacaoChip.tsx';
import styles from './Lote.module.css';

interface ItemDoLoteProps {
  readonly item: LoteItem;
  /** Before it: what chooses it. */
  readonly start?: ReactNode;
  /** In the place of what became of it. */
  readonly mark?: ReactNode;
  /** What can be done with it. */
  readonly end?: ReactNode;
}

/** One item of a lot: what it is, what it is about, what became of it and why. */
export const ItemDoLote = ({ item, start, mark, end }: ItemDoLoteProps) => {
  const text = useText();
  const { id, tipo, rotulo, assunto, situacao, motivo, em, quem } = item;
  const quando = formatMinute(em);
  return (
    <li className={styles.item}>
      {start}
      <div className={styles.about}>
        <Link className={styles.subject} to={consultaPath(id, tipo)}>
          {assunto}
        </Link>
        <div className={styles.facts}>
          <span className={styles.number}>
            <KindIcon tipo={tipo} />
            <span className="id">{rotulo}</span>
          </span>
          {mark ?? <SituacaoChip situacao={situacao} />}
          <span>
            {text(situacao === 'INCLUIDO' ? 'loteTela.itens.quando' : 'loteTela.itens.movido', {
              quem,
              quando,
            })}
          </span>
        </div>
        {motivo !== undefined && <p className={styles.reason}>{text('loteTela.itens.motivo', { motivo })}</p>}
      </div>
      {end}
    </li>
  );
};
