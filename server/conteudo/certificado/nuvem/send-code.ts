import type { NuvemCodigo, NuvemDesafio } from '#schemas/shapes/certificado-nuvem.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { askWith, providerProblem, understood } from './ask-provider.ts';
import { findAct } from './cloud-act.repository.ts';
import { requireProvider } from './providers.ts';

/** Has the provider send the person the code that one of their certificates asks for, or says what they are to answer. */
export const sendCode = async (
  ctx: Ctx,
  id: number,
  { certificado, fator }: NuvemCodigo,
): Promise<NuvemDesafio> => {
  const { provedorId, token, certificados } = await findAct(ctx, id);
  const provider = await requireProvider(ctx, provedorId);
  const certificate = certificados.find((one) => one.certificado === certificado);
  const factor = certificate?.fatores?.find((one) => one.id === fator);
  if (!certificate || !factor?.envio || !provider.device.sendCode)
    throw providerProblem('certificado.nuvem.semEnvio', provider);
  const desafio = await understood(
    provider,
    provider.device.sendCode(askWith(ctx, provider, token), certificate, factor),
  );
  return desafio === undefined ? {} : { desafio };
};
