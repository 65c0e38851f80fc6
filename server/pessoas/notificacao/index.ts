import { AppError } from '#schemas/app-error.ts';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Notificacao, NotificacoesQuery } from '#schemas/shapes/notificacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { escutar } from './escutar.ts';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  readerOf,
  readNotification,
  removeNotifications,
  type Reader,
} from './notificacao.repository.ts';

export { mailNotice, writeNotice } from './mail-notice.ts';
export { avisarPorCorreio } from './mail-notice-job.ts';
export { administrators, notifyAdministrators } from './administrators.ts';
export { notify } from './notify.ts';
export { profileOpensDesigner } from './flow-notice.ts';
export type { Especie } from './content-notice.ts';

/** How many the menu of the bell shows. */
const menuSize = 7;

/** `{param}` is the person's own id: another's is answered as one that does not exist. */
const requireOwn = ({ sessao }: Ctx, param: number): void => {
  if (param !== sessao.usuarioId) throw new AppError('naoEncontrado');
};

const own = (ctx: Ctx, param: number): Promise<Reader> => {
  requireOwn(ctx, param);
  return readerOf(ctx);
};

/** One page of what the person was told, or of what they have not read. */
export const listOwnNotices = async (
  ctx: Ctx,
  { start = 1, pageSize = 20, naoLidas = false }: NotificacoesQuery,
): Promise<Page<Notificacao>> => listNotifications(ctx.db, await readerOf(ctx), start, pageSize, naoLidas);

/** Nobody takes from the absent person what they have not seen. */
const requireOwner = ({ sessao }: Ctx): void => {
  if (sessao.substitutoId !== undefined) throw new AppError('acessoNegado');
};

export const notificacaoRoutes = implement(notificacaoApi, {
  quantidade: async (ctx, { params }) => ({
    quantidade: await countUnread(ctx.db, await own(ctx, params.param)),
  }),
  listar: async (ctx, { params }) => listNotifications(ctx.db, await own(ctx, params.param), 1, menuSize),
  listarPaginado: async (ctx, { params, query }) => {
    requireOwn(ctx, params.param);
    return listOwnNotices(ctx, query);
  },
  escutar: (ctx, { params }) => {
    requireOwn(ctx, params.param);
    return Promise.resolve(escutar(ctx));
  },
  consultarConteudo: async (ctx, { params }) => readNotification(ctx.db, await readerOf(ctx), params.id),
  marcarComoLida: async (ctx, { params }) => {
    const reader = await readerOf(ctx);
    // read by the substitute it is still new to the absent person
    return ctx.sessao.substitutoId === undefined
      ? markRead(ctx.db, reader, params.id)
      : readNotification(ctx.db, reader, params.id);
  },
  marcarTodasComoLidas: async (ctx, { body }) => {
    requireOwner(ctx);
    await markAllRead(ctx.db, await readerOf(ctx), body.ate);
    return undefined;
  },
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
