import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { TramiteEnviado, TramiteEnviar } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  apply,
  condition,
  fase,
  guardOf,
  inUse,
  perform,
  type ConteudoRow,
  type Act,
  type Done,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { deadlineOn } from '#server/instalacao/prazo/index.ts';
import { settleItems, type Judge } from '#server/conteudo/anda-junto/index.ts';
import { askReply, tellReply } from '#server/conteudo/resposta/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { letSee, sendCopies, sendingColumns } from './copias.ts';
import { isReturn, readSending, type Destination } from './destination.ts';
import { peopleOf } from './people-of.ts';
import { receberAto } from './receber.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

export interface Sent {
  readonly tramiteId: number;
  readonly destino: Destination;
  /** Of a lot, what could not go with it. */
  readonly ficaram?: readonly ResultadoItem[];
}

/** What was sent, for who asked to be told that it was received. */
const receiveAtOnce = (
  ctx: Ctx,
  loaded: Loaded,
  { avisarRecebimento }: Pick<TramiteEnviar, 'avisarRecebimento'>,
  sent: Sent,
): Promise<void> => receiveBySetting(ctx, loaded, sent, avisarRecebimento ? ctx.sessao.usuarioId : undefined);

/** Where the settings make what is sent arrive already received, it is received at once, by nobody. */
export const receiveBySetting = async (
  ctx: Ctx,
  loaded: Loaded,
  { tramiteId, destino }: Sent,
  avisar: number | undefined,
): Promise<void> => {
  const { receberDocumentos, receberProcessos } = await readSettings(ctx.db);
  if (loaded.row.tipo === tipoConteudo.processo ? !receberProcessos : !receberDocumentos) return;
  await apply(
    ctx,
    receberAto,
    loaded,
    {
      tramiteId,
      paraUnidadeId: destino.unidadeId,
      unidade: destino.unidade,
      detentorUsuarioId: destino.usuarioId,
      recebidoPor: null,
      avisar,
    },
    undefined,
  );
};

/** What follows from a sending: it may be the reply that somebody waits for. */
export const afterSending = async (
  ctx: Ctx,
  loaded: Loaded,
  pedido: Pick<TramiteEnviar, 'avisarRecebimento'>,
  sent: Sent,
): Promise<void> => {
  await receiveAtOnce(ctx, loaded, pedido, sent);
  await tellReply(ctx, loaded.row.id);
};

/** What sending does, whichever act asks for it. */
export const send = async (ctx: Ctx, { row }: Loaded, pedido: TramiteEnviar): Promise<Done<Sent>> => {
  const { destino, copias } = await readSending(ctx, row, pedido);
  const ficaram = await settleItems(ctx, row, whyNotInLot);
  const envio = {
    ...pedido,
    ...(await businessDays(ctx, destino, pedido)),
    ...(await askReply(ctx, row, { ...pedido, unidadeId: destino.unidadeId })),
  };
  const tramiteId = await keep(ctx, envio, row, destino, copias);
  await giveBack(ctx, row, destino, tramiteId);
  return {
    colunas: {
      transitoId: tramiteId,
      checkInUsuarioId: null,
      checkInEm: null,
      movimentadoEm: ctx.agora,
    },
    dados: {
      destino: destino.rotulo,
      copias: copias.map(({ rotulo }) => rotulo),
      prioridade: envio.prioridade ?? 'NORMAL',
      ...defined({
        prazo: envio.prazo || undefined,
        prazoResposta: envio.prazoResposta || undefined,
        prazoRetorno: envio.prazoRetorno || undefined,
        texto: envio.texto?.trim() ? envio.texto.trim() : undefined,
        ficaram: ficaram.length > 0 ? ficaram.map(({ id }) => id) : undefined,
      }),
    },
    resultado: { tramiteId, destino, ficaram },
  };
};

/** The deadlines asked for, each on a day on which the destination works. */
const businessDays = async (
  ctx: Ctx,
  { unidadeId }: Destination,
  { prazo, prazoRetorno }: TramiteEnviar,
): Promise<Pick<TramiteEnviar, 'prazo' | 'prazoRetorno'>> =>
  defined({
    prazo: prazo === undefined ? undefined : await deadlineOn(ctx, unidadeId, prazo),
    prazoRetorno: prazoRetorno === undefined ? undefined : await deadlineOn(ctx, unidadeId, prazoRetorno),
  });

