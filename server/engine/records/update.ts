import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { runPlain } from '#server/base/db/run-plain.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { hasColumn, type Field } from '#server/engine/model/field.ts';
import { quote } from '#server/engine/model/names.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { checkLinks } from './check-links.ts';
import { castOf, encodeValue } from './encode.ts';
import { fullView } from './full-view.ts';
import { getRecord } from './get.ts';
import { noteFiles } from './held-files.ts';
import { keepUnwritten } from './keep-unwritten.ts';
import { normaliseRecord } from './normalise.ts';
import { requireOwnRecord, requireOwnResult } from './organisation.ts';
import { checkOwnership } from './ownership.ts';
import type { RecordValues, RegisterRecord } from './record.ts';
import { adoptFiles } from './adopt-files.ts';
import { recordChange, sealSecrets, secretsIn } from './save.ts';
import { sameValue } from './same-value.ts';
import { staleVersion } from './stale-version.ts';
import { checkRecord, checkTypes } from './validate.ts';
import { withFieldErrors } from './violations.ts';
import { writeChildren } from './write-children.ts';

/**
 * Replaces a record: a field not sent becomes empty, except secrets and what this person may not change, which keep
 * their value. A version that is no longer the current one is refused with what changed. Runs inside the transaction of `ctx`.
 * @param managed values of fields that only the server writes.
 * @param past a state of this record that its history kept, whose files may be shown again by whoever restores it.
 */
export const updateRecord = async (
  ctx: Ctx,
  view: RegisterView,
  id: number,
  sent: Readonly<RecordValues>,
  managed: Readonly<RecordValues> = {},
  past: Readonly<RecordValues> = {},
): Promise<RegisterRecord> => {
  const { model } = view;
  const fields = [...model.fields.values()];
  const versao = readVersion(sent['versao']);
  const before = await getRecord(ctx, fullView(view), id, { lock: true });
  await requireOwnRecord(ctx, model, id);
  if (before.versao !== versao) throw await staleVersion(ctx, view, before, versao);
  const own = normaliseRecord(fields, sent);
  const values = keepUnwritten(view, before, own, managed);
  if (model.hook?.prepare) {
    checkTypes(view, 'edit', values);
    model.hook.prepare(values);
  }
  checkRecord(view, 'edit', values, own);
  const received = { ...values };
  await model.hook?.beforeSave?.(ctx, { operation: 'update', id, before, values });
  checkOwnership(ctx, model, values);
  await checkLinks(ctx, view.models, model, id, before, values);
  await adoptFiles(ctx, model, [before, past], values);
  const secrets = secretsIn(fields, received);
  sealSecrets(ctx, fields, values);
  if (secrets.length === 0 && sameRecord(fields, before, values)) return before;
  await withFieldErrors(model, async () => {
    await update(ctx, view, id, values);
    await writeChildren(ctx, fields, id, before, values);
    await noteFiles(ctx, model, id, values);
  });
  await requireOwnResult(ctx, model, [id]);
  const after = await getRecord(ctx, fullView(view), id);
  await recordChange(ctx, view, 'registroAlterado', { before, after, secrets });
  await model.hook?.afterSave?.(ctx, { id, before, after });
  return after;
};

/** The version that the person read, from the body or from the address. */
export const readVersion = (value: unknown): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'versao', mensagem: mensagem('registro.campo.versao') }] },
  );
};

/** Whether a save would change nothing; then it makes no version. False and absent are the same yes/no. */
const sameRecord = (
  fields: readonly Field[],
  before: Readonly<RecordValues>,
  values: Readonly<RecordValues>,
): boolean =>
  fields.every((field) => sameValue(stored(field, before[field.name]), stored(field, values[field.name])));

const stored = (field: Field, value: unknown): unknown => {
  if (field.kind === 'computed' || field.secret) return undefined;
  if (field.kind === 'boolean') return value ?? false;
  if (field.kind !== 'rows') return value;
  return ((value ?? []) as readonly RecordValues[]).map((row) => [
    row['id'],
    field.fields.map((inner) => stored(inner, row[inner.name])),
  ]);
};

const update = async (
  ctx: Ctx,
  { model }: RegisterView,
  id: number,
  record: Readonly<RecordValues>,
): Promise<void> => {
  const secrets = secretColumns(model).filter(({ name }) => record[name] !== undefined);
  const { fields, text } = secrets.length === 0 ? plainUpdate(model) : updateOf(model, secrets);
  const values = fields.map((field) => encodeValue(field, record[field.name]));
  await runPlain(ctx.db, text, [...values, ctx.agora, ctx.sessao.usuarioId, id]);
};

interface Update {
  readonly fields: readonly Field[];
  /** Its values: those of the fields, when, who, and the record. */
  readonly text: string;
}

/** A secret is written only when it came. */
const secretColumns = onceFor(({ fields }: RegisterModel): readonly Field[] =>
  [...fields.values()].filter((field) => field.secret && hasColumn(field)),
);

const updateOf = ({ from, fields: all }: RegisterModel, secrets: readonly Field[]): Update => {
  const fields = [...all.values()].filter((field) => hasColumn(field) && !field.secret).concat(secrets);
  const sets = fields.map((field, index) => `${quote(field.column)} = $${index + 1}::${castOf(field)}`);
  const next = fields.length + 1;
  const kept = ['versao = versao + 1', `alterado_em = $${next}`, `alterado_por = $${next + 1}`];
  return { fields, text: `update ${from} set ${[...sets, ...kept].join(', ')} where id = $${next + 2}` };
};

const plainUpdate = onceFor((model: RegisterModel) => updateOf(model, []));
