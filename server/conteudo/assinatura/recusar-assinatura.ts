import { actingName } from '#server/base/http/acting-name.ts';
import { act, concluded, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { signedKinds } from './signed-kinds.ts';

/**
 * Refuses to sign, with the reason: nobody signs after it, and who wrote the document is told. It goes on as a new version, or is
 * cancelled.
 */
export const recusarAssinatura = act<ActInput>({
  nome: 'recusarAssinatura',
  especies: signedKinds,
  fase: concluded,
  estado: inUse,
  exige: [condition.signer, condition.permission('assinatura'), condition.myTurn, condition.removalNotAsked],
  evento: 'assinaturaRecusada',
  comMotivo: true,
  effect: async (ctx, { row }, { motivo = '' }) => {
    await ctx.db
      .updateTable('documentoAssinante')
      .set({ situacao: 'RECUSADO', motivo: motivo.trim(), porUsuarioId: ctx.sessao.substitutoId ?? null })
      .where('id', '=', row.minhaAssinatura?.id ?? 0)
      .execute();
    return { resultado: undefined };
  },
  follow: (ctx, { row }) =>
    notify(ctx.db, ctx.agora, {
      usuarioIds: [row.autorId, row.detentorUsuarioId ?? row.autorId].filter(
        (id) => id !== ctx.sessao.usuarioId,
      ),
      tipo: 'ASSINATURA',
      conteudoId: row.id,
      especie: 'assinaturaRecusada',
      dados: { quem: actingName(ctx.sessao) },
    }),
});
