import { AppError } from '#schemas/app-error.ts';
import type { ComentarioEscrito } from '#schemas/shapes/comentario.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { requireSeen, tellMentioned } from './mencoes.ts';
import { comentarRule } from './rules.ts';

/** Comments of one content; what needs more is a document. */
const mostComments = 1000;

interface Writing extends ActInput, ComentarioEscrito {}

/** Writes a comment; the content itself stays the same reading. */
export const comentar = act<Writing>({
  ...comentarRule,
  evento: 'comentado',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { texto, mencoes = [] }) => {
    const { count } = await ctx.db
      .selectFrom('conteudoComentario')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('conteudoId', '=', id)
      .executeTakeFirstOrThrow();
    if (count >= mostComments)
      throw new AppError(
        'camposInvalidos',
        {},
        {
          erros: [
            {
              campo: 'texto',
              mensagem: mensagem('comentarios.recusa.muitos', { limite: String(mostComments) }),
            },
          ],
        },
      );
    await requireSeen(ctx, id, mencoes);
    const written = await ctx.db
      .insertInto('conteudoComentario')
      .values({
        conteudoId: id,
        texto: texto.trim(),
        mencoes: [...mencoes],
        avisados: [...mencoes],
        autorId: ctx.sessao.usuarioId,
        substitutoId: ctx.sessao.substitutoId ?? null,
        unidadeId: ctx.sessao.unidadeId,
        criadoEm: ctx.agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { dados: { comentario: written.id, mencionados: mencoes }, resultado: undefined };
  },
  follow: (ctx, { row }, { mencoes = [] }) => tellMentioned(ctx, row.id, mencoes),
});
