import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { shortestSearch, tooShort } from '#src/conteudo/too-short.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { tipos, type SearchState } from './search-url.ts';
import styles from './Pesquisa.module.css';

interface SearchFormProps {
  readonly state: SearchState;
  /** Why the server did not search for the text. */
  readonly refusal?: string | undefined;
  readonly onSearch: (change: Partial<SearchState>) => void;
}

/** The text and the kind of a search, to be changed without going back to the header. */
export const SearchForm = ({ state, refusal, onSearch }: SearchFormProps) => {
  const text = useText();
  const errorId = useId();
  const [written, setWritten] = useState(state.q);
  const [refused, setRefused] = useState(false);
  const kinds = useRef<HTMLDivElement>(null);
  useEffect(() => setWritten(state.q), [state.q]);
  useEffect(() => showChosen(kinds.current), [state.tipo]);
  const short = tooShort(state.q) || (refused && tooShort(written));
  const error = short
    ? text('caixa.pesquisa.minimo', { n: shortestSearch() })
    : written === state.q
      ? refusal
      : undefined;
  const search = (q: string): void => {
    setRefused(tooShort(q));
    if (!tooShort(q)) onSearch({ q });
  };
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <SearchField
          label={text('caixa.pesquisa.texto')}
          placeholder={text('caixa.pesquisa.exemplo')}
          value={written}
          onChange={setWritten}
          onSearch={search}
        />
        {error !== undefined && (
          <p id={errorId} className={styles.error} role="alert">
            <CircleAlert size={14} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      <ToggleButtonGroup
        ref={kinds}
        exclusive
        className={styles.kinds}
        value={state.tipo}
        aria-label={text('caixa.pesquisa.tipo')}
        onChange={(_, tipo: SearchState['tipo'] | null) => tipo && onSearch({ tipo })}
      >
        {tipos.map((tipo) => (
          <ToggleButton key={tipo} value={tipo}>
            {text(`caixa.pesquisa.tipos.${tipo}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};

/** In a narrow window the kinds go on to the right: the chosen one is brought to where it is seen. */
const showChosen = (row: HTMLElement | null): void => {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed=true]');
  if (!row || !chosen) return;
  const from = chosen.offsetLeft - row.offsetLeft;
  const to = from + chosen.offsetWidth;
  if (from < row.scrollLeft) row.scrollLeft = from;
  else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
};
