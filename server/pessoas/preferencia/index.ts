import { AppError } from '#schemas/app-error.ts';
import { preferenciaApi } from '#schemas/api/preferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { forgetChoices } from './escolhas.repository.ts';
import { escolher } from './escolher.ts';
import { forgetPreference, keepPreference, readPreference } from './preferencia.repository.ts';

export { changeChoices, readChoices } from './escolhas.repository.ts';
export { noticeChannels, type NoticeKind } from './notice-channels.ts';
export { keepPreference, readPreference } from './preferencia.repository.ts';
export { preferredUnit } from './preferred-unit.ts';

/** Characters of the JSON of one screen. */
const largest = 20_000;

/** The key is a name of a screen, not a path. */
const named = (chave: string): string => {
  if (!/^[\w@~.-]{1,120}$/.test(chave)) throw new AppError('naoEncontrado');
  return chave;
};

export const preferenciaRoutes = implement(preferenciaApi, {
  escolher: (ctx, { body }) => escolher(ctx, body),
  esquecer: async (ctx) => {
    await forgetChoices(ctx.db, atKeyboard(ctx.sessao));
    return undefined;
  },
  ler: async (ctx, { params }) => {
    const valor = await readPreference(ctx.db, atKeyboard(ctx.sessao), named(params.chave));
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
    if (valor) await keepPreference(ctx.db, atKeyboard(ctx.sessao), chave, valor);
    else await forgetPreference(ctx.db, atKeyboard(ctx.sessao), chave);
    return valor ? { valor } : {};
  },
});
