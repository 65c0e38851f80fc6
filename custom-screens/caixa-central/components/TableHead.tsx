import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { rem } from '#src/ui/rem.ts';
import { waysOf } from '../caixa-url.ts';
import { columnTitle, orderOfColumn, placedAt, type ColumnName } from '../columns.ts';
import { pressed } from '../sort-columns.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import type { InboxColumns } from '../use-inbox-columns.ts';
import styles from './Table.module.css';

interface TableHeadProps {
  readonly columns: InboxColumns;
  readonly url: CaixaUrl;
}

/** Heads of the columns: dragged to another place, made wider by their right edge; those that order are buttons. */
export const TableHead = ({ columns, url }: TableHeadProps) => {
  const text = useText();
  const [carried, carry] = useState<ColumnName>();
  const [over, setOver] = useState<ColumnName>();
  const { shown } = columns;
  const end = (): void => {
    carry(undefined);
    setOver(undefined);
  };
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="vh">{text('exibicaoCaixa.colunas.selecao')}</span>
        </th>
        {shown.map(({ nome }) => (
          <th
            key={nome}
            scope="col"
            aria-sort={sortOf(url, nome)}
            className={classes(carried === nome && styles.carried, over === nome && styles.over)}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', nome);
              event.dataTransfer.effectAllowed = 'move';
              carry(nome);
            }}
            onDragOver={(event) => {
              if (carried === undefined || carried === nome) return;
              event.preventDefault();
              setOver(nome);
            }}
            onDragEnd={end}
            onDrop={(event) => {
              event.preventDefault();
              if (carried !== undefined) columns.choose(placedAt(shown, carried, nome));
              end();
            }}
          >
            <HeadText nome={nome} url={url} />
            <Edge nome={nome} columns={columns} />
          </th>
        ))}
        <th scope="col">
          <span className="vh">{text('cadastro.lista.acoes')}</span>
        </th>
      </tr>
    </thead>
  );
};

type AriaSort = 'ascending' | 'descending' | 'none' | undefined;

/** How a column orders the list now; only the first criterion is told so. */
const sortOf = ({ state }: CaixaUrl, nome: ColumnName): AriaSort => {
  const campo = orderOfColumn[nome];
  if (campo === undefined || waysOf(state.type, campo).length === 0) return undefined;
  const [first] = state.ordem;
  if (first?.campo === campo) return first.desce ? 'descending' : 'ascending';
  // without an order the newest come first
  return first === undefined && campo === 'desde' ? 'descending' : 'none';
};

const HeadText = ({ nome, url }: { readonly nome: ColumnName; readonly url: CaixaUrl }) => {
  const text = useText();
  const title = columnTitle(nome);
  const campo = orderOfColumn[nome];
  const { ordem, type } = url.state;
  if (campo === undefined || waysOf(type, campo).length === 0)
    return <span className={styles.headText}>{title}</span>;
  const at = ordem.findIndex((order) => order.campo === campo);
  const newest = ordem.length === 0 && campo === 'desde';
  const down = at < 0 ? newest : ordem[at]?.desce === true;
  const Arrow = down ? ArrowDown : ArrowUp;
  const press = (also: boolean): void => url.setOrder(pressed(ordem, type, campo, also));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.shiftKey || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press(true);
  };
  return (
    <button
      type="button"
      className={styles.sort}
      data-active={at >= 0 || newest}
      title={text('cadastro.lista.ordenarDica')}
      onClick={({ shiftKey }) => press(shiftKey)}
      onKeyDown={onKeyDown}
    >
      <span className="cut">{title}</span>
      <Arrow size={13} aria-hidden="true" />
      {at >= 0 && ordem.length > 1 && (
        <small>
          <span aria-hidden="true">{at + 1}</span>
          <span className="vh">
            {`, ${text('cadastro.lista.criterio', { n: at + 1 })}, ${text(`cadastro.lista.${down ? 'desce' : 'sobe'}`)}`}
          </span>
        </small>
      )}
    </button>
  );
};

/** The right edge of a column: dragged, it changes the width; the choice of columns does it by the keyboard. */
const Edge = ({ nome, columns }: { readonly nome: ColumnName; readonly columns: InboxColumns }) => {
  const from = useRef<number>(undefined);
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === undefined) return;
    columns.drag(nome, (event.clientX - from.current) / rem());
  };
  const onPointerUp = (): void => {
    if (from.current === undefined) return;
    from.current = undefined;
    columns.drop();
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      // the heading would be carried along
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        from.current = event.currentTarget.closest('th')?.getBoundingClientRect().left;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
};
