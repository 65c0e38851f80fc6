import { Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { columnTitle } from './column-title.ts';
import { moved, tableWidth } from './columns.ts';
import { PanelPopover } from './PanelPopover.tsx';
import { useColumns } from './use-columns.ts';
import styles from './Filters.module.css';

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Which columns appear and in which order. */
export function ColumnsPanel({ anchor, onClose }: Props) {
  const text = useText();
  const { all, shown, choose, reset } = useColumns();
  const [refused, setRefused] = useState<string>();
  const names = shown.map(({ name }) => name);
  const ordered = [...shown, ...all.filter((field) => !names.includes(field.name))];

  const toggle = (field: Field): void => {
    if (!names.includes(field.name)) {
      const room = roomForTable();
      const fits = room === undefined || tableWidth([...shown, field]) <= room;
      setRefused(fits ? undefined : columnTitle(field));
      if (fits) choose([...names, field.name]);
    } else if (names.length > 1) choose(names.filter((name) => name !== field.name));
  };
  const move = (field: Field, by: -1 | 1): void => choose(moved(names, field.name, by));
  const onKeyDown = (event: KeyboardEvent, field: Field): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(field, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <PanelPopover label={text('cadastro.lista.colunas')} anchor={anchor} onClose={onClose}>
      <div className={styles.columns}>
        <p className={styles.columnsHelp}>{text('cadastro.lista.colunasAjuda')}</p>
        <p className={styles.columnsRefused} role="alert">
          {refused !== undefined && text('cadastro.lista.colunaNaoCabe', { coluna: refused })}
        </p>
        <ul>
          {ordered.map((field) => {
            const place = names.indexOf(field.name);
            const coluna = columnTitle(field);
            return (
              <li key={field.name} onKeyDown={(event) => onKeyDown(event, field)}>
                <FormControlLabel
                  label={coluna}
                  control={<Checkbox size="small" checked={place >= 0} onChange={() => toggle(field)} />}
                />
                {place >= 0 && (
                  <>
                    <IconButton
                      size="small"
                      disabled={place === 0}
                      aria-label={text('cadastro.lista.colunaSobe', { coluna })}
                      onClick={() => move(field, -1)}
                    >
                      <ArrowUp size={14} aria-hidden />
                    </IconButton>
                    <IconButton
                      size="small"
                      disabled={place === names.length - 1}
                      aria-label={text('cadastro.lista.colunaDesce', { coluna })}
                      onClick={() => move(field, 1)}
                    >
                      <ArrowDown size={14} aria-hidden />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <div className={styles.columnsFoot}>
          <Button size="small" onClick={reset}>
            {text('cadastro.lista.colunasPadrao')}
          </Button>
        </div>
      </div>
    </PanelPopover>
  );
}

/** Room for the table of the list, in rem; unknown where there is none, as on a phone. */
const roomForTable = (): number | undefined => {
  const width = document.querySelector('[role=grid]')?.parentElement?.clientWidth ?? 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return width > 0 ? width / rem : undefined;
};
