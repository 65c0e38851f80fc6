import { defined } from '#schemas/defined.ts';
import { recordEvent, type NewEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { everyField, type Field } from '#server/engine/model/field.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { changesBetween, formerValues } from './changes.ts';
import { encryptSecret, SealedSecret } from '#server/base/secret.ts';
import type { RecordValues, RegisterRecord } from './record.ts';

/** Every secret of a write, those of its rows too, in the form in which it is stored. */
export const sealSecrets = (ctx: Ctx, fields: Iterable<Field>, values: RecordValues): void => {
  for (const field of fields) {
    const value = values[field.name];
    if (field.kind === 'rows')
      for (const row of (value ?? []) as readonly RecordValues[]) sealSecrets(ctx, field.fields, row);
    else if (field.secret && value !== undefined) values[field.name] = sealed(ctx, field, value);
  }
};

/** By what it is and not by what it was: a hook that trims a secret leaves it in clear. */
const sealed = ({ ports }: Ctx, { name }: Field, value: unknown): string => {
  if (value instanceof SealedSecret) return value.stored;
  if (typeof value === 'string') return encryptSecret(ports.config.key, value);
  throw new Error(`O segredo ${name} não é um texto nem está selado.`);
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
    dados: {
      registro: model.name,
      id,
      versao,
      campos,
      ...defined({ antes: antes.length > 0 ? antes : undefined }),
    },
  };
};

/** The chain of events of a record. */
export const chainOf = (register: string, id: number): string => `registro:${register}:${id}`;

/** Names of the secrets that a write brought. */
export const secretsIn = (fields: Iterable<Field>, values: Readonly<RecordValues>): readonly string[] =>
  everyField([...fields])
    .filter(({ name, secret }) => secret && values[name] !== undefined)
    .map(({ name }) => name);
