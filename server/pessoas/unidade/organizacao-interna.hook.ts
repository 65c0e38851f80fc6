import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import {
  getRecord,
  modelsInForce,
  registerNamed,
  updateRecord,
  viewFor,
  type RecordValues,
} from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';

const addressFields = ['endereco', 'complemento', 'estado', 'cidade', 'cep'] as const;

/** An organisation: one seat, and an address that its units may follow. */
export const organizacaoInterna: RegisterHook<'organizacao-interna'> = {
  async beforeSave(ctx, { id = 0, before, values }) {
    await keepUnits(ctx, { id, before, values });
    if (values.matriz !== true) return;
    await oneAtATime(ctx, 'organizacao-interna');
    const seat = await ctx.db
      .selectFrom('registro.organizacaoInterna')
      .select('nome')
      .where('matriz', '=', true)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (seat)
      throw refuseField('matriz', 'registro.organizacaoInterna.matriz', { organizacao: seat.nome ?? '' });
  },
  async afterSave(ctx, { before, after }) {
    if (!before) return;
    const follows = after.replicarEnderecoUnidades === true;
    const followed = before.replicarEnderecoUnidades === true;
    // who only marks it has an address to give; without one nothing of the units is emptied by it
    const begins = follows && !followed && Object.keys(addressOf(after)).length > 0;
    const moved = !sameAddress(before, after);
    if (ctx.desfazendo && (moved || follows !== followed)) await requireNoFollower(ctx, before, after);
    if (begins || (follows && moved)) await replicate(ctx, after);
  },
  actions: {
    replicarEndereco: async (ctx, { record }) => {
      const unidades = record ? await replicate(ctx, record) : 0;
      return { unidades, mensagem: mensagem('registro.organizacaoInterna.replicado', { unidades }) };
    },
  },
};

/** An inactive organisation has no unit at work: people would go on making and receiving documents in it. */
const keepUnits = async (
  { db, sessao }: Ctx,
  { id, before, values }: Pick<SaveInput<'organizacao-interna'>, 'id' | 'before' | 'values'>,
): Promise<void> => {
  // the product itself loads what an institution already closed
  if (id === undefined || sessao.id === 0) return;
  if (!before || before.ativo === false || values.ativo !== false) return;
  const unit = await db
    .selectFrom('registro.unidade')
    .select('sigla')
    .where('organizacao', '=', id)
    .where('ativo', 'is not', false)
    .orderBy('sigla')
    .limit(1)
    .executeTakeFirst();
  if (unit)
    throw refuseField('ativo', 'registro.organizacaoInterna.unidadesAtivas', { unidade: unit.sigla ?? '' });
};

const addressOf = (record: Readonly<RecordValues>): RecordValues =>
  Object.fromEntries(
    addressFields.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );

const sameAddress = (one: Readonly<RecordValues>, other: Readonly<RecordValues>): boolean =>
  isDeepStrictEqual(addressOf(one), addressOf(other));

/** An address that went to the units took the place of one of theirs: with a load undone, it would be lost or stay. */
const requireNoFollower = async (
  ctx: Ctx,
  before: Readonly<ValuesOf<'organizacao-interna'>>,
  after: RecordOf<'organizacao-interna'>,
): Promise<void> => {
  if (![before, after].some((record) => record.replicarEnderecoUnidades === true)) return;
  const unit = await ctx.db
    .selectFrom('registro.unidade')
    .select('id')
    .where('organizacao', '=', after.id)
    .limit(1)
    .executeTakeFirst();
  const motivo = mensagem('registro.organizacaoInterna.desfazer');
  if (unit) throw new AppError('transicaoNaoPermitida', { motivo });
};

/** Gives the address of the organisation to its units, each with its own history. @returns how many changed. */
const replicate = async (ctx: Ctx, organization: RecordOf<'organizacao-interna'>): Promise<number> => {
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'unidade'));
  const units = await ctx.db
    .selectFrom('registro.unidade')
    .select('id')
    .where('organizacao', '=', organization.id)
    .orderBy('id')
    .execute();
  let changed = 0;
  for (const { id } of units) {
    const unit = await getRecord(ctx, view, id);
    if (sameAddress(unit, organization)) continue;
    const { endereco: _e, complemento: _c, estado: _u, cidade: _m, cep: _p, ...rest } = unit;
    await updateRecord(ctx, view, id, { ...rest, ...addressOf(organization) });
    changed += 1;
  }
  return changed;
};
