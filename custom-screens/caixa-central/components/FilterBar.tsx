import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SaveSearch } from '#src/conteudo/SaveSearch.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { countFilters, ofOnePerson } from '../caixa-url.ts';
import { searchOfInbox } from '../search-of-inbox.ts';
import type { Tab } from '../tabs.ts';
import type { Grouping } from '../use-grouping.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { SortMenu } from './SortMenu.tsx';
import styles from './FilterBar.module.css';
import { Bookmark, ExternalLink } from 'lucide-react';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { savedSearchPath } from '#src/conteudo/saved-search-path.ts';
import { PinButton } from '#src/conteudo/PinButton.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';

/** Of a tab that is a saved search: whose it is, the way to its page, and out of the inbox. */
const SavedTabNote = ({ saved }: { readonly saved: PesquisaSalva }) => {
  const text = useText();
  return (
    <span className={styles.saved}>
      <Bookmark size={14} aria-hidden="true" />
      <span className="cut">
        {saved.de === undefined
          ? text('exibicaoCaixa.abas.pesquisaSua')
          : text('exibicaoCaixa.abas.pesquisaDe', { nome: saved.de })}
      </span>
      <IconAction
        icon={ExternalLink}
        size="small"
        label={text('exibicaoCaixa.abas.abrirPesquisa')}
        to={savedSearchPath(saved.id)}
      />
      <PinButton saved={saved} />
    </span>
  );
};

interface FilterBarProps {
  readonly url: CaixaUrl;
  readonly tab: Tab;
  /** The checkbox of the whole page, in the same place as in the bar of a selection. */
  readonly selectAll: ReactNode;
  /** How many items there are, in words. */
  readonly count: string;
  readonly grouping: Grouping;
  /** The choice of the columns, where there are columns. */
  readonly columns?: ReactNode;
}

/** Typing is one search, made when it pauses. */
const settleMs = 300;

/** Search inside the tab, filters as pills, and the order. */
export const FilterBar = ({ url, tab, selectAll, count, grouping, columns }: FilterBarProps) => {
  const text = useText();
  const { state } = url;
  return (
    <div className={styles.bar}>
      {selectAll}
      {tab.saved && <SavedTabNote saved={tab.saved} />}
      {tab.empty !== 'pesquisa' && <TabSearch key={tab.name} url={url} />}
      {tab.empty !== 'pesquisa' && <FilterMenu filters={state} tab={tab} onChange={url.setFilters} />}
      {countFilters(state) > 1 && (
        <Button size="small" variant="text" onClick={url.clearFilters}>
          {text('caixa.filtros.limpar')}
        </Button>
      )}
      {/* marks are of one person, and change from day to day: a search that is kept says nothing of them */}
      {countFilters(state) > 0 && !ofOnePerson(state) && state.distribuicao === undefined && (
        <SaveSearch small search={searchOfInbox(state)} />
      )}
      <span className="grow" />
      <span className={styles.count} role="status">
        {count}
      </span>
      {columns}
      <GroupMenu grouping={grouping} />
      <SortMenu url={url} />
    </div>
  );
};

/** The search field of a tab; what is typed reaches the address when it pauses. */
export const TabSearch = ({ url }: { readonly url: CaixaUrl }) => {
  const text = useText();
  const { query } = url.state;
  const [written, setWritten] = useState(query);
  const settled = useSettled(written, settleMs);
  const sent = useRef(query);
  const search = (value: string): void => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    url.setFilters({ query: value });
  };
  useEffect(() => {
    search(settled);
    // oxlint-disable-next-line react/exhaustive-deps -- only the pause in the typing searches
  }, [settled]);
  useEffect(() => {
    // changed elsewhere: cleared, or the address of before
    if (query.trim() === sent.current.trim()) return;
    sent.current = query;
    setWritten(query);
  }, [query]);
  return (
    <div className={styles.search}>
      <SearchField
        small
        label={text('caixa.filtros.pesquisar')}
        placeholder={text('caixa.filtros.pesquisarCurto')}
        value={written}
        onChange={setWritten}
        onSearch={search}
      />
    </div>
  );
};
