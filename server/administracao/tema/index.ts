import { AppError } from '#schemas/app-error.ts';
import { temaApi } from '#schemas/api/tema.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { changeChoices } from '#server/pessoas/preferencia/index.ts';
import { buildInfo } from './build-info.ts';
import { changeTheme, restoreTheme } from './change-theme.ts';
import { readTheme } from './read-theme.ts';

export { buildInfo } from './build-info.ts';

const smallest = 11;
const largest = 18;

export const temaRoutes = implement(temaApi, {
  tema: (ctx) => readTheme(ctx),
  mudar: async (ctx, { body }) => {
    await changeTheme(ctx, body);
    return readTheme(ctx);
  },
  restaurar: async (ctx) => {
    await restoreTheme(ctx);
    return readTheme(ctx);
  },
  termos: async (ctx) => {
    const { termosTexto } = await readSettings(ctx.db);
    return termosTexto ? { texto: termosTexto } : {};
  },
  versao: (ctx) => Promise.resolve(buildInfo(ctx.ports.config.version)),
  tamanhoFonte: async (ctx, { params }) => {
    if (params.size < smallest || params.size > largest)
      throw new AppError(
        'camposInvalidos',
        {},
        { erros: [{ campo: 'size', mensagem: mensagem('tema.recusa.tamanho', { smallest, largest }) }] },
      );
    await changeChoices(ctx.db, atKeyboard(ctx.sessao), { tamanhoFonte: params.size });
    return { sizeFonte: params.size };
  },
});
