import { AppError } from '#schemas/app-error.ts';
import type { ComentarioEscrito } from '#schemas/shapes/comentario.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { findComentario } from './find-comentario.ts';
import { requireSeen, tellMentioned } from './mencoes.ts';
import { alterarRule, isAuthor, newlyMentioned, stillEditable } from './rules.ts';

interface Rewriting extends ActInput, ComentarioEscrito {
  readonly comentarioId: number;
}

/** Puts one's own comment right; only who was never mentioned in it is told. */
export const alterarComentario = act<Rewriting, undefined, readonly number[]>({
  ...alterarRule,
  evento: 'comentarioAlterado',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { comentarioId, texto, mencoes = [] }) => {
    const found = await findComentario(ctx, id, comentarioId);
    if (!isAuthor(ctx.sessao, found)) throw new AppError('acessoNegado');
    if (!stillEditable(found, ctx.agora))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('comentarios.recusa.passou') });
    const { added, told } = newlyMentioned(found, mencoes);
    await requireSeen(ctx, id, added);
    await ctx.db
      .updateTable('conteudoComentario')
      .set({
        texto: texto.trim(),
        mencoes: [...mencoes],
        avisados: [...found.avisados, ...told],
        editadoEm: ctx.agora,
      })
      .where('id', '=', comentarioId)
      .execute();
    return { dados: { comentario: comentarioId, mencionados: mencoes }, resultado: told };
  },
  follow: (ctx, { row }, _input, told) => tellMentioned(ctx, row.id, told),
});
