import { AppError } from '#schemas/app-error.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { PesquisaMudanca } from '#schemas/shapes/pesquisa.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { exportar } from './exportar.ts';
import { facetas } from './facetas.ts';
import { itens } from './itens.ts';
import { opcoes } from './opcoes.ts';
import { campos, parametrizar, parametros } from './parametros.ts';
import {
  changeSearch,
  keepSearch,
  listSearches,
  refusedName,
  removeSearch,
} from './pesquisa-salva.repository.ts';
import { pesquisar } from './pesquisar.ts';
import { requireDefinition } from './require-definition.ts';

export { candidatesOf } from './candidates.ts';
export { itensDe } from './itens.ts';
export { readFilter } from './read-filter.ts';
export { requireDefinition } from './require-definition.ts';
export { keepIndex, searchVector } from './search-vector.ts';
export { searchOf } from './pesquisa-salva.repository.ts';
export { pesquisar } from './pesquisar.ts';

/** `acts` are those of every kind: an item says which of them it offers. */
export const pesquisaRoutes = (acts: readonly Rule[]): Implementation[] =>
  implement(pesquisaApi, {
    salvar: async (ctx, { query, body }) => {
      requireOwnField(body);
      requireDefinition(body.relatorio);
      return keepSearch(ctx, named(query.nome), body);
    },
    mudar: async (ctx, { params, query, body }) => {
      requireOwnField(body);
      requireDefinition(body.relatorio);
      return changeSearch(ctx, params.id, named(query.nome), body);
    },
    excluir: async (ctx, { params }) => {
      await removeSearch(ctx, params.id);
      return undefined;
    },
    listar: (ctx, { query }) => listSearches(ctx, query),
    itens: (ctx, { params, query }) => itens(ctx, acts, params.id, query),
    pesquisar: (ctx, { query, body }) => pesquisar(ctx, body, query),
    facetas: (ctx, { body }) => facetas(ctx, body),
    exportar: (ctx, { query, body }) => exportar(ctx, body, query),
    opcoes: (ctx, { query }) => opcoes(ctx, query),
    parametrizar: (ctx, { body }) => parametrizar(ctx, body),
    parametros: (ctx) => parametros(ctx),
    campos: () => Promise.resolve(campos()),
  });

/** Spaces are no name. */
const named = (nome: string): string => {
  const trimmed = nome.trim();
  if (trimmed === '') throw refusedName(mensagem('pesquisa.recusa.semNome'));
  return trimmed;
};

/** The filter is under the name of its use case. */
const requireOwnField = ({ casoDeUso, json }: PesquisaMudanca): void => {
  if (casoDeUso === undefined || json === undefined || json[filterFieldOf[casoDeUso]] !== undefined) return;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'json', mensagem: mensagem('pesquisa.recusa.filtro', { casoDeUso }) }] },
  );
};
