import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FilterPill } from '#src/engine/list/FilterPill.tsx';
import type { CaixaFilters } from '../caixa-url.ts';
import { filterGroups, type FilterGroup } from '../filter-groups.ts';
import type { Tab } from '../tabs.ts';
import styles from './FilterBar.module.css';

interface FilterMenuProps {
  readonly filters: CaixaFilters;
  readonly tab: Tab;
  readonly onChange: (filters: Partial<CaixaFilters>) => void;
}

/** The filters in use as pills, and "+ Filtro" with all that there are; a choice applies at once. */
export const FilterMenu = ({ filters, tab, onChange }: FilterMenuProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only, setOnly] = useState<FilterGroup['name']>();
  const groups = filterGroups(tab);
  const open = (place: HTMLElement, name?: FilterGroup['name']): void => {
    setOnly(name);
    setAnchor(place);
  };
  const shown = groups.filter(({ name }) => only === undefined || name === only);
  const choose = (group: FilterGroup, value: string): void => {
    setAnchor(null);
    onChange({ [group.name]: filters[group.name] === value ? undefined : value });
  };
  return (
    <div className={styles.filters}>
      {groups.map(({ name, title, options }) => {
        const applied = options.find(({ value }) => value === filters[name]);
        return (
          applied && (
            <FilterPill
              key={name}
              title={text(title)}
              value={text(applied.label)}
              onEdit={(place) => open(place, name)}
              onRemove={() => onChange({ [name]: undefined })}
            />
          )
        );
      })}
      <button
        type="button"
        className={styles.add}
        aria-haspopup="menu"
        aria-label={text('caixa.filtros.incluir')}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <Plus size={14} aria-hidden="true" />
        {text('caixa.filtros.filtro')}
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {shown.flatMap((group): ReactNode[] => [
          <ListSubheader key={group.name} role="presentation">
            {text(group.title)}
          </ListSubheader>,
          ...group.options.map(({ value, label }) => {
            const chosen = filters[group.name] === value;
            return (
              <MenuItem
                key={`${group.name}-${value}`}
                role="menuitemradio"
                aria-checked={chosen}
                aria-label={`${text(group.title)}: ${text(label)}`}
                selected={chosen}
                onClick={() => choose(group, value)}
              >
                <ListItemIcon style={{ width: '1.143em' }}>
                  {chosen && <Check aria-hidden="true" />}
                </ListItemIcon>
                {text(label)}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </div>
  );
};
