import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  concluded,
  condition,
  inUse,
  type ActInput,
  type Done,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { signedKinds } from '#server/conteudo/especies/index.ts';

export const keepRefusal = async (
  { db, sessao }: Ctx,
  { row }: Loaded,
  { motivo = '' }: ActInput,
): Promise<Done<void>> => {
  await db
    .updateTable('documentoAssinante')
    .set({ situacao: 'RECUSADO', motivo: motivo.trim(), porUsuarioId: sessao.substitutoId ?? null })
    .where('id', '=', row.minhaAssinatura?.id ?? 0)
    .execute();
  return { resultado: undefined };
};

export const tellRefusal = ({ db, agora, sessao }: Ctx, { row }: Loaded): Promise<void> =>
  notify(db, agora, {
    usuarioIds: [row.autorId, row.detentorUsuarioId ?? row.autorId].filter((id) => id !== sessao.usuarioId),
    tipo: 'ASSINATURA',
    conteudoId: row.id,
    especie: 'assinaturaRecusada',
    dados: { quem: actingName(sessao) },
  });

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
  effect: keepRefusal,
  follow: tellRefusal,
});
