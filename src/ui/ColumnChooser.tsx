import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import { IconAction } from './IconAction.tsx';
import { moved } from './moved.ts';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps<Name extends string> {
  /** Every column there is, with how it is called. */
  readonly columns: readonly { readonly name: Name; readonly title: string }[];
  /** Those that appear, in order; at least one does. */
  readonly shown: readonly Name[];
  readonly onChange: (shown: readonly Name[]) => void;
  /** Whether there is room for one more. */
  readonly fits: (name: Name) => boolean;
  readonly onReset: () => void;
  /** Makes a column wider (1) or narrower (-1), where widths are the person's choice. */
  readonly onWiden?: (name: Name, by: -1 | 1) => void;
}

/** Which columns of a table appear, in which order and, where it may be chosen, how wide. */
export const ColumnChooser = <Name extends string>({
  columns,
  shown,
  onChange,
  fits,
  onReset,
  onWiden,
}: ColumnChooserProps<Name>) => {
  const text = useText();
  const [refused, setRefused] = useState<string>();
  const ordered = [
    ...shown.flatMap((name) => columns.filter((column) => column.name === name)),
    ...columns.filter(({ name }) => !shown.includes(name)),
  ];
  const toggle = (name: Name, title: string): void => {
    if (!shown.includes(name)) {
      const room = fits(name);
      setRefused(room ? undefined : title);
      if (room) onChange([...shown, name]);
      return;
    }
    setRefused(undefined);
    if (shown.length > 1) onChange(shown.filter((each) => each !== name));
  };
  const onKeyDown = (event: KeyboardEvent, name: Name): void => {
    if (!shown.includes(name)) return;
    const { key, altKey, shiftKey } = event;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      onChange(moved(shown, name, key === 'ArrowUp' ? -1 : 1));
    else if (onWiden && shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight'))
      onWiden(name, key === 'ArrowLeft' ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes(styles.columns, onWiden && styles.wide)}>
      <p className={styles.help}>
        {text(onWiden ? 'cadastro.lista.colunasAjudaLargura' : 'cadastro.lista.colunasAjuda')}
      </p>
      <p className={styles.refused} role="alert">
        {refused !== undefined && text('cadastro.lista.colunaNaoCabe', { coluna: refused })}
      </p>
      <ul>
        {ordered.map(({ name, title }) => {
          const place = shown.indexOf(name);
          return (
            <li key={name} onKeyDown={(event) => onKeyDown(event, name)}>
              <FormControlLabel
                label={title}
                control={<Checkbox size="small" checked={place >= 0} onChange={() => toggle(name, title)} />}
              />
              {place >= 0 && onWiden && (
                <>
                  <IconAction
                    size="small"
                    icon={ChevronsRightLeft}
                    label={text('cadastro.lista.colunaEstreita', { coluna: title })}
                    onClick={() => onWiden(name, -1)}
                  />
                  <IconAction
                    size="small"
                    icon={ChevronsLeftRight}
                    label={text('cadastro.lista.colunaAlarga', { coluna: title })}
                    onClick={() => onWiden(name, 1)}
                  />
                </>
              )}
              {place >= 0 && (
                <>
                  <IconAction
                    size="small"
                    icon={ArrowUp}
                    disabled={place === 0}
                    label={text('cadastro.lista.colunaSobe', { coluna: title })}
                    onClick={() => onChange(moved(shown, name, -1))}
                  />
                  <IconAction
                    size="small"
                    icon={ArrowDown}
                    disabled={place === shown.length - 1}
                    label={text('cadastro.lista.colunaDesce', { coluna: title })}
                    onClick={() => onChange(moved(shown, name, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button size="small" onClick={onReset}>
          {text('cadastro.lista.colunasPadrao')}
        </Button>
      </div>
    </div>
  );
};
