import { CircleAlert } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Drawing } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';
import { outlineOf } from '../outline.ts';

interface OutlineProps {
  readonly drawing: Drawing;
  readonly selected: string | undefined;
  readonly wrong: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The same flow as a tree to be read and walked through with the arrows; what is chosen here is chosen in the drawing. */
export const Outline = ({ drawing, selected, wrong, onSelect, onRemove }: OutlineProps) => {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const rows = outlineOf(drawing);
  const current = Math.max(
    0,
    rows.findIndex(({ element }) => element.id === selected),
  );
  const goTo = (index: number): void => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!row) return;
    onSelect(row.element.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.element.id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      goTo(to);
    } else if (event.key === 'Delete' && selected !== undefined) {
      event.preventDefault();
      onRemove(selected);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      goTo(current);
    }
  };
  return (
    <ul
      className={styles.outline}
      role="tree"
      aria-label={text('fluxoDesenho.roteiro')}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ element, depth }, index) => (
        <li
          key={element.id}
          role="treeitem"
          data-id={element.id}
          aria-level={depth + 1}
          aria-selected={element.id === selected}
          tabIndex={index === current ? 0 : -1}
          style={{ paddingInlineStart: 8 + 18 * depth }}
          className={classes(wrong.has(element.id) && styles.mistake)}
          onClick={() => onSelect(element.id)}
        >
          {wrong.has(element.id) && <CircleAlert size={14} aria-label={text('fluxoDesenho.impede')} />}
          <span>
            {elementName(element, text)}{' '}
            {elementName(element, text) !== kindName(element, text) && (
              <span className="xs mut">{kindName(element, text)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};
