import type { FieldTree } from './field-tree.ts';
import type { PdfObject } from './pdf-object.ts';
import { countOf, nameOf } from './pdf-value.ts';

/** What filling a field may change in it: what it says, and how that is drawn. */
export const byFilling: ReadonlySet<string> = new Set('V AP AS I TI RV DA Q M'.split(' '));
const fillable = new Set(['Tx', 'Ch', 'Btn']);
const pushButton = 65_536;

/** Whether it has something to be filled; one that only programs fill (ReadOnly) is no less of a field to who permits filling. */
export const isFillable = (tree: FieldTree, field: PdfObject): boolean => {
  const type = nameOf(tree.inherited(field, 'FT')?.value);
  if (type === undefined || !fillable.has(type)) return false;
  const flags = tree.inherited(field, 'Ff');
  const set = flags ? countOf(flags.value) : 0;
  return set !== undefined && (type !== 'Btn' || (set & pushButton) === 0);
};
