import { CircleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import type { Drawing } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';
import { outlineOf } from '../outline.ts';
import type { Selection } from '../use-selection.ts';

interface OutlineProps {
  readonly drawing: Drawing;
  readonly selection: Selection;
  readonly wrong: ReadonlySet<string>;
}

/** Beyond so many lines it is worth looking for one. */
const many = 8;

/** The same flow as a tree to be read and walked through with the arrows; what is chosen here is chosen in the drawing. */
export const Outline = ({ drawing, selection, wrong }: OutlineProps) => {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [sought, setSought] = useState('');
  const { chosen, selected, choose, chooseAll, change } = selection;
  const all = outlineOf(drawing);
  const rows = all.filter(({ element }) =>
    matchesText(`${elementName(element, text)} ${kindName(element, text)}`, sought),
  );
  const current = Math.max(
    0,
    rows.findIndex(({ element }) => element.id === selected),
  );
  const goTo = (index: number, extend = false): void => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!row) return;
    const { id } = row.element;
    if (extend) chooseAll([...chosen.filter((one) => one !== id), id]);
    else choose(id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: rows.length - 1,
      Enter: current,
      ' ': current,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to, event.shiftKey);
  };
  return (
    <>
      {all.length > many && (
        <SearchField
          small
          label={text('fluxoDesenho.localizar')}
          value={sought}
          onChange={setSought}
          onSearch={() => goTo(0)}
        />
      )}
      {rows.length === 0 && <p className="sm sub">{text('fluxoDesenho.localizarNada')}</p>}
      <ul
        className={styles.outline}
        role="tree"
        aria-label={text('fluxoDesenho.roteiro')}
        aria-multiselectable="true"
        ref={list}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ element, depth }, index) => {
          const inside = chosen.includes(element.id);
          return (
            <li
              key={element.id}
              role="treeitem"
              data-id={element.id}
              aria-level={depth + 1}
              aria-selected={inside}
              tabIndex={index === current ? 0 : -1}
              style={{ paddingInlineStart: 8 + 18 * depth }}
              className={classes(wrong.has(element.id) && styles.mistake)}
              onClick={(event) =>
                event.ctrlKey || event.metaKey
                  ? change([{ id: element.id, selected: !inside }])
                  : choose(element.id)
              }
            >
              {wrong.has(element.id) && <CircleAlert size={14} aria-label={text('fluxoDesenho.impede')} />}
              <span>
                {elementName(element, text)}{' '}
                {elementName(element, text) !== kindName(element, text) && (
                  <span className="xs mut">{kindName(element, text)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
};
