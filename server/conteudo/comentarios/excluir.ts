import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { findComentario } from './find-comentario.ts';
import { excluirRule } from './rules.ts';

interface Removal extends ActInput {
  readonly comentarioId: number;
}

/** Takes the words of a comment away; that it was there, whose it was and who removed it stay. */
export const excluirComentario = act<Removal>({
  ...excluirRule,
  evento: 'comentarioExcluido',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { comentarioId }) => {
    const found = await findComentario(ctx, id, comentarioId);
    await ctx.db
      .updateTable('conteudoComentario')
      .set({
        texto: null,
        mencoes: [],
        excluidoEm: ctx.agora,
        excluidoPor: ctx.sessao.usuarioId,
      })
      .where('id', '=', comentarioId)
      .execute();
    const autor = await ctx.db
      .selectFrom('registro.usuario')
      .select('nome')
      .where('id', '=', found.autorId)
      .executeTakeFirstOrThrow();
    return {
      dados: { comentario: comentarioId, autor: autor.nome, autorId: found.autorId },
      resultado: undefined,
    };
  },
});
