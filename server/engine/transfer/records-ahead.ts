import { quote } from '#server/engine/model/names.ts';
import { decodeRecord, type Row } from '#server/engine/records/decode.ts';
import { runQuery } from '#server/engine/records/query.ts';
import type { RegisterRecord } from '#server/engine/records/record.ts';
import { scopeConditions } from '#server/engine/records/scope.ts';
import { recordSelection } from '#server/engine/records/select.ts';
import { sqlValues } from '#server/engine/records/sql-values.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import { keyColumns, keyText, readKeyOf } from './line-key.ts';
import type { Loading, RecordsAhead } from './loading.ts';

/** Kinds whose values come from the database as they go there. */
const simple = ['text', 'integer'];

/**
 * The records that some lines name, found together before the lines are gone through one by one; undefined where the key is
 * not a single plain field.
 */
export const recordsAhead = async (
  loading: Loading,
  rows: readonly SheetRow[],
): Promise<RecordsAhead | undefined> => {
  const { ctx, view, mapping } = loading;
  const { model } = view;
  const [name, more] = mapping.key;
  const field = model.fields.get(name ?? '');
  if (name === undefined || more !== undefined) return undefined;
  if (name !== 'id' && !simple.includes(field?.kind ?? '')) return undefined;
  const ahead = new Map<string, RegisterRecord | undefined>();
  const wanted: unknown[] = [];
  for (const row of rows) {
    const key = await readKeyOf(loading, row, keyColumns(mapping));
    if (key === 'none' || 'problems' in key || key.values[name] === undefined) continue;
    ahead.set(keyText(mapping.key, key.values), undefined);
    wanted.push(key.values[name]);
  }
  const { columns, joins, fields } = recordSelection(view);
  const values = sqlValues();
  const column = field ? `t.${quote(field.column)}` : 't.id';
  const cast = field?.kind === 'text' ? 'text' : field ? 'bigint' : 'integer';
  const conditions = [
    `${column} = any(${values.add(wanted)}::${cast}[])`,
    ...(await scopeConditions(ctx, model, values)),
  ];
  const found = await runQuery<Row>(
    ctx,
    `select ${columns} from ${model.from} t ${joins} where ${conditions.join(' and ')}`,
    values,
  );
  for (const row of found) {
    const record = decodeRecord(fields, row);
    ahead.set(keyText(mapping.key, record), record);
  }
  return ahead;
};