/** What was owed is given back by the forwarding that goes there; what a unit asked of its own ends when it leaves. */
const giveBack = async (
  ctx: Ctx,
  { id, retorno, detentorUnidadeId }: ConteudoRow,
  destino: Destination,
  tramiteId: number,
): Promise<void> => {
  if (retorno === null) return;
  const leaves = destino.unidadeId !== detentorUnidadeId;
  if (!isReturn(retorno, destino) && !leaves) return;
  await sql`update tramite set retorno_id = ${tramiteId}
    where conteudo_id = ${id} and retorno_obrigatorio and situacao = 'RECEBIDO' and retorno_id is null
      and para_unidade_id = ${detentorUnidadeId}
      and (id = ${retorno.tramiteId} or ${leaves} and de_unidade_id in (para_unidade_id, ${destino.unidadeId}))`.execute(
    ctx.db,
  );
};

/** Sends a content: one destination in charge and any number of copies for knowledge. */
export const tramitar: Act<TramiteEnviar, undefined, Sent> = act({
  nome: 'tramitar',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.forwards,
    condition.onItsOwn,
    condition.flowLetsForward,
    condition.hasPieces,
    condition.inHands,
    condition.notTakenOrDispatcher,
    condition.removalNotAsked,
  ],
  naLista: condition.always,
  evento: 'tramitado',
  effect: send,
  follow: afterSending,
});

/**
 * Why a content may not go with a lot: whatever keeps it from being sent by itself; drafts, which leave no unit; what only named people
 * see; what has to go back to somebody.
 */
export const whyNotInLot: Judge = ({ row, situation }) => {
  if (row.fase === fase.minuta) return mensagem('documento.motivo.minutaEmLote');
  if (row.nivelAcesso === 'SIGILOSO') return mensagem('documento.motivo.sigilosoEmLote');
  if (row.retorno !== null) return mensagem('documento.motivo.retornoEmLote', { quem: row.retorno.unidade });
  const { permitida, motivo } = guardOf(tramitar, situation);
  return permitida ? undefined : motivo;
};

export const enviar = async (ctx: Ctx, pedido: TramiteEnviar): Promise<TramiteEnviado> =>
  sentOf(ctx, pedido.conteudoId, await perform(ctx, tramitar, pedido.conteudoId, pedido));

export const sentOf = (ctx: Ctx, conteudoId: number, { tramiteId, ficaram = [] }: Sent): TramiteEnviado => ({
  tramiteId,
  conteudoId,
  enviadoEm: ctx.agora.toISOString(),
  ficaram: ficaram.length > 0 ? [...ficaram] : undefined,
});

/** What was asked, with its deadlines on days of business and what it asks as reply. */
type Envio = Omit<TramiteEnviar, 'prazoResposta'> & Awaited<ReturnType<typeof askReply>>;

const keep = async (
  ctx: Ctx,
  pedido: Envio,
  row: ConteudoRow,
  destino: Destination,
  copias: readonly Destination[],
): Promise<number> => {
  const { agora, db, sessao } = ctx;
  const { id } = await db
    .insertInto('tramite')
    .values({
      ...sendingColumns(ctx, row, pedido),
      envioId: null,
      especie: 'ENCARGO',
      paraUnidadeId: destino.unidadeId,
      paraUsuarioId: destino.usuarioId,
      avisarEnvio: pedido.avisarEnvio ?? true,
      avisarRecebimento: pedido.avisarRecebimento ?? false,
      prazo: pedido.prazo ?? null,
      retornoObrigatorio: pedido.retornoObrigatorio ?? false,
      prazoRetorno: pedido.prazoRetorno ?? null,
      pedeResposta: pedido.pedeResposta,
      prazoResposta: pedido.prazoResposta,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantAccess(db, row.id, agora, [{ unidadeId: sessao.unidadeId, motivo: 'tramite' }]);
  await letSee(ctx, row, 'tramite', destino, id);
  // who asks for silence still sends; saying nothing about it is telling, as it always was
  if (pedido.avisarEnvio !== false)
    await notify(db, agora, {
      conteudoId: row.id,
      dados: { unidade: sessao.unidadeSigla },
      usuarioIds: await peopleOf(ctx, destino),
      tipo: 'TRAMITE',
      especie: 'recebeu',
    });
  await sendCopies(ctx, row, pedido, copias, id);
  return id;
};
