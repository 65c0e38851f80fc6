import { useLayoutEffect, useState, type RefObject } from 'react';
import { rem } from '#src/ui/rem.ts';
import type { Field } from '../field.ts';
import { columnWidth } from './columns.ts';
import { shareWidth, type AskedWidth } from './share-width.ts';

/** Points of the columns that are not of the register: the box that selects, and the acts. */
export const marksWidth = { select: 42, acts: 124 } as const;

/** In rem: of a text, at the most; and at the least, where not all columns fit. */
const most = 40;
const least = 9;
/** Of a cell, in points, at both sides of what it shows. */
const padding = 26;

interface Measured {
  readonly columns: string;
  readonly asked: readonly AskedWidth[];
}

/**
 * The widths of the columns of a table, in points, by what they show and the room that there is; undefined until something was
 * painted. While the same columns are shown none of them asks for less than it did, so that turning pages moves nothing back.
 */
export const useColumnWidths = (
  table: RefObject<HTMLTableElement | null>,
  fields: readonly Field[],
  records: readonly unknown[],
  selectable: boolean,
): readonly number[] | undefined => {
  const [room, setRoom] = useState(0);
  const [measured, setMeasured] = useState<Measured>();
  const columns = fields.map(({ name }) => name).join();
  useLayoutEffect(() => {
    const box = table.current?.parentElement;
    if (!box) return undefined;
    const read = (): void => setRoom(box.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [table]);
  const painted = room > 0;
  useLayoutEffect(() => {
    const { current } = table;
    if (!current || !painted) return;
    const first = selectable ? 1 : 0;
    const asked = fields.map((field, index) => askedBy(field, current, index + first));
    setMeasured((before) => (before?.columns === columns ? widest(before, asked) : { columns, asked }));
  }, [table, fields, columns, records, selectable, painted]);
  if (measured?.columns !== columns || !painted) return undefined;
  return shareWidth(measured.asked, room - marksWidth.acts - (selectable ? marksWidth.select : 0));
};

/** The same, where nothing asks for more than it did. */
const widest = (before: Measured, asked: readonly AskedWidth[]): Measured => {
  const grown = before.asked.map((old, index) => {
    const now = asked[index];
    return now && now.need > old.need ? now : old;
  });
  return grown.every((one, index) => one === before.asked[index]) ? before : { ...before, asked: grown };
};

/** Kinds whose width is of what they show, up to that of the kind; of the others every value is as wide. */
const ofContent: ReadonlySet<string> = new Set(['enum', 'radio', 'mask', 'text']);

const askedBy = (field: Field, table: HTMLTableElement, index: number): AskedWidth => {
  const own = columnWidth(field);
  const rows = [...table.rows];
  const [head = 0, ...cells] = rows.map((row) => shownWidth(row.cells[index]));
  if (own !== undefined && !ofContent.has(field.kind)) {
    const need = Math.max(own * rem(), head);
    return { need, least: need, grows: false };
  }
  const need = Math.min(Math.max(head, ...cells), Math.max(head, (own ?? most) * rem()));
  return {
    need,
    least: own === undefined ? Math.min(need, Math.max(head, least * rem())) : need,
    grows: own === undefined,
  };
};

/** How wide what a cell shows is, also where it is cut. */
const shownWidth = (cell: Element | undefined): number => {
  if (!cell) return 0;
  const shown = document.createRange();
  shown.selectNodeContents(cell);
  return Math.ceil(shown.getBoundingClientRect().width) + padding;
};
