import { Search } from 'lucide-react';
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { Trecho } from '#src/conteudo/Trecho.tsx';
import { openPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Highlight } from '#src/ui/Highlight.tsx';
import type { SearchScope } from './search-scope.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './SearchSuggestions.module.css';

export interface SuggestionKeys {
  /** Whether the key was for the list. */
  readonly press: (event: KeyboardEvent) => boolean;
}

interface SearchSuggestionsProps {
  readonly id: string;
  readonly written: string;
  readonly scope: SearchScope;
  readonly keys: Ref<SuggestionKeys>;
  /** The option under the keys, for the field to name it; nothing while none is. */
  readonly onActive: (id: string | undefined) => void;
  readonly onOpen: (path: string) => void;
  readonly onSearch: () => void;
}

/** What the search would find first, under its field: the arrows walk it, Enter opens. */
export const SearchSuggestions = ({
  id,
  written,
  scope,
  keys,
  onActive,
  onOpen,
  onSearch,
}: SearchSuggestionsProps) => {
  const text = useText();
  const { items, settled } = useSuggestions(written, scope);
  const [at, setAt] = useState(-1);
  const optionId = (index: number): string => `${id}-${index}`;
  const last = items.length;
  const active = at >= 0 && at <= last ? optionId(at) : undefined;
  useEffect(() => setAt(-1), [written, scope]);
  useEffect(() => onActive(active), [active, onActive]);
  const choose = (index: number): void => {
    const item = items[index];
    if (item) onOpen(openPath(item));
    else onSearch();
  };
  useImperativeHandle(keys, () => ({
    press: ({ key }) => {
      // one past the last is the search itself, and before the first is the field
      if (key === 'ArrowDown') setAt(at >= last ? -1 : at + 1);
      else if (key === 'ArrowUp') setAt(at < 0 ? last : at - 1);
      else if (key === 'Enter' && active !== undefined) choose(at);
      else return false;
      return true;
    },
  }));
  const option = (index: number) =>
    ({
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === at,
      className: styles.option,
      onPointerMove: () => setAt(index),
      // the field keeps the focus
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(index),
    }) as const;
  return (
    <div className={styles.box}>
      <div id={id} role="listbox" aria-label={text('shell.cabecalho.sugestoes')}>
        {items.map((item, index) => (
          <div key={item.id} {...option(index)}>
            <KindIcon tipo={item.tipo} />
            <span className={styles.words}>
              <span className={styles.subject}>
                <Highlight term={written}>{item.assunto}</Highlight>
              </span>
              <span className={styles.about}>
                <span className="id">
                  <Highlight term={written}>{itemName(item)}</Highlight>
                </span>
                {item.achado?.trecho ? (
                  <Trecho partes={item.achado.trecho} emUmaLinha />
                ) : (
                  <Highlight term={written}>{item.interessados ?? ''}</Highlight>
                )}
              </span>
            </span>
          </div>
        ))}
        <div key="pesquisar" {...option(last)}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.words}>
            {settled && items.length === 0
              ? text('shell.cabecalho.semSugestao')
              : text('shell.cabecalho.pesquisarPor', { q: written.trim() })}
          </span>
        </div>
      </div>
      <p className="vh" role="status">
        {settled && text('shell.cabecalho.quantasSugestoes', { count: items.length })}
      </p>
    </div>
  );
};
