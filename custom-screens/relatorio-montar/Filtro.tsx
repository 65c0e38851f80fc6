import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useSavedSearches } from '#src/conteudo/saved-searches.ts';
import { filterOf } from '#src/conteudo/saved-search.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AdvancedForm } from '#src/pesquisa/AdvancedForm.tsx';
import { fieldsOf, writeAdvanced, type AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { FilterWords } from '#src/pesquisa/FilterWords.tsx';
import { classes } from '#src/ui/classes.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from './Montar.module.css';

interface FiltroProps {
  readonly search: AdvancedSearch;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (search: AdvancedSearch) => void;
}

/** What is counted, in words; and the fields of the advanced search that change it. */
export const Filtro = ({ search, open, onOpen, onChange }: FiltroProps) => {
  const text = useText();
  // a search of one of the tabs of the inbox asks what the advanced search does not
  const saved = useSavedSearches(open).data?.itens.filter((one) => filterOf(one).aba === undefined) ?? [];
  return (
    <Sheet
      title={text('relatorios.montar.filtro')}
      side={
        <Button
          size="small"
          className="no-print"
          startIcon={<SlidersHorizontal size={16} aria-hidden="true" />}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          {text('relatorios.montar.mudarFiltro')}
        </Button>
      }
    >
      <FilterWords search={search} />
      {open && (
        <div className={classes(styles.form, 'no-print')}>
          {saved.length > 0 && (
            <SelectInput
              label={text('relatorios.montar.partir')}
              value={0}
              options={[
                { value: 0, label: text('relatorios.montar.escolher') },
                ...saved.map(({ id, nome }) => ({ value: id, label: nome })),
              ]}
              onChange={(id) => {
                const one = saved.find((other) => other.id === id);
                if (one) onChange({ caso: one.casoDeUso, filtro: fieldsOf(one.casoDeUso, filterOf(one)) });
              }}
            />
          )}
          <AdvancedForm
            key={writeAdvanced(search).toString()}
            search={search}
            submitLabel={text('relatorios.montar.contar')}
            onSearch={onChange}
          />
        </div>
      )}
    </Sheet>
  );
};
