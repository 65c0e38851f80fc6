import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { openProvider, ProviderDown } from './open-provider.ts';
import { returnAddress } from './provider-entry.ts';
import { readProviderSettings } from './provider-settings.ts';

/** Asks the provider anew for its description, with the saved settings, and says what to register in it. */
export const testProvider = async (ctx: Ctx): Promise<string> => {
  const { config } = ctx.ports;
  const settings = await readProviderSettings(ctx.db, config.key);
  if (!settings) throw refusal(mensagem('identidade.provedor.semEndereco'));
  try {
    const server = (await openProvider(config, settings, { fresh: true })).serverMetadata();
    return mensagem('identidade.provedor.respondeu', {
      emissor: server.issuer,
      retorno: await returnAddress(ctx),
      saida: `${await publicAddress(ctx.db, config)}login`,
      comSaida: mensagem(
        server.end_session_endpoint ? 'identidade.provedor.comSaida' : 'identidade.provedor.semSaida',
      ),
    });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    throw refusal(mensagem('identidade.provedor.recusou', { erro: error.message }));
  }
};

const refusal = (motivo: string): AppError => new AppError('transicaoNaoPermitida', { motivo });
