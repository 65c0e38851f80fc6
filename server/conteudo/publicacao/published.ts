import { sql } from 'kysely';
import { estado, fase } from '#server/conteudo/atos/index.ts';

/**
 * Whether a document stands on the public page now, over `d` (documento) and `c` (conteudo): published, and still open to
 * everybody, concluded and in use or finished. Whatever it became since is judged here, not when it was published.
 */
export const published = sql`d.publicado_em is not null and not d.impublicavel and not d.teste
  and c.excluido_em is null and c.fase = ${sql.lit(fase.concluido)}
  and c.estado in (${sql.lit(estado.corrente)}, ${sql.lit(estado.standby)})
  and c.sigilo = 0 and c.nivel_acesso = 'PUBLICO'`;
