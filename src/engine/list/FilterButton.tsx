import { Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import type { Field } from '../field.ts';
import { columnTitle } from './column-title.ts';
import styles from './Filters.module.css';

const FilterPopover = later(() => import('./FilterPopover.tsx').then((module) => module.FilterPopover));

/** "+ Filtro": choose the field, then its value. */
export function FilterButton({ fields }: { fields: readonly Field[] }) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [field, setField] = useState<Field | undefined>(undefined);
  return (
    <>
      <button
        className={styles.add}
        type="button"
        aria-haspopup="menu"
        aria-label={text('cadastro.lista.incluirFiltro')}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setChoosing(true);
        }}
      >
        <Plus size={14} aria-hidden />
        {text('cadastro.lista.filtro')}
      </button>
      <Menu
        anchorEl={anchor}
        open={choosing}
        onClose={() => setChoosing(false)}
        slotProps={{ list: { 'aria-label': text('cadastro.lista.filtrarPor') } }}
      >
        {fields.map((option) => (
          <MenuItem
            key={option.name}
            onClick={() => {
              setField(option);
              setChoosing(false);
            }}
          >
            {columnTitle(option)}
          </MenuItem>
        ))}
      </Menu>
      {field && <FilterPopover field={field} anchor={anchor} onClose={() => setField(undefined)} />}
    </>
  );
}
