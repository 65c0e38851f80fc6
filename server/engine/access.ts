import { AppError } from '#schemas/app-error.ts';
import type { Action, Permissions } from '#schemas/generated-definition.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { pointersTo } from '#server/engine/model/pointers.ts';
import { scopeOf } from '#server/engine/model/scope-of.ts';
import type { RegisterModel, RegisterModels } from '#server/engine/model/register-model.ts';
import { isLocalAdministrator } from '#server/engine/records/organisation.ts';
import { viewOf, type RegisterView } from '#server/engine/model/register-view.ts';

/** Actions of a register that its permissions open. */
export type RegisterAction = Exclude<keyof Permissions, 'fields'>;

/** Every action, in the order in which it is shown. */
export const registerActions: readonly RegisterAction[] = ['list', 'create', 'edit', 'view', 'remove'];

const mounted = new WeakMap<RegisterModel, Map<string, RegisterModel>>();

/** The register of a name, as seen from one of its mounts when `lugar` names one. */
export const registerNamed = (models: RegisterModels, name: string, lugar?: string): RegisterModel => {
  const model = models.get(name);
  if (!model) throw new AppError('naoEncontrado');
  if (lugar === undefined) return model;
  const variant = mountsOf(model).get(lugar);
  if (!variant) throw new AppError('naoEncontrado');
  return variant;
};

/** The register as seen from each of its mounts. */
const mountsOf = (model: RegisterModel): ReadonlyMap<string, RegisterModel> => {
  const variants = mounted.get(model) ?? mountedModels(model);
  mounted.set(model, variants);
  return variants;
};

/** A mount has its own permissions and row filter; what it does not say is as in the register. */
const mountedModels = (model: RegisterModel): Map<string, RegisterModel> =>
  new Map(
    (model.definition.mounts ?? []).map((mount) => {
      const permissions = mount.permissions ?? model.definition.permissions;
      const scope =
        mount.scope === undefined ? model.scope : scopeOf(model.definition, model.fields, mount.scope);
      return [
        mount.path,
        { ...model, definition: { ...model.definition, permissions }, scope, strictScope: true },
      ];
    }),
  );

/** The register as this person sees it. */
export const viewFor = ({ sessao }: Ctx, models: RegisterModels, model: RegisterModel): RegisterView =>
  viewOf(models, model, (permission) => can(sessao, permission));

/** Whether the person may do an action with the register at all; an action without permission does not exist. */
export const allows = ({ sessao }: Ctx, model: RegisterModel, action: RegisterAction): boolean => {
  const { definition } = model;
  const permission = definition.permissions[action];
  return permission !== undefined && can(sessao, permission) && !isBeyond(sessao, model, action);
};

/** What is of all organisations alike, a local administrator only reads; organisations come and go without them. */
export const isBeyond = (
  sessao: Sessao,
  { organisation }: RegisterModel,
  action: RegisterAction,
): boolean => {
  if (!isLocalAdministrator(sessao) || action === 'list' || action === 'view') return false;
  return organisation === undefined || (organisation.by === 'self' && action !== 'edit');
};

/** Refuses an action that does not exist (as an address that does not) or that the person may not do. */
export const requireAction = (
  ctx: Ctx,
  model: RegisterModel,
  ...actions: readonly RegisterAction[]
): void => {
  if (!actions.some((action) => model.definition.permissions[action] !== undefined))
    throw new AppError('naoEncontrado');
  // the page of a refusal says which it was, in words; titles of registers name nothing that they hold
  if (!actions.some((action) => allows(ctx, model, action)))
    throw new AppError('acessoNegado', {}, { payload: { pagina: model.definition.title.many } });
};

/**
 * Who may see the choices of a register: who may list or view it, or use the form or the list of a register that
 * points to it. Choices are names, not records.
 */
export const requireChoices = (ctx: Ctx, models: RegisterModels, model: RegisterModel): void => {
  const uses = (one: RegisterModel): boolean => registerActions.some((action) => allows(ctx, one, action));
  if (choicesForAll.has(model.name) || uses(model)) return;
  // A mount of the register itself is of some of its rows; its choices would name the others too.
  const pointers = pointersTo(models, model.name).from;
  const others = pointers.filter(({ name }) => name !== model.name);
  if (pointers.some(uses) || others.some((one) => [...mountsOf(one).values()].some(uses))) return;
  throw new AppError('acessoNegado');
};

/** Whether the person may read the records of a register, and so filter and label its choices by any field seen. */
export const readsRecords = (ctx: Ctx, model: RegisterModel): boolean =>
  (['list', 'view', 'edit'] as const).some((action) => allows(ctx, model, action));

/** Registers whose names every person works with: forwarding, drafting and searching choose among them. */
const choicesForAll: ReadonlySet<string> = new Set([
  'unidade',
  'usuario',
  'organizacao-interna',
  'cargo',
  'assunto',
  'interessado',
  'tipo-documento',
  'sigilo',
  'cidade',
]);

/** Buttons of the definition that this person may press, on a record or on the list. */
export const buttonsFor = (
  { sessao }: Ctx,
  { definition, organisation }: RegisterModel,
  on?: Action['on'],
): readonly Action[] =>
  (definition.actions ?? []).filter(
    (action) =>
      (on === undefined || action.on === on) &&
      can(sessao, action.permission) &&
      (!isLocalAdministrator(sessao) || (organisation !== undefined && action.on === 'record')),
  );
