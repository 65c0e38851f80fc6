import { CatalogoPermissoes } from '#schemas/shapes/permissao.ts';
import { endpoint } from './endpoint.ts';

/** What a profile can grant. */
export const permissaoApi = {
  catalogo: endpoint({
    method: 'GET',
    path: 'permissoes',
    door: 'autenticado',
    summary: 'Permissões, regras e páginas que um perfil pode conceder.',
    result: CatalogoPermissoes,
  }),
} as const;
