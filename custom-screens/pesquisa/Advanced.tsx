import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SaveSearch } from '#src/conteudo/SaveSearch.tsx';
import { searchToSave } from '#src/conteudo/saved-search.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AdvancedForm } from '#src/pesquisa/AdvancedForm.tsx';
import { FilterWords } from '#src/pesquisa/FilterWords.tsx';
import { readAdvanced, writeAdvanced, type AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useAdvanced } from './advanced-queries.ts';
import { AdvancedResults } from './AdvancedResults.tsx';
import { readPlace, writePlace } from './place-url.ts';
import { refusedFields } from './refused-fields.ts';
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
  const read = useAdvanced(search, place);
  const refused = useMemo(() => refusedFields(search.caso, read.error), [search.caso, read.error]);
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
              aria-expanded={open || refused !== undefined}
              onClick={() => setOpen(!open)}
            >
              {text('pesquisa.avancada.campos')}
            </Button>
            {!refused && <SaveSearch search={searchToSave(search.caso, savedFilter(search))} />}
          </>
        }
      />
      {open || refused ? (
        <section className={styles['fields']}>
          <AdvancedForm key={asked} search={search} refused={refused} onSearch={ask} />
        </section>
      ) : (
        <div className={styles['asked']}>
          <FilterWords search={search} />
        </div>
      )}
      {!refused && (
        <AdvancedResults
          search={search}
          read={read}
          place={place}
          onPlace={(next) => setParams(writePlace(writeAdvanced(search), next, standard))}
          onSearch={ask}
        />
      )}
    </div>
  );
};
