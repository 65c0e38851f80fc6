import { recordEvent, type NewEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { everyField, type Field } from '#server/engine/model/field.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { changesBetween, formerValues } from './changes.ts';
import { encryptSecret } from '#server/base/secret.ts';
import type { RecordValues, RegisterRecord } from './record.ts';

/** Secrets that came in this write: what the hook left as it came is encrypted, what it changed is stored as it is. */
export const sealSecrets = (
  ctx: Ctx,
  fields: Iterable<Field>,
  sent: Readonly<RecordValues>,
  values: RecordValues,
): void => {
  for (const { name, secret } of fields)
    if (secret && typeof values[name] === 'string' && values[name] === sent[name])
      values[name] = encryptSecret(ctx.ports.config.key, values[name]);
};

type Change = 'registroCriado' | 'registroAlterado' | 'registroExcluido';

interface States {
  readonly before?: RegisterRecord;
  readonly after?: RegisterRecord;
  readonly secrets: readonly string[];
}

/** Writes the act in the chain of the record. */
export const recordChange = async (
  ctx: Ctx,
  view: RegisterView,
  act: Change,
  states: States,
): Promise<void> => {
  if (states.after ?? states.before) await recordEvent(ctx, changeEvent(view, act, states));
};

/** What happened to a record, as its chain keeps it. */
export const changeEvent = (
  { model }: RegisterView,
  ato: Change,
  { before, after, secrets }: States,
): NewEvent => {
  const { id = 0, versao } = after ?? before ?? {};
  const campos = changesBetween(model.fields.values(), before, after ?? {}, secrets);
  const antes = after ? formerValues(model.fields.values(), before, campos) : [];
  return {
    cadeia: chainOf(model.name, id),
    ato,
    dados: { registro: model.name, id, versao, campos, ...(antes.length > 0 && { antes }) },
  };
};

/** The chain of events of a record. */
export const chainOf = (register: string, id: number): string => `registro:${register}:${id}`;

/** Names of the secrets that a write brought. */
export const secretsIn = (fields: Iterable<Field>, values: Readonly<RecordValues>): readonly string[] =>
  everyField([...fields])
    .filter(({ name, secret }) => secret && values[name] !== undefined)
    .map(({ name }) => name);
