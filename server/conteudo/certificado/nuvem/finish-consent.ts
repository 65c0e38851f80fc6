import type { NuvemAberta, NuvemRetorno } from '#schemas/shapes/certificado-nuvem.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { askWith, providerProblem, tokenAnswer, understood } from './ask-provider.ts';
import { returnAddress } from './authorise.ts';
import { forgetAct, keepAllowed, takeReturn } from './cloud-act.repository.ts';
import { requireProvider, type Provider } from './providers.ts';

/** Takes what the provider answered to the person: their certificates, or their yes to what was prepared. */
export const finishConsent = async (ctx: Ctx, { resposta, chave }: NuvemRetorno): Promise<NuvemAberta> => {
  const answer = new URLSearchParams(resposta);
  const { id, provedorId, pacotes, verifier } = await takeReturn(ctx, answer.get('state') ?? '', chave);
  try {
    const provider = await requireProvider(ctx, provedorId);
    const { token, seconds } = await exchange(ctx, provider, answer, verifier);
    if (pacotes) await keepAllowed(ctx, id, { token, seconds });
    else {
      const certificados = await understood(
        provider,
        provider.device.certificates(askWith(ctx, provider, token)),
      );
      if (certificados.length === 0) throw providerProblem('certificado.nuvem.semCertificado', provider);
      await keepAllowed(ctx, id, { token, seconds, certificados });
    }
    return { ato: id };
  } catch (error) {
    await forgetAct(ctx, id);
    throw error;
  }
};

const exchange = async (
  ctx: Ctx,
  provider: Provider,
  answer: URLSearchParams,
  verifier: string,
): Promise<{ token: string; seconds: number }> => {
  const refused = answer.get('error');
  if (refused === 'access_denied' || refused === 'user_denied')
    throw providerProblem('certificado.nuvem.naoAutorizou', provider);
  if (refused) throw told(provider, refused);
  const code = answer.get('code');
  if (!code) throw providerProblem('certificado.nuvem.outraCoisa', provider);
  const { status, told: given } = await tokenAnswer(ctx, provider, {
    code,
    verifier,
    redirect: await returnAddress(ctx),
  });
  const { access_token: token, expires_in: seconds, error } = given;
  if (status !== 200) throw told(provider, typeof error === 'string' ? error : String(status));
  if (typeof token !== 'string' || token === '')
    throw providerProblem('certificado.nuvem.outraCoisa', provider);
  return { token, seconds: typeof seconds === 'number' && seconds > 0 ? seconds : Infinity };
};

/** What the provider said, in its own short word. */
const told = (provider: Provider, word: string) =>
  providerProblem('certificado.nuvem.recusou', provider, {
    erro: word.replaceAll(/[^\w .-]/g, '').slice(0, 100),
  });
