import { ChevronDown, ChevronRight, CircleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { isExpanded, isSeen, type Drawing } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';
import { outlineOf } from '../outline.ts';
import type { Selection } from '../use-selection.ts';

interface OutlineProps {
  readonly drawing: Drawing;
  readonly selection: Selection;
  readonly wrong: ReadonlySet<string>;
  /** A sub-process is opened or closed, here and in the drawing. */
  readonly onToggle: (id: string) => void;
}

/** Beyond so many lines it is worth looking for one. */
const many = 8;

/** The same flow as a tree to be read and walked through with the arrows; what is chosen here is chosen in the drawing. */
export const Outline = ({ drawing, selection, wrong, onToggle }: OutlineProps) => {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [sought, setSought] = useState('');
  const { chosen, selected, choose, chooseAll, change } = selection;
  const all = outlineOf(drawing);
  const rows = all.filter(({ element }) =>
    sought === ''
      ? isSeen(drawing, element) || chosen.includes(element.id)
      : matchesText(`${elementName(element, text)} ${kindName(element, text)}`, sought),
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
  const opened = (element: ModdleElement | undefined): boolean | undefined =>
    element && isA(element, 'bpmn:SubProcess') ? isExpanded(drawing, element) : undefined;
  /** As in every tree: to the right opens, and then goes in; to the left closes, and then goes out. */
  const sideways = (right: boolean): void => {
    const row = rows[current];
    const open = opened(row?.element);
    if (row && open === !right) return onToggle(row.element.id);
    if (right) return open === true ? goTo(current + 1) : undefined;
    const holder = rows.findLastIndex(({ depth }, at) => at < current && depth < (row?.depth ?? 0));
    if (holder >= 0) goTo(holder);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      return sideways(event.key === 'ArrowRight');
    }
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
          const open = opened(element);
          return (
            <li
              key={element.id}
              role="treeitem"
              data-id={element.id}
              aria-level={depth + 1}
              aria-selected={inside}
              {...(open === undefined ? {} : { 'aria-expanded': open })}
              tabIndex={index === current ? 0 : -1}
              style={{ paddingInlineStart: 8 + 18 * depth }}
              className={classes(wrong.has(element.id) && styles.mistake)}
              onClick={(event) =>
                event.ctrlKey || event.metaKey
                  ? change([{ id: element.id, selected: !inside }])
                  : goTo(index, event.shiftKey)
              }
            >
              {wrong.has(element.id) && <CircleAlert size={14} aria-label={text('fluxoDesenho.impede')} />}
              {open !== undefined && (
                <span className={styles.twist} aria-hidden="true" onClick={() => onToggle(element.id)}>
                  {open ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
                </span>
              )}
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
