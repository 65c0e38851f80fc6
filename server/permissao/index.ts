import { permissaoApi } from '#schemas/api/permissao.ts';
import { corePermissions } from '#schemas/permissions.ts';
import { rules } from '#schemas/rules.ts';
import { registerPermissions } from '#server/engine/index.ts';
import type { Ctx } from '#server/http/context.ts';
import { implement } from '#server/http/implement.ts';

const items = (table: Readonly<Record<string, string>>, grupo: string) =>
  Object.entries(table).map(([nome, titulo]) => ({ nome, titulo, grupo }));

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
    permissoes: [...items(corePermissions, 'Documentos e caixa central'), ...registerPermissions()],
    regras: items(rules, 'Regras'),
    paginas: (await activePages(ctx)).map((page) => ({ ...page, grupo: 'Páginas' })),
  }),
});
