import { MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { countedTo } from './counted-to.ts';
import { PageButtons } from './PageButtons.tsx';
import { lastPage, pageSizes } from './page-numbers.ts';
import styles from './List.module.css';
import { useList } from './use-list.ts';

const numbers = new Intl.NumberFormat('pt-BR');

/** How many per page, where we are, and the pages. */
export function ListFooter() {
  const text = useText();
  const id = useId();
  const { total = 0, page, perPage, setPerPage, exact, data, error } = useList();
  if (error || data === undefined || total === 0) return null;
  const de = numbers.format((page - 1) * perPage + 1);
  const ate = numbers.format((page - 1) * perPage + data.length);
  const sizes = pageSizes.some((size) => size === perPage) ? pageSizes : [perPage, ...pageSizes];
  const last = lastPage(total, perPage);
  return (
    <footer className={styles.foot}>
      <span id={id} className={styles.perPage}>
        {text('cadastro.lista.porPagina')}
      </span>
      <Select
        size="small"
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        className={styles.size}
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
          ? text('cadastro.lista.intervalo', { de, ate, total: numbers.format(total) })
          : text('cadastro.lista.intervaloEstimado', { de, ate, n: text(countedTo(total)) })}
        {page === last && !exact && last * perPage >= 10_000 && (
          <small>{text('cadastro.lista.limite')}</small>
        )}
      </span>
      <PageButtons page={page} last={last} />
    </footer>
  );
}
