import { sql } from 'kysely';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { debtor, isOwed, lastAsking, repliedAt } from '#server/conteudo/atos/index.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

interface Asked {
  readonly respondida: boolean;
  readonly devida: boolean;
  readonly deUsuarioId: number;
  readonly paraUnidadeId: number;
  /** The last that its history says of it. */
  readonly ultimo: string | null;
}

/** After an act on a document: what it answers came, or is owed again. */
export const tellReply = async (ctx: Ctx, id: number): Promise<void> => {
  const tied = await ctx.db
    .selectFrom('documento')
    .select('vinculadoId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (tied?.vinculadoId) await tellReplyTo(ctx, tied.vinculadoId);
};

/** Writes in the history of a content, once, that the reply asked of it came, or that it is owed again; and tells who waits. */
export const tellReplyTo = async (ctx: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<Asked>`
    select ${repliedAt} is not null as respondida, ${isOwed} as devida, x.de_usuario_id, ${debtor} as para_unidade_id,
      (select e.ato from evento e where e.conteudo_id = c.id and e.ato in ('respondido', 'respostaReaberta')
        and e.momento >= x.enviado_em order by e.id desc limit 1) as ultimo
    from conteudo c join tramite x on ${lastAsking} where c.id = ${id}`.execute(ctx.db);
  const [asked] = rows;
  if (!asked) return;
  const { respondida, devida, ultimo } = asked;
  if (respondida && ultimo !== 'respondido') await tell(ctx, id, 'respondido', [asked.deUsuarioId]);
  if (devida && ultimo === 'respondido')
    await tell(ctx, id, 'respostaReaberta', await peopleOfUnit(ctx.db, asked.paraUnidadeId));
};

const tell = async (
  ctx: Ctx,
  id: number,
  ato: 'respondido' | 'respostaReaberta',
  people: readonly number[],
): Promise<void> => {
  const unidade = ctx.sessao.unidadeSigla;
  await recordEvent(ctx, { cadeia: `conteudo:${id}`, ato, conteudoId: id, dados: { unidade } });
  await notify(ctx.db, ctx.agora, {
    usuarioIds: people.filter((person) => person !== ctx.sessao.usuarioId),
    tipo: 'TRAMITE',
    conteudoId: id,
    especie: ato,
    dados: { unidade },
  });
};
