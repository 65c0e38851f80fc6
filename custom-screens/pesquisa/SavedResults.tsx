import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { changePath, filterOf } from '#src/conteudo/saved-search.ts';
import { useChangeSearch } from '#src/conteudo/saved-searches.ts';
import { PinButton } from '#src/conteudo/PinButton.tsx';
import { SearchNameDialog } from '#src/conteudo/SearchNameDialog.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { advancedPath, type AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useAdvanced } from './advanced-queries.ts';
import { AdvancedResults } from './AdvancedResults.tsx';
import { describeSearch } from './describe-search.ts';
import { Found } from './Found.tsx';
import { readPlace, writePlace } from './place-url.ts';
import { useSavedResults } from './queries.ts';
import { isAdvancedFilter } from './saved-filter.ts';
import { readSearch } from './search-url.ts';
import { useSavedActions } from './use-saved-actions.ts';
import styles from './Pesquisa.module.css';

/** What a saved search finds now, and what may be done to it. */
export const SavedResults = ({ saved }: { readonly saved: PesquisaSalva }) => {
  const text = useText();
  const navigate = useNavigate();
  const rename = useChangeSearch();
  const [naming, setNaming] = useState(false);
  const actions = useSavedActions(saved, () => setNaming(true));
  const { id, nome } = saved;
  return (
    <div className={styles.page}>
      <PageHeader
        title={nome}
        crumbs={[{ label: text('pesquisa.caminho') }, { label: nome }]}
        subtitle={<span role="status">{describeSearch(saved)}</span>}
        actions={
          <>
            <Button component={Link} to={pathToChange(saved)}>
              {text(filterOf(saved).aba === undefined ? 'pesquisa.naPesquisa' : 'pesquisa.naCaixa')}
            </Button>
            <PinButton saved={saved} />
            {saved.propria && <MoreActions actions={actions} />}
          </>
        }
      />
      {isAdvancedFilter(filterOf(saved)) ? (
        <SavedAdvanced saved={saved} onSearch={(search) => void navigate(advancedPath(search))} />
      ) : (
        <SavedPlain saved={saved} />
      )}
      {naming && (
        <SearchNameDialog
          title={text('pesquisa.renomearTitulo')}
          initial={nome}
          confirmLabel={text('pesquisa.renomear')}
          onConfirm={async (to) => {
            await rename.act({ params: { id }, query: { nome: to }, body: {} });
            notify(text('pesquisa.renomeada', { nome: to }));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
};

/** Where its question can be changed. */
const pathToChange = (saved: PesquisaSalva): string =>
  isAdvancedFilter(filterOf(saved))
    ? advancedPath({ caso: saved.casoDeUso, filtro: filterOf(saved) })
    : changePath(saved);

/** In the inbox, or in everything by a text. */
const SavedPlain = ({ saved }: { readonly saved: PesquisaSalva }) => {
  const text = useText();
  const standard = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const { start, pageSize } = readSearch(params, standard);
  const read = useSavedResults(saved, start, pageSize);
  return (
    <section className={styles.sheet} aria-label={text('caixa.pesquisa.rotulo')}>
      <Found
        question={String(saved.id)}
        term={filterOf(saved).q ?? ''}
        page={start}
        pageSize={pageSize}
        read={read}
        onPage={(to) => setParams({ start: String(to), pageSize: String(pageSize) })}
        onPageSize={(size) => setParams({ pageSize: String(size) })}
        nothing={<EmptyState title={text('pesquisa.vazia')}>{text('pesquisa.vaziaTexto')}</EmptyState>}
      />
    </section>
  );
};

interface SavedAdvancedProps {
  readonly saved: PesquisaSalva;
  readonly onSearch: (search: AdvancedSearch) => void;
}

/** By the fields of the advanced search; narrowing it goes on from there, the saved one stays as it is. */
const SavedAdvanced = ({ saved, onSearch }: SavedAdvancedProps) => {
  const standard = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const search = { caso: saved.casoDeUso, filtro: filterOf(saved) };
  const place = readPlace(params, standard);
  return (
    <AdvancedResults
      search={search}
      read={useAdvanced(search, place)}
      place={place}
      onPlace={(next) => setParams(writePlace(new URLSearchParams(), next, standard))}
      onSearch={onSearch}
    />
  );
};
