import { AppError } from '#schemas/app-error.ts';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import type { Ctx } from '#server/http/context.ts';
import { implement } from '#server/http/implement.ts';
import {
  countUnread,
  listNotifications,
  markRead,
  readNotification,
  removeNotifications,
} from './notificacao.repository.ts';

export { notify } from './notify.ts';

/** How many the menu of the bell shows (spec.md section 9). */
const menuSize = 7;

/** `{param}` is the person's own id: another's is answered as one that does not exist. */
const own = (ctx: Ctx, param: number): number => {
  if (param !== ctx.sessao.usuarioId) throw new AppError('naoEncontrado');
  return param;
};

export const notificacaoRoutes = implement(notificacaoApi, {
  quantidade: async (ctx, { params }) => ({ quantidade: await countUnread(ctx.db, own(ctx, params.param)) }),
  listar: (ctx, { params }) => listNotifications(ctx.db, own(ctx, params.param), 1, menuSize),
  listarPaginado: (ctx, { params, query }) =>
    listNotifications(ctx.db, own(ctx, params.param), query.start ?? 1, query.pageSize ?? 20),
  consultarConteudo: (ctx, { params }) => readNotification(ctx.db, ctx.sessao.usuarioId, params.id),
  marcarComoLida: (ctx, { params }) => markRead(ctx.db, ctx.sessao.usuarioId, params.id),
  apagar: async (ctx, { params }) => {
    const removed = await removeNotifications(ctx.db, ctx.sessao.usuarioId, [params.id]);
    if (removed === 0) throw new AppError('naoEncontrado');
    return undefined;
  },
  apagarTodas: async (ctx, { body }) => {
    await removeNotifications(ctx.db, ctx.sessao.usuarioId, body.ids);
    return undefined;
  },
});
