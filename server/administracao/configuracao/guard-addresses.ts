import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { snakeName } from '#schemas/names.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import type { RecordValues } from '#server/engine/index.ts';
import { confirmAddresses } from '#server/instalacao/configuracao/index.ts';
import { readMailPath } from '#server/instalacao/correio/index.ts';
import { requireConfirmation } from '#server/pessoas/credencial/index.ts';
import { guardedAddresses, type GuardedAddress, type GuardedRegister } from './guarded-addresses.ts';
import { tellAdministrators } from './tell-administrators.ts';

/**
 * Changing where the installation sends its secrets or its people: the kept secret is never told to another place, whoever
 * changes it proves who they are, and every administrator hears of it by the way that was in force before.
 */
export const guardAddresses = (register: GuardedRegister): RegisterHook => ({
  async beforeSave(ctx, input) {
    const changed = changedAddresses(register, input);
    if (changed.length === 0 || ctx.sessao.id === 0) return;
    for (const address of changed) await keepSecretHome(ctx, register, address, input);
    await requireConfirmation(ctx);
    await tellAdministrators(ctx, register, changed, {
      before: input.before,
      values: input.values,
      caminho: await readMailPath(ctx.db),
    });
  },
  async afterSave(ctx) {
    const { administrador, usuarioId, id } = ctx.sessao;
    if (register !== 'conexao' && administrador)
      await confirmAddresses(ctx.db, ctx.agora, id === 0 ? null : usuarioId);
  },
});

const changedAddresses = (
  register: GuardedRegister,
  { operation, before, values }: SaveInput,
): readonly GuardedAddress[] => {
  // a new connection takes nothing along
  if (operation === 'create' && register === 'conexao') return [];
  const groups: readonly GuardedAddress[] = guardedAddresses[register];
  return groups.filter(({ fields }) => fields.some((name) => !same(before?.[name], values[name])));
};

/** False and absent are the same yes/no, and an empty text is no text. */
const same = (one: unknown, other: unknown): boolean => (one || undefined) === (other || undefined);

/** Asks for the secret again, or forgets it where it would not be told to anybody. */
const keepSecretHome = async (
  { db }: Ctx,
  register: GuardedRegister,
  { secret, needs = [] }: GuardedAddress,
  { id, values }: SaveInput,
): Promise<void> => {
  if (secret === undefined || id === undefined || values[secret] !== undefined) return;
  const column = sql.ref(snakeName(secret));
  const table = sql.table(`registro.${snakeName(register)}`);
  const { rows } = await sql`select 1 from ${table} where id = ${id} and ${column} is not null`.execute(db);
  if (rows.length === 0) return;
  if (needs.every((name) => isFilled(values, name)))
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: secret, mensagem: mensagem('registro.endereco.segredo') }] },
    );
  await sql`update ${table} set ${column} = null where id = ${id}`.execute(db);
};

const isFilled = (values: Readonly<RecordValues>, name: string): boolean =>
  values[name] !== undefined && values[name] !== '';
