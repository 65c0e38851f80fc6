import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import { authorFilter } from '#schemas/painel/author-filter.ts';
import { inboxListOf } from '#schemas/painel/inbox-query.ts';
import { widgetKindOf } from '#schemas/painel/widget-kinds.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { savedSearchPath } from '#src/conteudo/saved-search-path.ts';
import { advancedPath } from '#src/pesquisa/advanced-url.ts';

/** Where all that a block counts is listed, with the same filter. */
export const fullListPath = ({ tipo, parametros }: WidgetPainel, me: number): string => {
  const kind = widgetKindOf(tipo);
  if (!kind) return '/';
  const { fonte, pagina } = kind;
  if (fonte.de === 'autoria') return advancedPath({ caso: fonte.caso, filtro: authorFilter(me) });
  if (fonte.de === 'salva') return savedSearchPath(parametros?.pesquisa ?? '');
  if (fonte.de === 'relatorio') return `${pagina ?? ''}?nome=${parametros?.relatorio ?? ''}`;
  const { type, ...filter } = inboxListOf(kind, parametros) ?? {};
  return pagina ?? caixaPath(type, filter);
};
