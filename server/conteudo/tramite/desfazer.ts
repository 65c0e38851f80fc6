import { tipoConteudo } from '#schemas/enums.ts';
import { AppError } from '#schemas/app-error.ts';
import type { TramiteMotivo } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, anyPhase, condition, inUse, perform, type ActInput } from '#server/conteudo/atos/index.ts';

interface Rescue extends ActInput {
  readonly tramiteId: number;
}

/** Takes back a forwarding that nobody received: rescued by the sender, or cancelled when a reason is given. */
export const resgatar = act<Rescue>({
  nome: 'resgatar',
  especies: [tipoConteudo.documento],
  fase: anyPhase,
  estado: inUse,
  exige: [condition.sentByMe, condition.permission('tramiteDocumento')],
  naLista: condition.always,
  evento: 'resgatado',
  effect: async (ctx, { row }, { tramiteId, motivo }) => {
    if (row.transitoId !== tramiteId) throw new AppError('tramiteJaRecebido');
    const reason = motivo?.trim();
    const situacao = reason ? 'CANCELADO' : 'RESGATADO';
    await ctx.db
      .updateTable('tramite')
      .set({ situacao, motivo: reason ?? null })
      .where((eb) => eb.or([eb('id', '=', tramiteId), eb('envioId', '=', tramiteId)]))
      .where('situacao', '=', 'NAO_RECEBIDO')
      .execute();
    return {
      colunas: { transitoId: null, movimentadoEm: ctx.agora },
      dados: { tramite: tramiteId, situacao },
      resultado: undefined,
    };
  },
});

export const desfazer = async (ctx: Ctx, tramiteId: number, { motivo }: TramiteMotivo): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .select(['conteudoId', 'especie'])
    .where('id', '=', tramiteId)
    .executeTakeFirst();
  if (!tramite || tramite.especie !== 'ENCARGO') throw new AppError('naoEncontrado');
  await perform(ctx, resgatar, tramite.conteudoId, { tramiteId, motivo });
};
