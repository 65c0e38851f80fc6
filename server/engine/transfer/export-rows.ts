import type { Ctx } from '#server/base/http/context.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { templateFields } from '#schemas/template.ts';
import { decodeRecord, type Row } from '#server/engine/records/decode.ts';
import { hasHookRows, hookRows } from '#server/engine/records/hook-rows.ts';
import type { ListRequest } from '#server/engine/model/list-terms.ts';
import { conditionsOf, orderBy, whereText } from '#server/engine/records/list.ts';
import { runQuery } from '#server/engine/records/query.ts';
import type { RegisterRecord } from '#server/engine/records/record.ts';
import { exportSelection } from '#server/engine/records/select.ts';
import { sqlValues } from '#server/engine/records/sql-values.ts';

/** Records that are in memory at once. */
export const batchSize = 500;

/** What of a list is exported: its filters, search and order, not its page. */
type ExportRequest = Pick<ListRequest, 'filters' | 'q' | 'sort'>;

/**
 * The records of a list in batches, read by a cursor of the database: the next batch is fetched only when it is asked for,
 * all of them are of one instant, and whoever stops in the middle closes the cursor.
 */
export const exportRows = (
  ctx: Ctx,
  view: RegisterView,
  request: ExportRequest,
  fields: readonly Field[],
): AsyncGenerator<readonly RegisterRecord[]> =>
  hasHookRows(view.model) ? hookBatches(ctx, view, request) : cursorBatches(ctx, view, request, fields);

const cursorBatches = async function* (
  ctx: Ctx,
  view: RegisterView,
  request: ExportRequest,
  fields: readonly Field[],
): AsyncGenerator<readonly RegisterRecord[]> {
  const { model } = view;
  const { columns, joins, fields: selected } = exportSelection(view, withComputedParts(view, fields));
  const values = sqlValues();
  const where = whereText(await conditionsOf(ctx, view, request, values));
  const order = orderBy(view, request.sort);
  const db = await ctx.db.startTransaction().setAccessMode('read only').execute();
  try {
    await runQuery(
      { db },
      `declare linhas no scroll cursor for select ${columns} from ${model.from} t ${joins} ${where} ${order}`,
      values,
    );
    for (;;) {
      const rows = await runQuery<Row>({ db }, `fetch ${batchSize} from linhas`);
      if (rows.length > 0) yield rows.map((row) => decodeRecord(selected, row));
      if (rows.length < batchSize) return;
    }
  } finally {
    await db.rollback().execute();
  }
};

/** A computed field is made of others, which have to be read with it. */
const withComputedParts = ({ readable }: RegisterView, fields: readonly Field[]): readonly Field[] => {
  const named = new Set(fields.flatMap(({ property }) => templateFields(property['x-computed'] ?? '')));
  return readable.filter((field) => fields.includes(field) || named.has(field.name));
};

/** As many as such a list offers: what a hook works out is worked out once. */
const hookPage = 10_000;

const hookBatches = async function* (
  ctx: Ctx,
  { model }: RegisterView,
  request: ExportRequest,
): AsyncGenerator<readonly RegisterRecord[]> {
  for (let start = 1; ; start += 1) {
    const { itens } = await hookRows(ctx, model, { ...request, start, pageSize: hookPage });
    if (itens.length > 0) yield itens;
    if (itens.length < hookPage) return;
  }
};
