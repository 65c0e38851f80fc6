import { permissaoApi } from '#schemas/api/permissao.ts';
import type { PermissaoItem } from '#schemas/shapes/permissao.ts';
import { corePermissions } from '#schemas/permissions.ts';
import { rules, type RuleEntry } from '#schemas/rules.ts';
import { registerPermissions } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';

export { anotherAdministrator } from './another-administrator.ts';
export { guardCalls, wordsOf } from './guard-calls.ts';
export { tellCalled } from './tell-called.ts';
export { standardPassword } from './senha-inicial.ts';

/** Permissions that the product names, as the catalogue shows them. */
const ofProduct = (): PermissaoItem[] =>
  Object.entries(corePermissions).map(([nome, entry]) => ({ nome, ...entry }));

const ofRules = (): PermissaoItem[] =>
  Object.entries<RuleEntry>(rules).map(([nome, { restringe: _, ...entry }]) => ({
    nome,
    ...entry,
    grupo: 'Regras',
    area: 'regras',
  }));

/** Pages as the organisation calls them, without those that it does not use. */
const activePages = (ctx: Ctx) =>
  ctx.db
    .selectFrom('registro.pagina')
    .select(['nome', 'titulo'])
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute();

export const permissaoRoutes = implement(permissaoApi, {
  catalogo: async (ctx) => ({
    permissoes: [...ofProduct(), ...registerPermissions()],
    regras: ofRules(),
    paginas: (await activePages(ctx)).map((page) => ({
      ...page,
      grupo: 'Páginas',
      area: page.nome.split('.')[0] ?? '',
    })),
  }),
});
export { presentClashes } from './conflicts.ts';
