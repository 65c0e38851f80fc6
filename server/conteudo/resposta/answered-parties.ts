import { sql } from 'kysely';
import { answersWith } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/**
 * A reply begins with the parties of what it answers. Those of what is not open to everybody stay where they are, as its
 * subject does: the reply goes to others, by a level of its own.
 */
export const takeParties = async ({ db, sessao }: Ctx, id: number): Promise<void> => {
  await sql`insert into conteudo_interessado (conteudo_id, interessado_id, ordem)
    select d.id, i.interessado_id, i.ordem
    from documento d join registro.modelo_documento rm on rm.id = d.modelo_id and ${answersWith(sql`d.vinculado_id`)}
    join conteudo c on c.id = d.vinculado_id join conteudo_interessado i on i.conteudo_id = c.id
    join registro.interessado r on r.id = i.interessado_id and coalesce(r.ativo, true)
    where d.id = ${id} and c.nivel_acesso = 'PUBLICO' and c.sigilo = 0 and ${visibleContent(sessao)}
    on conflict do nothing`.execute(db);
};
