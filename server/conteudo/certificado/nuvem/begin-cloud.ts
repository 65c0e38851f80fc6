import type { NuvemIniciada, NuvemPedida } from '#schemas/shapes/certificado-nuvem.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { AppError } from '#schemas/app-error.ts';
import { reach } from './ask-provider.ts';
import { authorisation } from './authorise.ts';
import { beginAct } from './cloud-act.repository.ts';
import { namedItems } from './named-items.ts';
import { requireProvider } from './providers.ts';

/** Begins signing with a certificate that a provider keeps: where the person says yes, and the key of this window. */
export const beginCloud = async (ctx: Ctx, { provedor, ids, anexo }: NuvemPedida): Promise<NuvemIniciada> => {
  // an attachment is of one content
  if (anexo !== undefined && ids.length > 1) throw new AppError('requisicaoInvalida');
  const itens = await namedItems(ctx, { ids, anexo });
  const provider = await requireProvider(ctx, provedor);
  // one that is down is better told here than by a page that never opens
  await reach(ctx, provider, provider.api, { method: 'GET' });
  const { cpf } = await ctx.db
    .selectFrom('registro.usuario')
    .select('cpf')
    .where('id', '=', ctx.sessao.usuarioId)
    .executeTakeFirstOrThrow();
  const { chave, ...way } = await beginAct(ctx, provider.id, itens);
  const consent = provider.device.firstConsent({
    documents: itens.length,
    porVez: provider.porVez,
    cpf: cpf?.replaceAll(/\D/g, ''),
  });
  return { endereco: await authorisation(ctx, provider, way, consent), chave };
};
