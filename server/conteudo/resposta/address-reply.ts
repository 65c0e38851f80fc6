import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { answersWith, isOwed, lastAsking } from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** A reply begins addressed to who asked for it, where its model takes internal destinations and fixes none. */
export const addressReply = async ({ db, sessao }: Ctx, id: number): Promise<void> => {
  await sql`insert into documento_destino (documento_id, ordem, unidade_id, usuario_id)
    select d.id, 0, x.de_unidade_id, case when p.ativo then x.de_usuario_id end
    from documento d join registro.modelo_documento rm on rm.id = d.modelo_id and ${answersWith(sql`d.vinculado_id`)}
    join conteudo c on c.id = d.vinculado_id join tramite x on ${lastAsking}
    left join registro.usuario p on p.id = x.de_usuario_id
    where d.id = ${id} and ${isOwed} and ${visibleContent(sessao)} and coalesce(rm.permite_destino_interno, true)
      and not exists (select from documento_destino f where f.documento_id = d.id)`.execute(db);
};
