import { fasesTodas } from '#schemas/campos-pesquisa.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { AdvancedSearch } from '#src/pesquisa/advanced-url.ts';

/** As it is saved: the phase is always said, which tells it from a search of the header. */
export const savedFilter = ({ filtro }: Pick<AdvancedSearch, 'filtro'>): FiltroCampos => ({
  fase: fasesTodas,
  ...filtro,
});

/** Whether a saved filter is of the advanced search: it asks more than a text, and no tab of the inbox. */
export const isAdvancedFilter = ({ aba, q: _text, ...rest }: FiltroCampos): boolean =>
  aba === undefined && Object.keys(rest).length > 0;
