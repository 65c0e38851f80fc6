import type { ProvedorRetorno } from '#schemas/shapes/identidade.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { encryptSecret } from '#server/engine/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { finishProviderEntry } from '#server/pessoas/identidade/index.ts';
import { admit } from './admit.ts';

/** Lets in who came back from the provider; what the second factor asks is asked of them too. */
export const enterByProvider = async (ctx: PublicCtx, returned: ProvedorRetorno): Promise<SessaoAberta> => {
  const { usuarioId, identidade } = await finishProviderEntry(ctx, returned);
  const provedorToken = identidade === undefined ? null : encryptSecret(ctx.ports.config.key, identidade);
  return admit(ctx, { usuarioId, entrada: 'PROVEDOR', provedorToken, codigoConferido: false });
};
