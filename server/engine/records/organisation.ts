import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { qualified, quote } from '#server/engine/model/names.ts';
import type { OrganisationPath } from '#server/engine/model/organisation-of.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { runQuery } from './query.ts';
import { sqlValues, type SqlValues } from './sql-values.ts';

/** Whether the person administers one organisation only, whose limits hold in every register. */
export const isLocalAdministrator = ({ administrador, administradorLocal }: Sessao): boolean =>
  administradorLocal && !administrador;

/** Records that a local administrator sees: those of the own organisation and those of all. */
export const reachCondition = (
  { sessao }: Ctx,
  { organisation }: RegisterModel,
  values: SqlValues,
  alias = 't',
): string | undefined => {
  if (!organisation || !isLocalAdministrator(sessao)) return undefined;
  const own = `${values.add(sessao.organizacaoId)}::integer`;
  switch (organisation.by) {
    case 'self':
      return `${alias}.id = ${own}`;
    case 'link': {
      const column = `${alias}.${quote(organisation.field.column)}`;
      const inside = `${column} ${isOwn(organisation, own)}`;
      return organisation.field.required ? inside : `(${column} is null or ${inside})`;
    }
    case 'links':
      return `(not ${someLink(organisation, alias, '')} or ${someLink(organisation, alias, `and l.alvo_id ${isOwn(organisation, own)}`)})`;
    case 'rows':
      return someRow(organisation, alias, `= ${own}`);
  }
};

/** Records that a local administrator may change: those of the own organisation and of no other. */
const ownCondition = (organisation: OrganisationPath, own: string): string => {
  switch (organisation.by) {
    case 'self':
      return `t.id = ${own}`;
    case 'link':
      return `coalesce(t.${quote(organisation.field.column)} ${isOwn(organisation, own)}, false)`;
    case 'links':
      return `(${someLink(organisation, 't', '')} and not ${someLink(organisation, 't', `and not (l.alvo_id ${isOwn(organisation, own)})`)})`;
    case 'rows':
      return `(${someRow(organisation, 't', `= ${own}`)} and not ${someRow(organisation, 't', `<> ${own}`)})`;
  }
};

type Linked = Extract<OrganisationPath, { readonly by: 'link' | 'links' }>;
type Rows = Extract<OrganisationPath, { readonly by: 'rows' }>;

const isOwn = ({ target }: Linked, own: string): string => {
  switch (target) {
    case 'organizacao-interna':
      return `= ${own}`;
    case 'unidade':
      return `in (select u.id from registro.unidade u where u.organizacao = ${own})`;
    case 'usuario':
      return `in (select u.registro_id from registro.usuario_unidades u where u.organizacao = ${own})`;
  }
};

const someLink = ({ field }: Linked, alias: string, more: string): string =>
  `exists (select from ${qualified(field.table ?? '')} l where l.registro_id = ${alias}.id ${more})`;

const someRow = ({ field, inner }: Rows, alias: string, condition: string): string =>
  `exists (select from ${qualified(field.table ?? '')} r where r.registro_id = ${alias}.id and r.${quote(inner.column)} ${condition})`;

/** Which of the records the person may change as far as organisations go: all, except for a local administrator. */
export const ownRecords = async (
  ctx: Ctx,
  { organisation, from }: RegisterModel,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (!isLocalAdministrator(ctx.sessao)) return new Set(ids);
  if (!organisation || ids.length === 0) return new Set();
  const values = sqlValues();
  const own = `${values.add(ctx.sessao.organizacaoId)}::integer`;
  const rows = await runQuery<{ id: number }>(
    ctx,
    `select t.id from ${from} t where t.id = any(${values.add(ids)}::integer[]) and ${ownCondition(organisation, own)}`,
    values,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Refuses to touch a record that is not wholly of the organisation of a local administrator. */
export const requireOwnRecord = async (ctx: Ctx, model: RegisterModel, id: number): Promise<void> => {
  if (!(await ownRecords(ctx, model, [id])).has(id)) throw new AppError('acessoNegado');
};

/** Refuses, after the writing and before the commit, what a local administrator wrote into another organisation. */
export const requireOwnResult = async (
  ctx: Ctx,
  model: RegisterModel,
  ids: readonly number[],
): Promise<void> => {
  const own = await ownRecords(ctx, model, ids);
  if (ids.every((id) => own.has(id))) return;
  const { organisation } = model;
  if (!organisation || organisation.by === 'self') throw new AppError('acessoNegado');
  const { name, property } = organisation.field;
  const message = mensagem('registro.campo.outraOrganizacao', { param: property.title });
  throw new AppError('camposInvalidos', {}, { erros: [{ campo: name, mensagem: message }] });
};
