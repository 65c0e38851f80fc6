import { sql } from 'kysely';

/** Of a content `c`: it is of what nobody from outside sees, in whatever phase. */
export const closedToOutside = sql<boolean>`(c.sigilo > 0 or c.nivel_acesso = 'SIGILOSO')`;

/** Of a content `c`: what may be shown outside at all. */
export const mayBeShown = sql<boolean>`(c.excluido_em is null and c.fase = 1 and c.estado <> 8 and not ${closedToOutside})`;
