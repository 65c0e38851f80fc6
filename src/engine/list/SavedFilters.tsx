import { Button, IconButton } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FilterInput } from './FilterInput.tsx';
import { PanelPopover } from './PanelPopover.tsx';
import { useList } from './use-list.ts';
import { useListPreference, type SavedFilter } from './use-list-preference.ts';
import styles from './Filters.module.css';

/** Searches with a name: use one again, keep the present one, forget one. */
export function SavedFilters({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const text = useText();
  const { filterValues, setFilters, sort, setSort } = useList();
  const { value = {}, change } = useListPreference();
  const [nome, setNome] = useState('');
  const saved = value.filtros ?? [];
  const keeps = Object.keys(filterValues).length > 0;

  const apply = ({ filtro, ordem }: SavedFilter): void => {
    setFilters({ ...filtro });
    if (ordem) setSort(ordem);
    onClose();
  };
  const forget = (filter: SavedFilter): void =>
    change({ ...value, filtros: saved.filter((other) => other !== filter) });
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const named = nome.trim();
    if (named === '') return;
    const ordem = { field: sort.field, order: sort.order };
    const others = saved.filter((other) => other.nome !== named);
    change({ ...value, filtros: [...others, { nome: named, filtro: { ...filterValues }, ordem }] });
    setNome('');
    onClose();
  };
  return (
    <PanelPopover label={text('cadastro.lista.salvas')} anchor={anchor} onClose={onClose}>
      <div className={styles.panel}>
        <h2>{text('cadastro.lista.salvas')}</h2>
        {saved.length === 0 && <p className={styles.savedHelp}>{text('cadastro.lista.salvasVazia')}</p>}
        <ul className={styles.saved}>
          {saved.map((filter, index) => (
            <li key={filter.nome}>
              <Button variant="text" size="small" autoFocus={index === 0} onClick={() => apply(filter)}>
                {filter.nome}
              </Button>
              <IconButton
                size="small"
                aria-label={text('cadastro.lista.salvasEsquecer', { nome: filter.nome })}
                onClick={() => forget(filter)}
              >
                <Trash2 size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        {keeps && (
          <form onSubmit={keep}>
            <FilterInput
              label={text('cadastro.lista.salvasNome')}
              hideLabel={false}
              numeric={false}
              focused={saved.length === 0}
              value={nome}
              onChange={(typed) => setNome(typed.slice(0, 60))}
            />
            <div className={styles.apply}>
              <Button type="submit" size="small" disabled={nome.trim() === ''}>
                {text('cadastro.lista.salvasSalvar')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </PanelPopover>
  );
}
