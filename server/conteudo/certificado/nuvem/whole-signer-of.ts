import type { Ctx } from '#server/base/http/context.ts';
import type { WholeSigner } from '../whole-signer.ts';
import { findAct } from './cloud-act.repository.ts';
import { providerProblem } from './ask-provider.ts';
import { requireProvider } from './providers.ts';

/**
 * The provider of whole signatures at which the person began this act, for a certificate that it showed there; nothing where it
 * gives only values.
 * @param certificado DER in base64, as the provider gave it
 */
export const wholeSignerOf = async (
  ctx: Ctx,
  ato: number,
  certificado: string,
): Promise<WholeSigner | undefined> => {
  const { provedorId, certificados } = await findAct(ctx, ato);
  const provider = await requireProvider(ctx, provedorId);
  if (!provider.device.whole) return undefined;
  const asked = Buffer.from(certificado, 'base64');
  if (!certificados.some((one) => Buffer.from(one.certificado, 'base64').equals(asked)))
    throw providerProblem('certificado.nuvem.outroCertificado', provider);
  return provider;
};
