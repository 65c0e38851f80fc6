import { AppError } from '#schemas/app-error.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { placeOf } from './signers.repository.ts';

const refused = (motivo: 'naoEhAssinante' | 'semLugarDeAssinatura'): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`documento.motivo.${motivo}`) });

/** Makes a signer of who signs what nobody was named to sign, in the first place of the text; never in a batch. */
export const nameMyself = async (ctx: Ctx, row: ConteudoRow, alone: boolean): Promise<number> => {
  const { usuarioId } = ctx.sessao;
  const place = alone ? await placeOf(ctx.db, usuarioId) : undefined;
  if (!place) throw refused('naoEhAssinante');
  const { corpo } = await ctx.db
    .selectFrom('documentoVersao')
    .select('corpo')
    .where('documentoId', '=', row.id)
    .where('numero', '=', row.versaoAtual)
    .executeTakeFirstOrThrow();
  const [marcador] = marcadoresOf(corpo as unknown as CorpoDoc).assinaturas;
  if (marcador === undefined) throw refused('semLugarDeAssinatura');
  const { id } = await ctx.db
    .insertInto('documentoAssinante')
    .values({
      documentoId: row.id,
      versao: row.versaoAtual,
      usuarioId,
      unidadeId: place.unidadeId,
      cargo: place.cargo,
      marcador,
      ordem: 1,
      nivel: null,
      prazo: null,
      porUsuarioId: null,
      codigo: null,
      sha256: null,
      liberadoEm: ctx.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantAccess(ctx.db, row.id, ctx.agora, [{ usuarioId, motivo: 'assinante' }]);
  return id;
};
