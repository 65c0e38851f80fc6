import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import type { AvisosAoVivo } from '#schemas/shapes/notificacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { countUnread, listNewer, newestId, readerOf } from './notificacao.repository.ts';

/**
 * Tells a person how many notices are unread and which ones have just come, as long as the session lives. Session, rights and
 * the filter of contents are asked anew each time that something is told.
 */
export const escutar = (ctx: Ctx): Readable => {
  const { ports, db } = ctx;
  const { id: sessaoId, usuarioId } = ctx.sessao;
  let last: number | undefined;
  let told: string | undefined;
  const compose = async (): Promise<AvisosAoVivo | undefined> => {
    const sessao = await ports.sessions.ofId(db, sessaoId);
    // who took another's place, or left it, listens anew
    if (sessao.usuarioId !== usuarioId) throw new AppError('naoEncontrado');
    const reader = await readerOf({ sessao, db });
    const newest = await newestId(db, usuarioId);
    const novas = last === undefined ? [] : await listNewer(db, reader, last);
    last = Math.max(last ?? 0, newest);
    const news = { quantidade: await countUnread(db, reader), novas };
    const words = JSON.stringify(news);
    if (words === told) return undefined;
    // what was new is not news twice; what it says of the rest may be
    told = JSON.stringify({ ...news, novas: [] });
    return news;
  };
  return ports.live.add({
    usuarioId,
    sessaoId,
    pessoaId: atKeyboard(ctx.sessao),
    event: 'avisos',
    compose,
  });
};
