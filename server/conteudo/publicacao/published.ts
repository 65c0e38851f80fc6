import { sql } from 'kysely';
import { estado, fase } from '#server/conteudo/atos/index.ts';

/** The content `c` is open to everybody now: concluded, not cancelled (what was archived stays), and marked by nobody as one that is never published. */
export const openToAll = sql<boolean>`(c.excluido_em is null and c.fase = ${sql.lit(fase.concluido)}
  and c.estado <> ${sql.lit(estado.cancelado)}
  and c.sigilo = 0 and c.nivel_acesso = 'PUBLICO' and not c.impublicavel)`;

/**
 * Whether the content `c` stands on the public page now: published, and still open to everybody. Whatever it became since is
 * judged here, not when it was published.
 */
export const published = sql<boolean>`(c.publicado_em is not null and ${openToAll})`;
