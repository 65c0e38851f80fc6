import { AppError } from '#schemas/app-error.ts';
import { temaApi } from '#schemas/api/tema.ts';
import { implement } from '#server/http/implement.ts';
import { buildInfo } from './build-info.ts';
import { readTheme } from './read-theme.ts';

const smallest = 11;
const largest = 18;

export const temaRoutes = implement(temaApi, {
  tema: (ctx) => readTheme(ctx),
  versao: (ctx) => Promise.resolve(buildInfo(ctx.ports.config.version)),
  tamanhoFonte: async (ctx, { params }) => {
    if (params.size < smallest || params.size > largest)
      throw new AppError(
        'camposInvalidos',
        {},
        {
          erros: [{ campo: 'size', mensagem: `Escolha um tamanho de ${smallest} a ${largest}.` }],
        },
      );
    const dados = JSON.stringify({ sizeFonte: params.size });
    await ctx.db
      .insertInto('preferencia')
      .values({ usuarioId: ctx.sessao.usuarioId, dados })
      .onConflict((conflict) =>
        conflict.column('usuarioId').doUpdateSet(({ eb }) => ({
          dados: eb('preferencia.dados', '||', eb.ref('excluded.dados')),
        })),
      )
      .execute();
    return { sizeFonte: params.size };
  },
});
