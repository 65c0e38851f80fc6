import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { useMovedFocus } from '#src/ui/use-moved-focus.ts';
import styles from '../Processo.module.css';

interface InOrderProps<T> {
  readonly items: readonly T[];
  readonly icon: LucideIcon;
  readonly keyOf: (item: T) => number;
  /** How the buttons of an item call it. */
  readonly nameOf: (item: T) => string;
  /** Whether they may be put in another order. */
  readonly ordering: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: T) => ReactNode;
}

/** A list whose order matters: dragged, or moved by the buttons of each item. */
export const InOrder = <T,>(props: InOrderProps<T>) => {
  const { items, icon: Icon, keyOf, nameOf, ordering, onMove } = props;
  const text = useText();
  const [dragged, setDragged] = useState<number>();
  const hold = useMovedFocus(items.map(keyOf).join());
  return (
    <ul className={styles.drafts}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          draggable={ordering}
          className={classes(ordering && styles.movable, dragged === index && styles.dragged)}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && onMove(dragged, index)}
        >
          <Icon size={16} aria-hidden="true" />
          <span className="grow">{props.children(item)}</span>
          {ordering && (
            <>
              <IconAction
                icon={ArrowUp}
                size="small"
                label={text('processoConsulta.pecas.sobe', { item: nameOf(item) })}
                disabled={index === 0}
                onClick={(event) => {
                  hold(event);
                  onMove(index, index - 1);
                }}
              />
              <IconAction
                icon={ArrowDown}
                size="small"
                label={text('processoConsulta.pecas.desce', { item: nameOf(item) })}
                disabled={index === items.length - 1}
                onClick={(event) => {
                  hold(event);
                  onMove(index, index + 1);
                }}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
