import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SearchField as Field } from '#src/ui/SearchField.tsx';
import { inSentence } from '../in-sentence.ts';
import { useRegister } from '../RegisterContext.tsx';
import styles from './List.module.css';
import { useList } from './use-list.ts';

const pause = 350;

/** The quick search; it applies by itself when the typing pauses, and at once on Enter. */
export function SearchField() {
  const text = useText();
  const { fields, place } = useRegister();
  const { filterValues, setFilters } = useList();
  const applied = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [typed, setTyped] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // what came back trimmed is what was typed here; only a change from elsewhere replaces the text
  const sent = useRef(applied);
  useEffect(() => {
    if (applied !== sent.current) setTyped(applied);
    sent.current = applied;
  }, [applied]);
  // the filters of now, not those of when the typing paused; as soon as they are on the screen
  const current = useRef({ filterValues, setFilters });
  useLayoutEffect(() => {
    current.current = { filterValues, setFilters };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (value: string): void => {
    clearTimeout(timer.current);
    const { q: _, ...others } = current.current.filterValues;
    sent.current = value.trim();
    current.current.setFilters(sent.current === '' ? others : { ...others, q: sent.current });
  };
  const change = (value: string): void => {
    setTyped(value);
    clearTimeout(timer.current);
    if (value === '') apply(value);
    else timer.current = setTimeout(() => apply(value), pause);
  };
  const names = searchedNames(place.register.definicao.list?.search ?? [], fields);
  return (
    <div className={styles.search}>
      <Field
        small
        label={text('cadastro.lista.pesquisar', { campos: inSentence(names) })}
        placeholder={names}
        value={typed}
        onChange={change}
        onSearch={apply}
      />
    </div>
  );
}

/** `Código ou cidade`, `Nome, sigla ou e-mail`. */
function searchedNames(
  search: readonly string[],
  fields: readonly { name: string; title: string }[],
): string {
  const [first = '', ...others] = search.flatMap(
    (name) => fields.find((field) => field.name === name)?.title ?? [],
  );
  const last = others.pop();
  const middle = others.map((title) => `, ${inSentence(title)}`).join('');
  return last === undefined ? first : `${first}${middle} ou ${inSentence(last)}`;
}
