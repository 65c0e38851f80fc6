import type { Insertable } from 'kysely';
import { prioridades } from '#schemas/enums.ts';
import type { TramiteConhecimento } from '#schemas/shapes/tramite.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { Destination } from './destination.ts';
import { peopleOf } from './people-of.ts';

type Said = Pick<TramiteConhecimento, 'prioridade' | 'texto'>;

type Sending = Pick<
  Insertable<Tables['tramite']>,
  | 'conteudoId'
  | 'situacao'
  | 'deUnidadeId'
  | 'deUsuarioId'
  | 'prioridade'
  | 'texto'
  | 'enviadoEm'
  | 'recebidoPor'
  | 'motivo'
  | 'retornoId'
>;

/** What every row of one sending says. */
export const sendingColumns = (
  { sessao, agora }: Ctx,
  { id }: ConteudoRow,
  { prioridade, texto }: Said,
): Sending => ({
  conteudoId: id,
  situacao: 'NAO_RECEBIDO',
  deUnidadeId: sessao.unidadeId,
  deUsuarioId: sessao.usuarioId,
  prioridade: prioridades.indexOf(prioridade ?? 'NORMAL'),
  texto: texto?.trim() || null,
  enviadoEm: agora,
  recebidoPor: null,
  motivo: null,
  retornoId: null,
});

/** Lets the destination see what is sent to it, as long as the sending stands. */
export const letSee = (
  { db, sessao, agora }: Ctx,
  { id, nivelAcesso }: ConteudoRow,
  motivo: 'tramite' | 'copia',
  { unidadeId, usuarioId }: Destination,
  tramiteId: number,
): Promise<void> =>
  grantAccess(db, id, agora, [
    {
      ...(usuarioId === null || nivelAcesso !== 'SIGILOSO' ? { unidadeId } : { usuarioId }),
      motivo,
      porUsuarioId: sessao.usuarioId,
      tramiteId,
    },
  ]);

/** Sends the copies, by themselves or with what goes in charge: who receives one reads, and holds nothing. */
export const sendCopies = async (
  ctx: Ctx,
  row: ConteudoRow,
  said: Said,
  copias: readonly Destination[],
  envioId: number | null,
): Promise<number[]> => {
  const tramites: number[] = [];
  for (const copia of copias) {
    const { id } = await ctx.db
      .insertInto('tramite')
      .values({
        ...sendingColumns(ctx, row, said),
        envioId,
        especie: 'CONHECIMENTO',
        paraUnidadeId: copia.unidadeId,
        paraUsuarioId: copia.usuarioId,
        avisarEnvio: true,
        avisarRecebimento: false,
        prazo: null,
        prazoRetorno: null,
        prazoResposta: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await letSee(ctx, row, 'copia', copia, id);
    await notify(ctx.db, ctx.agora, {
      conteudoId: row.id,
      dados: { unidade: ctx.sessao.unidadeSigla },
      usuarioIds: await peopleOf(ctx, copia),
      tipo: 'CONHECIMENTO',
      especie: 'copia',
    });
    tramites.push(id);
  }
  return tramites;
};
