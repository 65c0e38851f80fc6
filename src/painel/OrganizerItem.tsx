import { defined } from '#schemas/defined.ts';
import { ArrowDown, ArrowUp, CornerUpRight, GripVertical, Pencil, X } from 'lucide-react';
import { useEffect, useRef, type ButtonHTMLAttributes, type KeyboardEvent } from 'react';
import type { ArranjoPainel, WidgetPainel } from '#schemas/shapes/painel.ts';
import { widgetKindOf } from '#schemas/painel/widget-kinds.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { classes } from '#src/ui/classes.ts';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { hasRoom, mostInPosition, stepOf, type Place } from './arrange.ts';
import { iconOf } from './widget-icons.ts';
import styles from './Organizer.module.css';

interface OrganizerItemProps {
  readonly arranjo: ArranjoPainel;
  readonly widget: WidgetPainel;
  readonly name: string;
  readonly at: Place;
  /** Taken by the keyboard, and moving with the arrows. */
  readonly grabbed: boolean;
  /** The last that the keyboard took: the focus stays with it wherever it is. */
  readonly held: boolean;
  readonly dragged: boolean;
  /** It would come before this one. */
  readonly marked: boolean;
  readonly handle: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onMove: (to: Place) => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** One block of a position: its handle, its name, and all that may be done with it without dragging. */
export const OrganizerItem = (props: OrganizerItemProps) => {
  const { arranjo, widget, name, at, grabbed, held, dragged, marked, handle } = props;
  const text = useText();
  const grip = useRef<HTMLButtonElement>(null);
  // taken to another position, let go or back, it is painted anew there, and the keyboard goes with it
  useEffect(() => {
    if (held) grip.current?.focus();
  }, [held]);
  const kind = widgetKindOf(widget.tipo);
  const Icon = iconOf(kind?.icone ?? '');
  const step = (key: string) => {
    const to = stepOf(arranjo, widget.id, key);
    return to ? { perform: () => props.onMove(to) } : undefined;
  };
  const up = step('ArrowUp');
  const down = step('ArrowDown');
  const actions: readonly BarAction[] = [
    ...(up ? [{ id: 'subir', label: text('painel.subir'), icon: ArrowUp, ...up }] : []),
    ...(down ? [{ id: 'descer', label: text('painel.descer'), icon: ArrowDown, ...down }] : []),
    ...(kind?.parametros
      ? [{ id: 'mudar', label: text('painel.mudar'), icon: Pencil, perform: props.onChange }]
      : []),
    ...arranjo.posicoes.flatMap((_, posicao): readonly BarAction[] => {
      if (posicao === at.posicao) return [];
      const numero = posicao + 1;
      const full = !hasRoom(arranjo, posicao);
      return [
        {
          id: `mover-${numero}`,
          label: text('painel.moverPara', { numero }),
          icon: CornerUpRight,
          perform: () => props.onMove({ posicao, lugar: arranjo.posicoes[posicao]?.length ?? 0 }),
          ...defined({ motivo: full ? text('painel.cheia', { numero, limite: mostInPosition }) : undefined }),
        },
      ];
    }),
    { id: 'remover', label: text('painel.remover'), icon: X, destructive: true, perform: props.onRemove },
  ];
  return (
    <li
      data-bloco={widget.id}
      className={classes(
        styles.item,
        grabbed && styles.grabbed,
        dragged && styles.dragged,
        marked && styles.marked,
      )}
    >
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        aria-label={text('painel.mover', { bloco: name })}
        aria-pressed={grabbed}
        onKeyDown={props.onKey}
        {...handle}
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="grow cut">{name}</span>
      <MoreActions size="small" label={text('painel.maisDe', { bloco: name })} actions={actions} />
    </li>
  );
};
