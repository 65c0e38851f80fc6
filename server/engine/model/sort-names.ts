import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { SortTerm } from './list-terms.ts';

/** The orders that a definition offers; the first is the one of a list not ordered by anybody. */
export const sortNames = ({ list }: RegisterDefinition): readonly SortTerm[] =>
  [list?.sort ?? []].flat().map((text) => {
    const [field = '', direction] = text.split(',');
    return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
  });
