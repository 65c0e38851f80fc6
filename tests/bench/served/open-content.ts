import { sql } from 'kysely';
import type * as product from '#server/pessoas/acesso/visible-content.ts';

/** The row filter without access: only what was removed stays out. */
const open = {
  visibleContent: () => sql<boolean>`(c.excluido_em is null)`,
} satisfies typeof product;

export const { visibleContent } = open;
