import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { answersWith, fase, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';

/** That the next forwarding to another unit asks for a reply, and in how many days, where something says so. */
interface ReplyToAsk {
  readonly dias: number | undefined;
}

/** `d` itself answers what was asked by another: it asks nothing back. */
const repliesToAsked = sql<boolean>`exists (select from registro.modelo_documento rm
  where rm.id = d.modelo_id and d.vinculado_id is not null and ${answersWith(sql`d.vinculado_id`)}
    and exists (select from tramite x where x.conteudo_id = d.vinculado_id and x.pede_resposta))`;

/**
 * A document of a model that needs a reply asks for it when it is sent the first time and, after that, whenever who asked, or
 * the unit that made it, sends it again. What is still owed goes along with it, and is not asked twice.
 */
export const replyToAsk = async (ctx: Ctx, row: ConteudoRow): Promise<ReplyToAsk | undefined> => {
  if (row.fase !== fase.concluido || row.resposta !== null) return undefined;
  const { rows } = await sql<{ dias: number | null; pediu: number | null }>`
    select m.prazo_resposta as dias, (select x.de_unidade_id from tramite x where x.conteudo_id = d.id and x.pede_resposta
        and x.situacao in ('NAO_RECEBIDO', 'RECEBIDO') order by x.id desc limit 1) as pediu
    from documento d join registro.modelo_documento m on m.id = d.modelo_id
    where d.id = ${row.id} and m.necessidade_resposta = 'NECESSITA_RESPOSTA' and not ${repliesToAsked}`.execute(
    ctx.db,
  );
  const [model] = rows;
  if (!model) return undefined;
  const mine = [model.pediu, row.unidadeId].includes(ctx.sessao.unidadeId);
  if (model.pediu !== null && !mine) return undefined;
  return { dias: model.dias ?? (await readSettings(ctx.db)).prazoResposta ?? undefined };
};
