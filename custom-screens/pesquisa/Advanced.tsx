import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SaveSearch } from '#src/conteudo/SaveSearch.tsx';
import { searchToSave } from '#src/conteudo/saved-search.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AdvancedForm } from '#src/pesquisa/AdvancedForm.tsx';
import { FilterWords } from '#src/pesquisa/FilterWords.tsx';
import { readAdvanced, writeAdvanced, type AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { AdvancedResults } from './AdvancedResults.tsx';
import { readPlace, writePlace } from './place-url.ts';
import { savedFilter } from './saved-filter.ts';
import styles from './Pesquisa.module.css';

/** The advanced search: its fields, what they found, and ways to narrow it. The address has all of it. */
export const Advanced = () => {
  const text = useText();
  const standard = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const search = readAdvanced(params);
  const place = readPlace(params, standard);
  const asked = writeAdvanced(search).toString();
  const [open, setOpen] = useState(Object.keys(search.filtro).length === 0);
  // another question begins at its first page
  const ask = (next: AdvancedSearch): void => {
    setParams(writeAdvanced(next));
    setOpen(false);
  };
  return (
    <div className={styles['page']}>
      <PageHeader
        title={text('pesquisa.avancada.titulo')}
        actions={
          <>
            <Button
              startIcon={<SlidersHorizontal size={16} aria-hidden="true" />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {text('pesquisa.avancada.campos')}
            </Button>
            <SaveSearch search={searchToSave(search.caso, savedFilter(search))} />
          </>
        }
      />
      {open ? (
        <section className={styles['fields']}>
          <AdvancedForm key={asked} search={search} onSearch={ask} />
        </section>
      ) : (
        <div className={styles['asked']}>
          <FilterWords search={search} />
        </div>
      )}
      <AdvancedResults
        search={search}
        place={place}
        onPlace={(next) => setParams(writePlace(writeAdvanced(search), next, standard))}
        onSearch={ask}
      />
    </div>
  );
};
