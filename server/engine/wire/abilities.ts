import type { Acao } from '#schemas/shapes/conteudo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { allows, buttonsFor, registerActions, type RegisterAction } from '#server/engine/access.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { ownRecords } from '#server/engine/records/organisation.ts';
import type { RegisterRecord } from '#server/engine/records/record.ts';

/** Actions that are of one record, not of the list. */
const ofRecord = registerActions.filter((action) => action !== 'list' && action !== 'create');

/** Names of what this person may do with each record of a list; the register's part is worked out once per page. */
export const listAbilities = async (
  ctx: Ctx,
  model: RegisterModel,
  records: readonly RegisterRecord[],
): Promise<(record: RegisterRecord) => readonly string[]> => {
  const names = [
    ...ofRecord.filter((action) => allows(ctx, model, action)),
    ...buttonsFor(ctx, model, 'record').map(({ name }) => name),
  ];
  const { hook } = model;
  const own = await ownRecords(
    ctx,
    model,
    records.map(({ id }) => id),
  );
  return (record) =>
    names.filter(
      (name) => (own.has(record.id) || name === 'view') && hook?.refusal?.(ctx, record, name) === undefined,
    );
};

/** What may be done with one record and, where it may not, why. */
export const recordAbilities = async (
  ctx: Ctx,
  model: RegisterModel,
  record: RegisterRecord,
): Promise<readonly Acao[]> => {
  const reached = (await ownRecords(ctx, model, [record.id])).has(record.id);
  const refusalOf = (name: string): string | undefined =>
    reached || name === 'view'
      ? model.hook?.refusal?.(ctx, record, name)
      : mensagem('registro.acao.outraOrganizacao');
  const own = ofRecord
    .filter((action) => model.definition.permissions[action] !== undefined)
    .map((nome) => ability(nome, lacking(ctx, model, nome) ?? refusalOf(nome)));
  // A button that the person may never press is not there at all.
  const buttons = buttonsFor(ctx, model, 'record').map(({ name }) => ability(name, refusalOf(name)));
  return [...own, ...buttons];
};

const ability = (nome: string, motivo: string | undefined): Acao =>
  motivo === undefined ? { nome, permitida: true } : { nome, permitida: false, motivo };

const lacking = (ctx: Ctx, model: RegisterModel, action: RegisterAction): string | undefined =>
  allows(ctx, model, action) ? undefined : mensagem('registro.acao.semPermissao');

/** Names of what this person may do with the register as a whole. */
export const registerAbilities = (ctx: Ctx, model: RegisterModel): readonly string[] => [
  ...registerActions.filter((action) => allows(ctx, model, action)),
  ...buttonsFor(ctx, model).map(({ name }) => name),
];
