import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from './IconAction.tsx';
import styles from './Pager.module.css';

/** Records per page that every list offers. */
export const pageSizes = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const;
/** Pages are offered up to this record. */
const lastRecord = 10_000;

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

/** The foot of a list: how many per page, where we are, and the pages beside. */
export const Pager = ({ page, pageSize, shown, total, exact, onPage, onPageSize }: PagerProps) => {
  const text = useText();
  const labelId = useId();
  const last = Math.max(1, Math.ceil(Math.min(total, lastRecord) / pageSize));
  const sizes = pageSizes.some((size) => size === pageSize) ? pageSizes : [pageSize, ...pageSizes];
  const de = numbers.format(shown === 0 ? 0 : (page - 1) * pageSize + 1);
  const ate = numbers.format((page - 1) * pageSize + shown);
  return (
    <nav className={styles.pager} aria-label={text('caixa.paginas.rotulo')}>
      <span id={labelId} className={styles.label}>
        {text('caixa.paginas.porPagina')}
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
          ? text('caixa.paginas.intervalo', { de, ate, total: numbers.format(total) })
          : text('caixa.paginas.intervaloEstimado', { de, ate })}
        {page === last && !exact && <small>{text('caixa.paginas.limite')}</small>}
      </span>
      <IconAction
        icon={ChevronLeft}
        size="small"
        label={text('caixa.paginas.anterior')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconAction
        icon={ChevronRight}
        size="small"
        label={text('caixa.paginas.proxima')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
};
