import { permissaoApi } from '#schemas/api/permissao.ts';
import { corePermissions } from '#schemas/permissions.ts';
import { pages } from '#schemas/pages.ts';
import { rules } from '#schemas/rules.ts';
import { registerPermissions } from '#server/engine/index.ts';
import { implement } from '#server/http/implement.ts';

const items = (table: Readonly<Record<string, string>>, grupo: string) =>
  Object.entries(table).map(([nome, titulo]) => ({ nome, titulo, grupo }));

export const permissaoRoutes = implement(permissaoApi, {
  catalogo: () =>
    Promise.resolve({
      permissoes: [...items(corePermissions, 'Documentos e caixa central'), ...registerPermissions()],
      regras: items(rules, 'Regras'),
      paginas: items(pages, 'Páginas'),
    }),
});
