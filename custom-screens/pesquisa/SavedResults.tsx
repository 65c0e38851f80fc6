import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { PesquisaSalva } from '#schemas/generated.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { changePath, filterOf } from '#src/conteudo/saved-search.ts';
import { useChangeSearch } from '#src/conteudo/saved-searches.ts';
import { SearchNameDialog } from '#src/conteudo/SearchNameDialog.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { describeSearch } from './describe-search.ts';
import { Found } from './Found.tsx';
import { useSavedResults } from './queries.ts';
import { readSearch } from './search-url.ts';
import { useRemoval } from './use-removal.ts';
import styles from './Pesquisa.module.css';

/** What a saved search finds now, and what may be done to it. */
export const SavedResults = ({ saved }: { readonly saved: PesquisaSalva }) => {
  const text = useText();
  const navigate = useNavigate();
  const standard = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const { start, pageSize } = readSearch(params, standard);
  const read = useSavedResults(saved, start, pageSize);
  const rename = useChangeSearch();
  const remove = useRemoval();
  const [naming, setNaming] = useState(false);
  const { id, nome } = saved;
  return (
    <div className={styles.page}>
      <PageHeader
        title={nome}
        crumbs={[{ label: text('pesquisa.caminho') }, { label: nome }]}
        subtitle={<span role="status">{describeSearch(saved)}</span>}
        actions={
          <>
            <Button component={Link} to={changePath(saved)}>
              {text(filterOf(saved).aba === undefined ? 'pesquisa.naPesquisa' : 'pesquisa.naCaixa')}
            </Button>
            <MoreActions
              actions={[
                { id: 'renomear', label: text('pesquisa.renomear'), perform: () => setNaming(true) },
                {
                  id: 'excluir',
                  label: text('pesquisa.excluir'),
                  destructive: true,
                  perform: () => {
                    // the list without it comes with the answer: by then its page is no longer open
                    void navigate(caixaPath());
                    void remove(saved);
                  },
                },
              ]}
            />
          </>
        }
      />
      <section className={styles.sheet} aria-label={text('caixa.pesquisa.rotulo')}>
        <Found
          term={filterOf(saved).q ?? ''}
          page={start}
          pageSize={pageSize}
          read={read}
          onPage={(to) => setParams({ start: String(to), pageSize: String(pageSize) })}
          onPageSize={(size) => setParams({ pageSize: String(size) })}
          nothing={<EmptyState title={text('pesquisa.vazia')}>{text('pesquisa.vaziaTexto')}</EmptyState>}
        />
      </section>
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
