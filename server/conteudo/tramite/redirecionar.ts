import { sql } from 'kysely';
import type { DestinoPedido } from '#schemas/shapes/destino.ts';
import type { RedirecionarPedido, TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  concluded,
  condition,
  inUse,
  perform,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { deadlineOn, today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { workedOn } from '#server/pessoas/acesso/worked-on.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { tellReply } from '#server/conteudo/resposta/index.ts';
import { fieldError, readDestination, type Destination } from './destination.ts';
import { receiveBySetting, type Sent } from './enviar.ts';
import { peopleOf } from './people-of.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Redirection extends ActInput {
  readonly tramiteId: number;
  readonly destino: DestinoPedido;
}

/** What stays as it was asked, whoever the content goes to. */
interface Forwarding {
  readonly deUsuarioId: number;
  readonly avisarEnvio: boolean;
  readonly avisarRecebimento: boolean;
  readonly prazo: string | null;
  readonly prazoRetorno: string | null;
  readonly prazoResposta: string | null;
}

/**
 * Sends on to the right unit what came by mistake, without receiving it: the new forwarding takes the place of the former, of
 * the same sender and with the same words, priority, deadlines, return and reply.
 */
export const redirecionar = act<Redirection, undefined, Sent & { readonly former: Forwarding }>({
  nome: 'redirecionar',
  especies: everyKind,
  fase: concluded,
  estado: inUse,
  exige: [condition.mayRedirect, condition.forwards, condition.onItsOwn, condition.removalNotAsked],
  naLista: condition.always,
  comMotivo: true,
  evento: 'redirecionado',
  effect: async (ctx, { row }, { tramiteId: former, destino: pedido, motivo = '' }) => {
    if (row.transitoId !== former) throw new AppError('tramiteJaRecebido');
    const destino = await readDestination(ctx, row, pedido, {
      campo: 'destino',
      deUnidadeId: ctx.sessao.unidadeId,
    });
    checkElsewhere(row, destino);
    const forwarding = await close(ctx, former, motivo.trim());
    const tramiteId = await replace(ctx, former, destino, forwarding);
    await moveAccess(ctx, row, { former, tramiteId, destino, deUsuarioId: forwarding.deUsuarioId });
    return {
      colunas: { transitoId: tramiteId, movimentadoEm: ctx.agora },
      dados: { tramite: former, de: ctx.sessao.unidadeSigla, destino: destino.rotulo },
      resultado: { tramiteId, destino, former: forwarding },
    };
  },
  follow: async (ctx, loaded, _input, { former, ...sent }) => {
    const told = { tipo: 'TRAMITE', conteudoId: loaded.row.id } as const;
    const me = ctx.sessao.usuarioId;
    if (former.avisarEnvio)
      await notify(ctx.db, ctx.agora, {
        ...told,
        usuarioIds: await peopleOf(ctx, sent.destino),
        especie: 'redirecionado' as const,
        dados: { unidade: ctx.sessao.unidadeSigla },
      });
    await notify(ctx.db, ctx.agora, {
      ...told,
      usuarioIds: [former.deUsuarioId].filter((id) => id !== me),
      especie: 'envioRedirecionado' as const,
      dados: { quem: actingName(ctx.sessao), unidade: sent.destino.unidade },
    });
    await receiveBySetting(ctx, loaded, sent, former.avisarRecebimento ? former.deUsuarioId : undefined);
    await tellReply(ctx, loaded.row.id);
  },
});

/** Another unit, and not the one that sent it; what is secret goes to a person. */
const checkElsewhere = (row: ConteudoRow, { unidadeId, usuarioId }: Destination): void => {
  if (unidadeId === row.transito?.paraUnidadeId)
    throw fieldError('destino', mensagem('documento.recusa.redirecionarAqui'));
  if (unidadeId === row.detentorUnidadeId)
    throw fieldError('destino', mensagem('documento.recusa.redirecionarDeVolta'));
  if (row.nivelAcesso === 'SIGILOSO' && usuarioId === null)
    throw fieldError('destino', mensagem('documento.motivo.sigilosoSemPessoa'));
};

const close = (ctx: Ctx, tramiteId: number, motivo: string): Promise<Forwarding> =>
  ctx.db
    .updateTable('tramite')
    .set({
      situacao: 'REDIRECIONADO',
      motivo,
      redirecionadoPor: ctx.sessao.usuarioId,
      redirecionadoEm: ctx.agora,
    })
    .where('id', '=', tramiteId)
    .where('situacao', '=', 'NAO_RECEBIDO')
    .returning(['deUsuarioId', 'avisarEnvio', 'avisarRecebimento', 'prazo', 'prazoRetorno', 'prazoResposta'])
    .executeTakeFirstOrThrow(() => new AppError('tramiteJaRecebido'));

/**
 * The forwarding in the place of the former. A deadline is one of the new unit: on a day on which it works, and from today on,
 * since whatever passed before was not its delay. What the former gave back is given back by this one, and its copies are its.
 */
const replace = async (
  ctx: Ctx,
  former: number,
  { unidadeId, usuarioId }: Destination,
  { prazo, prazoRetorno, prazoResposta }: Forwarding,
): Promise<number> => {
  const day = async (wanted: string | null): Promise<string | null> =>
    wanted === null ? null : deadlineOn(ctx, unidadeId, wanted < today(ctx) ? today(ctx) : wanted);
  const { rows } = await sql<{ id: number }>`
    insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, para_usuario_id,
      prioridade, prazo, texto, avisar_envio, avisar_recebimento, retorno_obrigatorio, prazo_retorno, pede_resposta, prazo_resposta, enviado_em,
      redireciona_id)
    select conteudo_id, especie, 'NAO_RECEBIDO', de_unidade_id, de_usuario_id, ${unidadeId}, ${usuarioId}::integer,
      prioridade, ${await day(prazo)}::date, texto, avisar_envio, avisar_recebimento, retorno_obrigatorio,
      ${await day(prazoRetorno)}::date, pede_resposta, ${await day(prazoResposta)}::date, ${ctx.agora}, id
    from tramite where id = ${former} returning id`.execute(ctx.db);
  const id = rows[0]?.id;
  if (id === undefined) throw new AppError('naoEncontrado');
  await sql`update tramite set envio_id = ${id} where envio_id = ${former}`.execute(ctx.db);
  await sql`update tramite set retorno_id = ${id} where retorno_id = ${former}`.execute(ctx.db);
  return id;
};

interface Moved {
  readonly former: number;
  readonly tramiteId: number;
  readonly destino: Destination;
  readonly deUsuarioId: number;
}

/** The wrong unit keeps no access from it, unless somebody there worked on it; a copy to who now has to receive it ends. */
const moveAccess = async (
  ctx: Ctx,
  { id, nivelAcesso }: ConteudoRow,
  { former, tramiteId, destino: { unidadeId, usuarioId }, deUsuarioId }: Moved,
): Promise<void> => {
  await sql`delete from conteudo_acesso a where a.tramite_id = ${former} and not ${workedOn}`.execute(ctx.db);
  const { rows: copies } = await sql<{ id: number }>`
    update tramite set situacao = 'CANCELADO'
    where envio_id = ${tramiteId} and situacao = 'NAO_RECEBIDO' and para_unidade_id = ${unidadeId}
      and para_usuario_id is not distinct from ${usuarioId}::integer returning id`.execute(ctx.db);
  await sql`update conteudo_acesso set tramite_id = ${tramiteId}, motivo = 'tramite'
    where tramite_id = any(${copies.map((copy) => copy.id)}::bigint[])`.execute(ctx.db);
  await grantAccess(ctx.db, id, ctx.agora, [
    {
      ...(usuarioId === null || nivelAcesso !== 'SIGILOSO' ? { unidadeId } : { usuarioId }),
      motivo: 'tramite',
      porUsuarioId: deUsuarioId,
      tramiteId,
    },
  ]);
};

/** Of the forwarding, whose content the person may no longer see afterwards. */
export const mandarAdiante = async (
  ctx: Ctx,
  tramiteId: number,
  pedido: RedirecionarPedido,
): Promise<TramiteEnviado> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .select('conteudoId')
    .where('id', '=', tramiteId)
    .executeTakeFirst();
  if (!tramite) throw new AppError('naoEncontrado');
  const { conteudoId } = tramite;
  const feito = await perform(ctx, redirecionar, conteudoId, { ...pedido, tramiteId });
  return { tramiteId: feito.tramiteId, conteudoId, enviadoEm: ctx.agora.toISOString() };
};
