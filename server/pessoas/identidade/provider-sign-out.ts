import { defined } from '#schemas/defined.ts';
import { buildEndSessionUrl } from 'openid-client';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { decryptSecret } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { openProvider, ProviderDown } from './open-provider.ts';
import { readProviderSettings } from './provider-settings.ts';

/** Where who entered by the provider leaves it too, when it has such a place; undefined when there is nowhere to go. */
export const providerSignOut = async ({ db, ports, log, sessao }: Ctx): Promise<string | undefined> => {
  const { entrada, provedorToken } = await db
    .selectFrom('sessao')
    .select(['entrada', 'provedorToken'])
    .where('id', '=', sessao.id)
    .executeTakeFirstOrThrow();
  const { config } = ports;
  const settings = entrada === 'PROVEDOR' ? await readProviderSettings(db, config.key) : undefined;
  if (!settings?.ativo) return undefined;
  try {
    const provider = await openProvider(config, settings);
    if (!provider.serverMetadata().end_session_endpoint) return undefined;
    return buildEndSessionUrl(provider, {
      post_logout_redirect_uri: `${await publicAddress(db, config)}login`,
      ...defined({
        id_token_hint: provedorToken === null ? undefined : decryptSecret(config.key, provedorToken),
      }),
    }).href;
  } catch (error) {
    // leaving Malote never depends on the provider
    if (!(error instanceof ProviderDown)) throw error;
    log.warn({ motivo: error.message }, mensagem('identidade.provedor.fora'));
    return undefined;
  }
};
