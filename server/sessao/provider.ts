import { AppError } from '#schemas/app-error.ts';
import type { ProvedorRetorno, SessaoAberta } from '#schemas/generated.ts';
import { encryptSecret } from '#server/engine/index.ts';
import type { PublicCtx } from '#server/http/context.ts';
import { finishProviderEntry } from '#server/identidade/index.ts';
import { accountById } from './account.ts';
import { admit } from './admit.ts';
import { requireOpenDoors } from './entrar.ts';

/** Lets in who came back from the provider; what the second factor asks is asked of them too. */
export const enterByProvider = async (ctx: PublicCtx, returned: ProvedorRetorno): Promise<SessaoAberta> => {
  const { usuarioId, identidade } = await finishProviderEntry(ctx, returned);
  const account = await accountById(ctx.db, usuarioId);
  if (!account || account.bloqueado || !account.ativo || account.unidadeId === null)
    throw new AppError('usuarioBloqueado');
  if (!account.administrador) await requireOpenDoors(ctx);
  const provedorToken = identidade === undefined ? null : encryptSecret(ctx.ports.config.key, identidade);
  return admit(ctx, { usuarioId, entrada: 'PROVEDOR', provedorToken, codigoConferido: false });
};
