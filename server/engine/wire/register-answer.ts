import { defined } from '#schemas/defined.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { RegistroVisivel } from '#schemas/shapes/registro.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { isBeyond, registerActions, viewFor, type RegisterAction } from '#server/engine/access.ts';
import type { RegisterModel, RegisterModels } from '#server/engine/model/register-model.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { can } from '#server/base/http/permission.ts';
import { registerAbilities } from './abilities.ts';
import { menuIcon } from './menu-icon.ts';
import { readSuggestions, type Suggestions } from './suggestions.ts';
import { announceValidators, validatorAddresses } from './validators.ts';
import { visibleDefinition } from './visible-definition.ts';

/** A register as the person who asks sees it. */
type VisibleRegister = Omit<RegistroVisivel, 'definicao'> & { readonly definicao: RegisterDefinition };

/** Every register of which this person may do something, in the order of the menu. */
export const visibleRegisters = async (ctx: Ctx, models: RegisterModels): Promise<VisibleRegister[]> => {
  const views = [...models.values()]
    .filter((model) => sees(ctx, model))
    .map((model) => viewFor(ctx, models, model));
  await announceValidators(ctx, views);
  const suggested = await readSuggestions(ctx, views);
  const answers = await Promise.all(views.map((view) => answer(ctx, view, suggested(view))));
  return answers.sort((a, b) => orderOf(a) - orderOf(b));
};

/** One of them, or undefined when the person may do nothing with it. */
export const visibleRegister = async (
  ctx: Ctx,
  models: RegisterModels,
  model: RegisterModel,
): Promise<VisibleRegister | undefined> => {
  if (!sees(ctx, model)) return undefined;
  const view = viewFor(ctx, models, model);
  await announceValidators(ctx, [view]);
  const suggested = await readSuggestions(ctx, [view]);
  return answer(ctx, view, suggested(view));
};

const sees = (ctx: Ctx, model: RegisterModel): boolean =>
  registerActions.some((action) => somewhere(ctx, model, action));

/** Whether the person may do it in the register's own place or in one of its mounts. */
const somewhere = ({ sessao }: Ctx, model: RegisterModel, action: RegisterAction): boolean =>
  !isBeyond(sessao, model, action) &&
  [model.definition.permissions, ...(model.definition.mounts ?? []).map((mount) => mount.permissions)].some(
    (permissions) => permissions?.[action] !== undefined && can(sessao, permissions[action]),
  );

const answer = async (ctx: Ctx, view: RegisterView, sugestoes: Suggestions): Promise<VisibleRegister> => {
  const { model, readable, writable } = view;
  const { criar, editar, acoes: porAcao } = validatorAddresses(view, ctx);
  const acoes = registerAbilities(ctx, model);
  const icone = model.definition.menu && (await menuIcon(model.definition.menu.icon));
  const fixed = readable
    .filter((field) => field.kind !== 'computed' && !writable.includes(field))
    .map(({ name }) => name);
  const creates = somewhere(ctx, model, 'create');
  return {
    definicao: visibleDefinition(view),
    validador: {
      criar: creates ? criar : undefined,
      editar: somewhere(ctx, model, 'edit') ? editar : undefined,
      acoes: Object.keys(porAcao).length > 0 ? porAcao : undefined,
    },
    acoes: [...acoes],
    ...defined({
      icone,
      somenteLeitura: fixed.length > 0 ? fixed : undefined,
      sugestoes: creates && Object.keys(sugestoes).length > 0 ? sugestoes : undefined,
    }),
  };
};

const orderOf = ({ definicao }: VisibleRegister): number => definicao.menu?.order ?? Number.MAX_SAFE_INTEGER;
