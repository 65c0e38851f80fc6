import type { NuvemIniciada, NuvemPedida } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { certificateRule } from '../sign-rule.ts';
import { reach } from './ask-provider.ts';
import { authorisation } from './authorise.ts';
import { beginAct } from './cloud-act.repository.ts';
import { requireProvider } from './providers.ts';

/** Begins signing with a certificate that a provider keeps: where the person says yes, and the key of this window. */
export const beginCloud = async (ctx: Ctx, { provedor, ids }: NuvemPedida): Promise<NuvemIniciada> => {
  for (const id of ids) requireAllowed(certificateRule, (await loadSituation(ctx, id)).situation);
  const provider = await requireProvider(ctx, provedor);
  // one that is down is better told here than by a page that never opens
  await reach(ctx, provider, provider.api, { method: 'GET' });
  const { cpf } = await ctx.db
    .selectFrom('registro.usuario')
    .select('cpf')
    .where('id', '=', ctx.sessao.usuarioId)
    .executeTakeFirstOrThrow();
  const { chave, ...way } = await beginAct(ctx, provider.id);
  const consent = provider.device.firstConsent(ids.length, cpf?.replaceAll(/\D/g, ''));
  return { endereco: await authorisation(ctx, provider, way, consent), chave };
};
