import { recordEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import { everyField, type Field } from '../model/field.ts';
import type { RegisterView } from '../model/register-view.ts';
import { changesBetween, formerValues } from './changes.ts';
import { encryptSecret } from './secret.ts';
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

/** Writes the act in the chain of the record. */
export const recordChange = async (
  ctx: Ctx,
  { model }: RegisterView,
  act: 'registroCriado' | 'registroAlterado' | 'registroExcluido',
  { before, after, secrets }: { before?: RegisterRecord; after?: RegisterRecord; secrets: readonly string[] },
): Promise<void> => {
  const record = after ?? before;
  if (!record) return;
  const campos = changesBetween(model.fields.values(), before, after ?? {}, secrets);
  const antes = after ? formerValues(model.fields.values(), before, campos) : [];
  await recordEvent(ctx, {
    cadeia: chainOf(model.name, record.id),
    ato: act,
    dados: {
      registro: model.name,
      id: record.id,
      versao: record.versao,
      campos,
      ...(antes.length > 0 && { antes }),
    },
  });
};

/** The chain of events of a record. */
export const chainOf = (register: string, id: number): string => `registro:${register}:${id}`;

/** Names of the secrets that a write brought. */
export const secretsIn = (fields: Iterable<Field>, values: Readonly<RecordValues>): readonly string[] =>
  everyField([...fields])
    .filter(({ name, secret }) => secret && values[name] !== undefined)
    .map(({ name }) => name);
