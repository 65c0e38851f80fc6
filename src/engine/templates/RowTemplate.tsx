import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { CircleAlert, GripVertical, Trash2 } from 'lucide-react';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify } from '#src/ui/notify.ts';
import { knownField } from '../form/field-of-ui.ts';
import { useForm, useFormNow } from '../form/form-context.ts';
import { errorId, idSeparator, isWithin, pathOfId } from '../form/field-path.ts';
import { RowContext, type Row } from './row-context.ts';
import { valueAt } from '../form/value-at.ts';
import { fieldsNow } from '../form/visibility.ts';
import { useRowDrag } from './use-row-drag.ts';
import styles from './Rows.module.css';

/** One row: handle, cells, bin; its errors on a line of its own below it. */
export function RowTemplate({
  children,
  buttonsProps,
  index,
  parentUiSchema,
  readonly,
  disabled,
}: ArrayFieldItemTemplateProps) {
  const text = useText();
  const { set, insertRow } = useForm();
  const now = useFormNow();
  const body = useRef<HTMLTableSectionElement>(null);
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const field = knownField(parentUiSchema);
  const path = pathOfId(fieldPathId.$id);
  const parent = path.split('.').slice(0, -1).join('.');
  const values = valueAt(now.values, path) as Record<string, unknown> | undefined;
  const errors = now.errors.filter(({ campo }) => isWithin(campo, path));
  const row: Row = useMemo(
    () => ({
      label: text('cadastro.linhas.linha', { n: index + 1 }),
      errorId: errorId(fieldPathId.$id),
      values: values ?? {},
      now: fieldsNow(field.columns ?? [], values ?? {}),
    }),
    [text, index, fieldPathId.$id, field, values],
  );

  const focusAt = (position: number): void => {
    const table = body.current?.closest('table');
    requestAnimationFrame(() => handleOf(table, position)?.focus());
  };
  /** The row that took the place, else the one before, else the button that adds. */
  const focusNear = (position: number): void => {
    const table = body.current?.closest('table');
    const adding = idOfGrid(fieldPathId.$id);
    requestAnimationFrame(() => {
      const grid = table?.isConnected ? table : undefined;
      const near = handleOf(grid, position) ?? handleOf(grid, position - 1);
      (near ?? document.getElementById(adding))?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const up = event.key === 'ArrowUp';
    event.preventDefault();
    event.stopPropagation();
    if (up ? !hasMoveUp : !hasMoveDown) return;
    (up ? onMoveUpItem : onMoveDownItem)();
    focusAt(up ? index - 1 : index + 1);
  };
  const drag = useRowDrag(body, (to) => {
    const rows = valueAt(now.values, parent);
    if (!Array.isArray(rows)) return;
    const others = rows.filter((_, at) => at !== index) as unknown[];
    set(parent, others.toSpliced(to, 0, rows[index]));
    focusAt(to);
  });
  const remove = (): void => {
    onRemoveItem();
    focusNear(index);
    notify(text('cadastro.linhas.removida', { n: index + 1 }), {
      actions: [
        { label: text('cadastro.linhas.desfazer'), perform: () => insertRow(parent, index, values ?? {}) },
      ],
    });
  };
  const cells = field.columns?.length ?? 0;
  return (
    <RowContext.Provider value={row}>
      <tbody
        ref={body}
        role="rowgroup"
        className={styles.row}
        data-erro={errors.length > 0}
        data-linha={index}
        onKeyDown={onKeyDown}
      >
        <tr role="row">
          <td role="cell" className={styles.grip}>
            {!readonly && !disabled && (
              <IconAction
                icon={GripVertical}
                size="small"
                label={text('cadastro.linhas.mover', { n: index + 1 })}
                data-ordem
                {...drag}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              />
            )}
          </td>
          {children}
          <td role="cell" className={styles.remove}>
            {hasRemove && !readonly && !disabled && (
              <IconAction
                icon={Trash2}
                size="small"
                label={text('cadastro.linhas.remover', { n: index + 1 })}
                onClick={remove}
              />
            )}
          </td>
        </tr>
        {errors.length > 0 && (
          <tr role="row" className={styles.errors}>
            <td role="cell" />
            <td role="cell" colSpan={cells + 1} id={row.errorId}>
              {errors.map(({ campo, mensagem }) => (
                <span key={campo} className={styles.rowError}>
                  <CircleAlert size={14} aria-hidden />
                  {mensagem}
                </span>
              ))}
            </td>
          </tr>
        )}
      </tbody>
    </RowContext.Provider>
  );
}

/** The handle of a row of this grid: the first in it, before those of the rows within it. */
const handleOf = (table: HTMLTableElement | null | undefined, position: number): HTMLElement | null =>
  table?.tBodies[position]?.querySelector<HTMLElement>('[data-ordem]') ?? null;

/** The button that adds has the id of the grid itself. */
const idOfGrid = (rowId: string): string => rowId.slice(0, rowId.lastIndexOf(idSeparator));
