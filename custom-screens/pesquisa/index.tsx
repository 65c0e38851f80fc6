import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { PesquisaEntrada } from '#schemas/shapes/pesquisa.ts';
import { SaveSearch } from '#src/conteudo/SaveSearch.tsx';
import { searchToSave, casoDeUsoOf } from '#src/conteudo/saved-search.ts';
import { tooShort } from '#src/conteudo/too-short.ts';
import { useText } from '#src/i18n/use-text.ts';
import { advancedPath, isAdvanced } from '#src/pesquisa/advanced-url.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Advanced } from './Advanced.tsx';
import { usePesquisa } from './queries.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { readSearch, writeSearch, type SearchState } from './search-url.ts';
import styles from './Pesquisa.module.css';

/** What a search found: of the header, or advanced, as the address says. */
export const Pesquisa = () => (isAdvanced(useSearchParams()[0]) ? <Advanced /> : <HeaderResults />);

/** What the search of the header found: numbers, subjects, people and the text of documents. */
const HeaderResults = () => {
  const text = useText();
  const size = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const state = readSearch(params, size);
  const read = usePesquisa(state);
  // another question begins at its first page
  const search = (change: Partial<SearchState>): void =>
    setParams(writeSearch({ ...state, start: 1, ...change }, size));
  const short = tooShort(state.q);
  const refusal = read.error?.erros.find(({ campo }) => campo === 'q')?.mensagem;
  const nothingAsked = short || refusal !== undefined;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('caixa.pesquisa.titulo')}
        subtitle={<span role="status">{short || !read.data ? ' ' : summary(text, state, read.data)}</span>}
        actions={
          <>
            <Button
              component={Link}
              to={advancedPath({
                caso: casoDeUsoOf(Number(state.tipo)),
                filtro: state.q.trim() === '' ? {} : { q: state.q.trim() },
              })}
            >
              {text('pesquisa.avancada.titulo')}
            </Button>
            {!nothingAsked && <SaveSearch search={searchOf(state)} />}
          </>
        }
      />
      <SearchForm state={state} refusal={refusal} onSearch={search} />
      <section className={styles.sheet} aria-label={text('caixa.pesquisa.rotulo')}>
        {!nothingAsked && <Results state={state} read={read} onSearch={search} />}
      </section>
    </div>
  );
};

/** The text and the type as a search with a name. */
const searchOf = ({ tipo, q }: SearchState): PesquisaEntrada =>
  searchToSave(casoDeUsoOf(Number(tipo)), q.trim() === '' ? {} : { q: q.trim() });

/** "12 resultados para “edital” em Documentos"; without text, the newest of the type. */
const summary = (
  text: ReturnType<typeof useText>,
  { q, tipo }: SearchState,
  { total, totalExato }: { total: number; totalExato: boolean },
): string => {
  const kind =
    tipo === '0' ? undefined : text('caixa.pesquisa.emTipo', { tipo: text(`caixa.pesquisa.tipos.${tipo}`) });
  if (q.trim() === '') return [text('caixa.pesquisa.recentes'), kind].filter(Boolean).join(' ');
  const count = totalExato
    ? text('caixa.pesquisa.resultados', { count: total })
    : text('caixa.pesquisa.maisDe');
  return [count, text('caixa.pesquisa.paraTexto', { q: q.trim() }), kind].filter(Boolean).join(' ');
};
