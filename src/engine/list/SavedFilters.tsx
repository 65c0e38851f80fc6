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
  const { value, failed, again, change } = useListPreference();
  const [nome, setNome] = useState('');
  const saved = value?.filtros ?? [];
  const keeps = Object.keys(filterValues).length > 0;

  const apply = ({ filtro, ordem }: SavedFilter): void => {
    setFilters({ ...filtro });
    if (ordem) setSort(ordem);
    onClose();
  };
  const forget = ({ nome: forgotten }: SavedFilter): void =>
    change((kept) => ({ ...kept, filtros: othersThan(forgotten, kept.filtros) }));
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const named = nome.trim();
    if (named === '' || value === undefined) return;
    const ordem = { field: sort.field, order: sort.order };
    const mine: SavedFilter = { nome: named, filtro: { ...filterValues }, ordem };
    change(
      (kept) => ({ ...kept, filtros: [...othersThan(named, kept.filtros), mine] }),
      () => {
        setNome('');
        onClose();
      },
    );
  };
  return (
    <PanelPopover label={text('cadastro.lista.salvas')} anchor={anchor} onClose={onClose}>
      <div className={styles.panel}>
        <h2>{text('cadastro.lista.salvas')}</h2>
        {value && saved.length === 0 && (
          <p className={styles.savedHelp}>{text('cadastro.lista.salvasVazia')}</p>
        )}
        {!value && failed && (
          <p className={styles.savedHelp} role="alert">
            {text('cadastro.lista.salvasErro')}{' '}
            <Button variant="text" size="small" onClick={again}>
              {text('cadastro.tentarDeNovo')}
            </Button>
          </p>
        )}
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
              <Button type="submit" size="small" disabled={value === undefined || nome.trim() === ''}>
                {text('cadastro.lista.salvasSalvar')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </PanelPopover>
  );
}

const othersThan = (nome: string, saved: readonly SavedFilter[] = []): SavedFilter[] =>
  saved.filter((other) => other.nome !== nome);
