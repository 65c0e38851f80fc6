import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { jsonOf, providerProblem, reach, tokenAnswer } from './ask-provider.ts';
import { returnAddress } from './authorise.ts';
import type { Provider } from './providers.ts';
import { fieldsOf, OtherAnswer } from './read-answer.ts';

/** Asks a provider who it is and whether it knows this installation, and says what answered. Nobody's certificate is touched. */
export const testProvider = async (ctx: Ctx, provider: Provider): Promise<string> => {
  const quem = provider.tipo === 'CSC' ? await nameOf(ctx, provider) : provider.nome;
  // a code that nobody gave: who knows the client refuses only the code
  const { status, told } = await tokenAnswer(ctx, provider, {
    code: 'teste',
    verifier: 'teste'.repeat(10),
    redirect: await returnAddress(ctx),
  });
  const { error } = told;
  if (typeof error === 'string' && provider.device.refusedCode.includes(error))
    return mensagem('certificado.nuvem.reconhece', { quem });
  if (status === 401 || error === 'invalid_client' || error === 'unauthorized_client')
    throw providerProblem('certificado.nuvem.naoReconhece', provider);
  if (typeof error !== 'string')
    throw providerProblem('certificado.nuvem.status', provider, { status: String(status) });
  return mensagem('certificado.nuvem.semDizer', { quem, erro: error.slice(0, 100) });
};

/** How the service calls itself. */
const nameOf = async (ctx: Ctx, provider: Provider): Promise<string> => {
  const response = await reach(ctx, provider, `${provider.api}info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (response.status !== 200)
    throw providerProblem('certificado.nuvem.status', provider, { status: String(response.status) });
  try {
    const { name, specs } = fieldsOf(await jsonOf(response));
    const words = [
      typeof name === 'string' ? name : provider.nome,
      typeof specs === 'string' ? `CSC ${specs}` : '',
    ];
    return words.filter(Boolean).join(', ').slice(0, 200);
  } catch (error) {
    if (error instanceof OtherAnswer) throw providerProblem('certificado.nuvem.outraCoisa', provider);
    throw error;
  }
};
