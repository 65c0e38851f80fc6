import { AppError } from '#schemas/app-error.ts';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import {
  countUnread,
  listNotifications,
  markRead,
  readNotification,
  removeNotifications,
  type Reader,
} from './notificacao.repository.ts';

export { mailNotice } from './mail-notice.ts';
export { avisarPorCorreio } from './mail-notice-job.ts';
export { administrators, notifyAdministrators } from './administrators.ts';
export { notify } from './notify.ts';

/** How many the menu of the bell shows (spec.md section 9). */
const menuSize = 7;

/** A substitute reads what is about the work of the absent person. */
const readerOf = ({ sessao }: Ctx): Reader => ({
  usuarioId: sessao.usuarioId,
  onlyWork: sessao.substitutoId !== undefined,
});

/** `{param}` is the person's own id: another's is answered as one that does not exist. */
const own = (ctx: Ctx, param: number): Reader => {
  if (param !== ctx.sessao.usuarioId) throw new AppError('naoEncontrado');
  return readerOf(ctx);
};

/** Nobody takes from the absent person what they have not seen. */
const requireOwner = ({ sessao }: Ctx): void => {
  if (sessao.substitutoId !== undefined) throw new AppError('acessoNegado');
};

export const notificacaoRoutes = implement(notificacaoApi, {
  quantidade: async (ctx, { params }) => ({ quantidade: await countUnread(ctx.db, own(ctx, params.param)) }),
  listar: (ctx, { params }) => listNotifications(ctx.db, own(ctx, params.param), 1, menuSize),
  listarPaginado: (ctx, { params, query }) =>
    listNotifications(ctx.db, own(ctx, params.param), query.start ?? 1, query.pageSize ?? 20),
  consultarConteudo: (ctx, { params }) => readNotification(ctx.db, readerOf(ctx), params.id),
  marcarComoLida: (ctx, { params }) =>
    // read by the substitute it is still new to the absent person
    ctx.sessao.substitutoId === undefined
      ? markRead(ctx.db, ctx.sessao.usuarioId, params.id)
      : readNotification(ctx.db, readerOf(ctx), params.id),
  apagar: async (ctx, { params }) => {
    requireOwner(ctx);
    const removed = await removeNotifications(ctx.db, ctx.sessao.usuarioId, [params.id]);
    if (removed === 0) throw new AppError('naoEncontrado');
    return undefined;
  },
  apagarTodas: async (ctx, { body }) => {
    requireOwner(ctx);
    await removeNotifications(ctx.db, ctx.sessao.usuarioId, body.ids);
    return undefined;
  },
});
