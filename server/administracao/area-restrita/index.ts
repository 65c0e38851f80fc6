import { areaRestritaApi } from '#schemas/api/area-restrita.ts';
import { implement } from '#server/base/http/implement.ts';
import { changeKey, closeArea, openArea, situation } from './restricted-key.ts';

export { issueKey, openUntil } from './restricted-key.ts';

export const areaRestritaRoutes = implement(areaRestritaApi, {
  situacao: (ctx) => situation(ctx),
  autenticar: (ctx, { body }) => openArea(ctx, body.chave),
  fechar: async (ctx) => {
    await closeArea(ctx);
    return undefined;
  },
  trocarChave: async (ctx, { body }) => {
    await changeKey(ctx, body);
    return undefined;
  },
});
