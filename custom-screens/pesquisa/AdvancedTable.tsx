import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ordensPesquisa, type OrdemPesquisa } from '#schemas/campos-pesquisa.ts';
import type { ColunaPesquisa, ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { ChooseOne } from './ChooseOne.tsx';
import type { Choice } from './choice.ts';
import { columnCell } from './column-cell.tsx';
import { sortOf } from './place-url.ts';
import { isExplained, Why } from './Why.tsx';
import styles from './Pesquisa.module.css';

interface AdvancedTableProps {
  readonly items: readonly ItemPesquisa[];
  readonly columns: readonly ColunaPesquisa[];
  readonly busy: boolean;
  readonly choice: Choice | undefined;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
}

/** What was found, a row each; below it, where the searched words were found. */
export const AdvancedTable = ({ items, columns, busy, choice, sort, onSort }: AdvancedTableProps) => {
  const text = useText();
  // somewhere the content must be opened from
  const opener = columns.includes('assunto') ? 'assunto' : columns[0];
  return (
    <PlainTable label={text('caixa.pesquisa.rotulo')}>
      <thead>
        <tr>
          {choice && (
            <th scope="col">
              <span className="vh">{text('caixa.atalhos.grupos.escolher')}</span>
            </th>
          )}
          {columns.map((name) => (
            <Heading key={name} name={name} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {items.map((item) => (
        <tbody key={item.id} className={styles['item']} aria-busy={busy}>
          <tr>
            {choice && (
              <td>
                <ChooseOne low item={item} choice={choice} />
              </td>
            )}
            {columns.map((name) => (
              <td key={name} className={name === 'assunto' ? styles['subject'] : undefined}>
                {name === opener ? (
                  <Link className={styles['open']} to={consultaPath(item.id, item.tipo)}>
                    {columnCell(item, name) ?? item.assunto}
                  </Link>
                ) : (
                  columnCell(item, name)
                )}
              </td>
            ))}
          </tr>
          {isExplained(item) && (
            <tr>
              <td colSpan={columns.length + (choice ? 1 : 0)} className={styles['whyCell']}>
                <Why achado={item} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </PlainTable>
  );
};

const Heading = ({
  name,
  sort,
  onSort,
}: Pick<AdvancedTableProps, 'sort' | 'onSort'> & { readonly name: ColunaPesquisa }) => {
  const text = useText();
  const order = orderOf(name);
  const label = text(`pesquisa.colunas.${name}`);
  if (!order) return <th scope="col">{label}</th>;
  const way = sort === sortOf(order, false) ? 'asc' : sort === sortOf(order, true) ? 'desc' : undefined;
  // upwards, downwards, and back to the best first
  const next = way === undefined ? sortOf(order, false) : way === 'asc' ? sortOf(order, true) : undefined;
  return (
    <th scope="col" aria-sort={way === 'asc' ? 'ascending' : way === 'desc' ? 'descending' : undefined}>
      <button type="button" className={styles['sort']} onClick={() => onSort(next)}>
        {label}
        {way === 'asc' && <ArrowUp size={14} aria-hidden="true" />}
        {way === 'desc' && <ArrowDown size={14} aria-hidden="true" />}
      </button>
    </th>
  );
};

const orderOf = (name: ColunaPesquisa): OrdemPesquisa | undefined =>
  name.startsWith('numero') ? 'numero' : ordensPesquisa.find((order) => order === name);
