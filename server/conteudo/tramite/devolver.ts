import type { TramiteDevolver, TramiteEnviado, TramiteEnviar } from '#schemas/shapes/tramite.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  condition,
  inUse,
  perform,
  type ConteudoRow,
  reasonText,
} from '#server/conteudo/atos/index.ts';
import { afterSending, send, sentOf, type Sent } from './enviar.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

/** Gives back what was sent with mandatory return, to who asked for it. */
export const devolver = act<TramiteDevolver, undefined, Sent>({
  nome: 'devolver',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.forwards,
    condition.owedBack,
    condition.onItsOwn,
    condition.flowLetsForward,
    condition.inHands,
    condition.notTakenOrDispatcher,
    condition.removalNotAsked,
  ],
  naLista: condition.always,
  evento: 'devolvido',
  effect: async (ctx, loaded, pedido) =>
    send(ctx, loaded, {
      ...pedido,
      destino: await whoAsked(ctx, loaded.row),
    }),
  follow: afterSending,
});

export const darDeVolta = async (ctx: Ctx, pedido: TramiteDevolver): Promise<TramiteEnviado> =>
  sentOf(ctx, pedido.conteudoId, await perform(ctx, devolver, pedido.conteudoId, pedido));

/** The person who asked while they are there, and then their unit. */
const whoAsked = async ({ db }: Ctx, { retorno, tipo }: ConteudoRow): Promise<TramiteEnviar['destino']> => {
  if (retorno === null)
    throw new AppError('transicaoNaoPermitida', { motivo: reasonText({ motivo: 'nadaADevolver' }, tipo) });
  const { deUnidadeId, deUsuarioId } = retorno;
  const there = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.usuarioUnidades as uu', 'uu.registroId', 'u.id')
    .select(['u.id', 'u.bloqueado'])
    .where('u.id', '=', deUsuarioId)
    .where('u.ativo', '=', true)
    .where('uu.unidade', '=', deUnidadeId)
    .executeTakeFirst();
  const here = there !== undefined && there.bloqueado !== true;
  return { unidadeId: deUnidadeId, usuarioId: here ? deUsuarioId : undefined };
};
