import { Link } from 'react-router-dom';
import type { ColunaPesquisa, ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ChooseOne } from './ChooseOne.tsx';
import type { Choice } from './choice.ts';
import { columnCell } from './column-cell.tsx';
import { isExplained, Why } from './Why.tsx';
import styles from './Pesquisa.module.css';

interface AdvancedCardsProps {
  readonly items: readonly ItemPesquisa[];
  readonly columns: readonly ColunaPesquisa[];
  readonly busy: boolean;
  readonly choice: Choice | undefined;
}

/** On a phone a table of nine columns would be read through a slit: each content with what its columns have to say. */
export const AdvancedCards = ({ items, columns, busy, choice }: AdvancedCardsProps) => {
  const text = useText();
  return (
    <ul aria-label={text('caixa.pesquisa.rotulo')} aria-busy={busy}>
      {items.map((item) => (
        <li key={item.id} className={styles['card']}>
          <div className={styles['cardHead']}>
            {choice && <ChooseOne item={item} choice={choice} />}
            <Link className={styles['open']} to={consultaPath(item.id, item.tipo)}>
              {item.assunto}
            </Link>
          </div>
          <dl>
            {columns.flatMap((name) => {
              const cell = name === 'assunto' ? undefined : columnCell(item, name);
              return cell === undefined || cell === ''
                ? []
                : [
                    <div key={name}>
                      <dt>{text(`pesquisa.colunas.${name}`)}</dt>
                      <dd>{cell}</dd>
                    </div>,
                  ];
            })}
          </dl>
          {isExplained(item) && <Why achado={item} />}
        </li>
      ))}
    </ul>
  );
};
