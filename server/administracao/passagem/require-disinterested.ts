import { kinOf } from '#server/pessoas/acesso/made-by.ts';
import { placesBeyond, placesOf, rightsOfSession } from '#server/pessoas/acesso/rights.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import type { Party } from './party.ts';
import { refuseReceiver } from './refuse-receiver.ts';

/**
 * Who hands over gains nothing by it, nor gives what they could not give: never to themselves, nor to or from a unit of theirs
 * (its people come along); of a person, only to who works where they do, and the leading only by who may give it.
 * Administrators stand apart: there has to be somebody who puts anything right.
 */
export const requireDisinterested = async (
  ctx: Ctx,
  party: Party,
  de: number,
  para: number,
): Promise<void> => {
  const { sessao, db } = ctx;
  if (sessao.administrador) return;
  const own = await rightsOfSession(ctx);
  if (party === 'unidade') {
    const mine = (unidade: number): boolean => own.lugares.some((place) => place.unidade === unidade);
    if (mine(para)) throw refuseReceiver('passagem.recusaDe.aSuaUnidade');
    if (mine(de) && !sessao.administradorLocal) throw refuseReceiver('passagem.recusaDe.daSuaUnidade');
    return;
  }
  if (para === sessao.usuarioId || para === atKeyboard(sessao)) throw refuseReceiver('passagem.recusaDe.aSi');
  if (!sessao.administradorLocal && (await isMade(ctx, para)))
    throw refuseReceiver('passagem.recusaDe.contaFeita');
  const [former, next] = [await placesOf(db, de), await placesOf(db, para)];
  const shared = former.filter(({ unidade }) => next.some((place) => place.unidade === unidade));
  if (shared.length === 0 && !sessao.administradorLocal)
    throw refuseReceiver('passagem.recusaDe.outraUnidade');
  const led = shared.filter(({ chefe, secretario }) => chefe || secretario);
  if (placesBeyond(own, led).length > 0) throw refuseReceiver('passagem.recusaDe.chefia');
};

/** An account that one made, or that made one's own, may be one's own. */
const isMade = async (ctx: Ctx, para: number): Promise<boolean> => (await kinOf(ctx)).includes(para);
