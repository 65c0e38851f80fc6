import { AppError } from '#schemas/app-error.ts';
import { preferenciaApi } from '#schemas/api/preferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { implement } from '#server/http/implement.ts';
import { forgetPreference, keepPreference, readPreference } from './preferencia.repository.ts';

/** Characters of the JSON of one screen. */
const largest = 20_000;

/** The key is a name of a screen, not a path. */
const named = (chave: string): string => {
  if (!/^[\w@~.-]{1,120}$/.test(chave)) throw new AppError('naoEncontrado');
  return chave;
};

export const preferenciaRoutes = implement(preferenciaApi, {
  ler: async (ctx, { params }) => {
    const valor = await readPreference(ctx.db, ctx.sessao.usuarioId, named(params.chave));
    return valor ? { valor } : {};
  },
  guardar: async (ctx, { params, body: { valor } }) => {
    const chave = named(params.chave);
    if (JSON.stringify(valor ?? {}).length > largest)
      throw new AppError(
        'camposInvalidos',
        {},
        {
          erros: [{ campo: 'valor', mensagem: mensagem('registro.preferencia.grande') }],
        },
      );
    if (valor) await keepPreference(ctx.db, ctx.sessao.usuarioId, chave, valor);
    else await forgetPreference(ctx.db, ctx.sessao.usuarioId, chave);
    return valor ? { valor } : {};
  },
});
