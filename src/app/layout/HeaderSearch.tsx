import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, CircleAlert, Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortestSearch, tooShort } from '#src/conteudo/too-short.ts';
import { useText } from '#src/i18n/use-text.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import type { SuggestionKeys } from './SearchSuggestions.tsx';
import { searchPath, searchScopes, type SearchScope } from './search-scope.ts';
import styles from './Header.module.css';

const AdvancedPanel = later(async () => {
  await loadTexts('pesquisa', 'caixa');
  return (await import('./AdvancedPanel.tsx')).AdvancedPanel;
});

const SearchSuggestions = later(async () => {
  await loadTexts('caixa');
  return (await import('./SearchSuggestions.tsx')).SearchSuggestions;
});

interface HeaderSearchProps {
  readonly autoFocus?: boolean;
  /** On a phone the search takes the place of the header. */
  readonly onClose?: () => void;
}

/** The search of every screen: of what kind, and which text. */
export const HeaderSearch = ({ autoFocus = false, onClose }: HeaderSearchProps) => {
  const text = useText();
  const navigate = useNavigate();
  const errorId = useId();
  const [scope, setScope] = useState<SearchScope>('todos');
  const [written, setWritten] = useState('');
  const [error, setError] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [advanced, setAdvanced] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const suggestionsId = useId();
  const suggestionKeys = useRef<SuggestionKeys>(null);
  const [suggesting, setSuggesting] = useState(false);
  const [active, setActive] = useState<string>();
  const suggests = suggesting && !advanced && written.trim() !== '' && !tooShort(written);
  const { pathname, search: asked } = useLocation();
  // a panel belongs to the page where it was opened
  useEffect(() => {
    setAdvanced(false);
    setSuggesting(false);
  }, [pathname, asked]);
  const closeAdvanced = (): void => {
    setAdvanced(false);
    toggle.current?.focus();
  };
  const leave = (path: string): void => {
    setSuggesting(false);
    void navigate(path);
    onClose?.();
  };
  const search = (): void => {
    if (tooShort(written)) {
      setError(true);
      return;
    }
    leave(searchPath(scope, written));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  return (
    <div className={styles.searchBox}>
      <form role="search" className={styles.search} onSubmit={submit}>
        <button
          type="button"
          className={styles.scope}
          aria-label={`${text('shell.cabecalho.tipo')}: ${text(`shell.cabecalho.tipos.${scope}`)}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {text(`shell.cabecalho.tipos.${scope}`)}
          <ChevronDown size="1.143em" aria-hidden="true" />
        </button>
        <input
          id="pesquisa"
          className={styles.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggests}
          aria-controls={suggests ? suggestionsId : undefined}
          aria-activedescendant={suggests ? active : undefined}
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={autoFocus}
          value={written}
          maxLength={200}
          placeholder={text('shell.cabecalho.exemplo')}
          aria-label={text('shell.cabecalho.pesquisar')}
          aria-invalid={error}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            setWritten(event.target.value);
            setError(false);
            setSuggesting(true);
          }}
          onBlur={() => {
            setError(false);
            setSuggesting(false);
          }}
          onKeyDown={(event) => {
            if (suggests && suggestionKeys.current?.press(event)) event.preventDefault();
            else if (event.key === 'ArrowDown') setSuggesting(true);
            else if (event.key !== 'Escape') return;
            else if (suggests) setSuggesting(false);
            else (onClose ?? (() => setError(false)))();
          }}
        />
        {onClose ? (
          <IconAction
            icon={X}
            label={text('shell.cabecalho.fecharPesquisa')}
            size="small"
            onClick={onClose}
          />
        ) : (
          <kbd aria-hidden="true">/</kbd>
        )}
        <IconAction
          ref={toggle}
          icon={SlidersHorizontal}
          size="small"
          label={text(advanced ? 'shell.cabecalho.fecharAvancada' : 'shell.cabecalho.abrirAvancada')}
          aria-expanded={advanced}
          onClick={() => setAdvanced(!advanced)}
        />
        <IconAction
          icon={Search}
          type="submit"
          size="small"
          label={text('shell.cabecalho.pesquisar')}
          sx={{ mr: '3px' }}
        />
      </form>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {text('shell.cabecalho.minimo', { n: shortestSearch() })}
        </p>
      )}
      {suggests && (
        <SearchSuggestions
          id={suggestionsId}
          written={written}
          scope={scope}
          keys={suggestionKeys}
          onActive={setActive}
          onOpen={leave}
          onSearch={search}
        />
      )}
      {advanced && (
        <AdvancedPanel
          scope={scope}
          written={written}
          onClose={closeAdvanced}
          onDone={() => {
            setAdvanced(false);
            onClose?.();
          }}
        />
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {searchScopes.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === scope}
            selected={name === scope}
            onClick={() => {
              setScope(name);
              setAnchor(null);
            }}
          >
            {text(`shell.cabecalho.tipos.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
