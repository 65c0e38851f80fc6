import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { snakeName } from '#schemas/names.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import type { RecordValues } from '#server/engine/index.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';
import { confirmWritten, mailPlaceText, withSlash } from '#server/instalacao/configuracao/index.ts';
import { readMailPath } from '#server/instalacao/correio/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { requireConfirmation } from '#server/pessoas/credencial/index.ts';
import { guardedAddresses, type GuardedAddress, type GuardedRegister } from './guarded-addresses.ts';
import { sameValue } from './same-value.ts';
import { tellAdministrators } from './tell-administrators.ts';

/**
 * Changing where the installation sends its secrets or its people, or whose account somebody enters: the kept secret is never
 * told to another place, whoever changes it proves who they are, and every administrator hears of it by the way that was in
 * force before. What decides over accounts is changed by administrators only.
 */
export const guardAddresses = (register: GuardedRegister): RegisterHook => ({
  async beforeSave(ctx, input) {
    const changed = changedAddresses(register, input);
    // a unit that is handed over takes its rules of the first entry along
    if (changed.length === 0 || ctx.sessao.id === 0 || ctx.passagem) return;
    requireAdministrator(ctx, changed, input);
    for (const address of changed) await keepSecretHome(ctx, register, address, input);
    await requireConfirmation(ctx);
    await tellAdministrators(ctx, register, changed, {
      before: input.before,
      values: input.values,
      caminho: await readMailPath(ctx.db),
    });
  },
  async afterSave(ctx, { before, after }) {
    const { administrador, usuarioId, id } = ctx.sessao;
    if (register === 'conexao' || !administrador) return;
    await confirmWritten(ctx.db, ctx.agora, {
      tipo: confirmed[register].tipo,
      usuarioId: id === 0 ? null : usuarioId,
      before: confirmed[register].text(before),
      after: confirmed[register].text(after),
    });
  },
});

type Stored = SaveInput['before'];

/** What a register says of an address that secrets wait for, as it is confirmed. */
const confirmed = {
  configuracao: {
    tipo: 'CORREIO',
    text: (record: Stored) => {
      const {
        smtpServidor = null,
        smtpPorta = null,
        smtpSeguranca = null,
      } = (record ?? {}) as Partial<RecordOf<'configuracao'>>;
      return smtpServidor ? mailPlaceText({ smtpServidor, smtpPorta, smtpSeguranca }) : undefined;
    },
  },
  dominio: {
    tipo: 'PUBLICO',
    text: (record: Stored) => {
      const { enderecoPublico } = (record ?? {}) as Partial<RecordOf<'dominio'>>;
      return enderecoPublico ? withSlash(enderecoPublico) : undefined;
    },
  },
} as const;

const changedAddresses = (
  register: GuardedRegister,
  { operation, before, values }: SaveInput,
): readonly GuardedAddress[] => {
  // a new connection takes nothing along
  if (operation === 'create' && register === 'conexao') return [];
  const groups: readonly GuardedAddress[] = guardedAddresses[register];
  return groups.filter((group) => changedFields(group, before, values).length > 0);
};

/** The fields of a group that a save changes; a secret is never read back: one that is sent is another. */
const changedFields = (
  { fields, secret, soAdministrador }: GuardedAddress,
  before: SaveInput['before'],
  values: SaveInput['values'],
): readonly string[] => [
  ...fields.filter((name) => !sameValue(before?.[name], values[name])),
  ...(soAdministrador && secret !== undefined && values[secret] !== undefined ? [secret] : []),
];

const requireAdministrator = (
  { sessao }: Ctx,
  changed: readonly GuardedAddress[],
  { before, values }: SaveInput,
): void => {
  if (sessao.administrador) return;
  const [field] = changed
    .filter(({ soAdministrador }) => soAdministrador)
    .flatMap((group) => changedFields(group, before, values));
  if (field !== undefined) throw refuseField(field, 'registro.endereco.soQuemAdministra');
};

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
