import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { TramiteMotivo } from '#schemas/shapes/tramite.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  anyState,
  condition,
  inUse,
  perform,
  type ActInput,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { tellReply } from '#server/conteudo/resposta/index.ts';
import { workedOn } from '#server/pessoas/acesso/worked-on.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Rescue extends ActInput {
  readonly tramiteId: number;
}

/** Takes back a forwarding that nobody received: rescued by the sender, or cancelled when a reason is given. */
export const resgatar = act<Rescue>({
  nome: 'resgatar',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.sentByMe, condition.forwards],
  naLista: condition.always,
  evento: 'resgatado',
  effect: async (ctx, { row }, rescue) => {
    if (row.transitoId !== rescue.tramiteId) throw new AppError('tramiteJaRecebido');
    return {
      colunas: { transitoId: null, movimentadoEm: ctx.agora },
      dados: await takeBack(ctx, rescue),
      resultado: undefined,
    };
  },
  follow: (ctx, { row }) => tellReply(ctx, row.id),
});

/** Takes back one copy of which nobody took notice; it is asked of the copy, not offered with the acts of the content. */
const resgatarCopia = act<Rescue>({
  nome: 'resgatarCopia',
  especies: everyKind,
  fase: anyPhase,
  estado: anyState,
  exige: [],
  evento: 'resgatado',
  semVersao: true,
  effect: async (ctx, loaded, rescue) => {
    await requireOwnCopy(ctx, loaded, rescue.tramiteId);
    return { dados: await takeBack(ctx, rescue), resultado: undefined };
  },
});

export const desfazer = async (ctx: Ctx, tramiteId: number, { motivo }: TramiteMotivo): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .select(['conteudoId', 'especie'])
    .where('id', '=', tramiteId)
    .executeTakeFirst();
  if (!tramite) throw new AppError('naoEncontrado');
  const rescue = tramite.especie === 'CONHECIMENTO' ? resgatarCopia : resgatar;
  await perform(ctx, rescue, tramite.conteudoId, { tramiteId, motivo });
};

/** The forwarding, its copies that nobody read and the access that they gave end; what somebody worked on stays theirs. */
const takeBack = async (
  { db }: Ctx,
  { tramiteId, motivo }: Rescue,
): Promise<Readonly<Record<string, unknown>>> => {
  const reason = motivo?.trim();
  const situacao = reason ? 'CANCELADO' : 'RESGATADO';
  const taken = await db
    .updateTable('tramite')
    .set({ situacao, motivo: reason ?? null })
    .where((eb) => eb.or([eb('id', '=', tramiteId), eb('envioId', '=', tramiteId)]))
    .where('situacao', '=', 'NAO_RECEBIDO')
    .returning('id')
    .execute();
  if (taken.length === 0) throw new AppError('tramiteJaRecebido');
  // what this one gave back is owed again
  await db.updateTable('tramite').set({ retornoId: null }).where('retornoId', '=', tramiteId).execute();
  await sql`delete from conteudo_acesso a
    where a.tramite_id = any(${taken.map(({ id }) => id)}::bigint[]) and not ${workedOn}`.execute(db);
  return { tramite: tramiteId, situacao };
};

/** A copy is taken back by who sent it, by whoever rescues what their unit sends, or by who answers for access. */
const requireOwnCopy = async (
  { db, sessao }: Ctx,
  { situation }: Loaded,
  tramiteId: number,
): Promise<void> => {
  const copy = await db
    .selectFrom('tramite')
    .select(['deUnidadeId', 'deUsuarioId', 'situacao'])
    .where('id', '=', tramiteId)
    .executeTakeFirstOrThrow();
  const mine =
    copy.deUsuarioId === sessao.usuarioId ||
    (copy.deUnidadeId === sessao.unidadeId && (sessao.chefe || sessao.resgatarConteudos));
  if (!mine && !situation.respondoPeloAcesso)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('documento.motivo.nadaAResgatar') });
  if (copy.situacao !== 'NAO_RECEBIDO') throw new AppError('tramiteJaRecebido');
};
