import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { colunasPadrao, colunasPesquisa } from '#schemas/campos-pesquisa.ts';
import type { ColunaPesquisa } from '#schemas/shapes/pesquisa.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { useChooseColumns } from './advanced-queries.ts';
import styles from './Pesquisa.module.css';

/** Which columns the person sees, and in which order; kept for the next searches. */
export const ColumnsButton = ({ columns }: { readonly columns: readonly ColunaPesquisa[] }) => {
  const text = useText();
  const { act } = useChooseColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (colunas: readonly ColunaPesquisa[]): void =>
    void quietly(act({ body: { colunas: [...colunas] } }), () => undefined);
  const toggle = (name: ColunaPesquisa): void => {
    if (!columns.includes(name)) choose([...columns, name]);
    else if (columns.length > 1) choose(columns.filter((each) => each !== name));
  };
  const move = (place: number, by: -1 | 1): void => {
    const next = [...columns];
    const [taken] = next.splice(place, 1);
    if (taken) next.splice(place + by, 0, taken);
    choose(next);
  };
  const rest = colunasPesquisa.filter((name) => !columns.includes(name));
  return (
    <>
      <Button
        size="small"
        startIcon={<Columns3 size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('pesquisa.avancada.colunas')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('pesquisa.avancada.colunas') } }}
      >
        <ul className={styles['columns']}>
          {[...columns, ...rest].map((name) => {
            const place = columns.indexOf(name);
            const coluna = text(`pesquisa.colunas.${name}`);
            return (
              <li key={name}>
                <FormControlLabel
                  label={coluna}
                  control={<Checkbox size="small" checked={place >= 0} onChange={() => toggle(name)} />}
                />
                {place >= 0 && (
                  <span>
                    <IconAction
                      icon={ArrowUp}
                      size="small"
                      disabled={place === 0}
                      label={text('pesquisa.avancada.colunaSobe', { coluna })}
                      onClick={() => move(place, -1)}
                    />
                    <IconAction
                      icon={ArrowDown}
                      size="small"
                      disabled={place === columns.length - 1}
                      label={text('pesquisa.avancada.colunaDesce', { coluna })}
                      onClick={() => move(place, 1)}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <div className={styles['columnsFoot']}>
          <Button size="small" onClick={() => choose(colunasPadrao)}>
            {text('pesquisa.avancada.colunasPadrao')}
          </Button>
        </div>
      </Popover>
    </>
  );
};
