import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from './IconAction.tsx';
import { countedTo, lastPage, lastRecord, pageNumbers, pageSizes } from './page-numbers.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many are on this page. */
  readonly shown: number;
  readonly total: number;
  /** False when the total is more than could be counted. */
  readonly exact: boolean;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

const numbers = new Intl.NumberFormat('pt-BR');

/** The foot of a list: how many per page, where we are, and the pages. */
export const Pager = ({ page, pageSize, shown, total, exact, onPage, onPageSize }: PagerProps) => {
  const text = useText();
  const labelId = useId();
  const last = lastPage(total, pageSize);
  const sizes = pageSizes.some((size) => size === pageSize) ? pageSizes : [pageSize, ...pageSizes];
  const de = numbers.format(shown === 0 ? 0 : (page - 1) * pageSize + 1);
  const ate = numbers.format((page - 1) * pageSize + shown);
  return (
    <nav className={styles.pager} aria-label={text('ui.paginas.rotulo')}>
      <span id={labelId} className={styles.label}>
        {text('ui.paginas.porPagina')}
      </span>
      <Select
        size="small"
        value={pageSize}
        className={styles.size}
        SelectDisplayProps={{ 'aria-labelledby': labelId }}
        onChange={({ target }) => onPageSize(Number(target.value))}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
      <span className="grow" />
      <span className="num">
        {exact
          ? text('ui.paginas.intervalo', { de, ate, total: numbers.format(total) })
          : text('ui.paginas.intervaloEstimado', { de, ate, n: text(countedTo(total)) })}
        {page === last && !exact && last * pageSize >= lastRecord && (
          <small>{text('ui.paginas.limite')}</small>
        )}
      </span>
      <span className={styles.pages}>
        <IconAction
          icon={ChevronLeft}
          size="small"
          label={text('ui.paginas.anterior')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {last > 1 && <Numbers page={page} last={last} onPage={onPage} />}
        <IconAction
          icon={ChevronRight}
          size="small"
          label={text('ui.paginas.proxima')}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
};

const Numbers = ({ page, last, onPage }: Pick<PagerProps, 'page' | 'onPage'> & { readonly last: number }) => {
  const text = useText();
  return pageNumbers(page, last).map((item, place) =>
    item === 'gap' ? (
      <span key={`gap-${place}`} className="mut" aria-hidden>
        …
      </span>
    ) : (
      <Button
        key={item}
        size="small"
        variant="text"
        aria-label={text('ui.paginas.pagina', { n: item })}
        aria-current={item === page ? 'page' : undefined}
        onClick={() => onPage(item)}
        className="num"
      >
        {item}
      </Button>
    ),
  );
};
