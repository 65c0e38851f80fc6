import { createHash } from 'node:crypto';
import type { NuvemAssinada } from '#schemas/generated.ts';
import type { KeptCertificate } from '#server/base/db/content-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findPackage, requireOpen, type PreparedPackage } from '../package.repository.ts';
import { askWith, providerProblem, understood } from './ask-provider.ts';
import { authorisation } from './authorise.ts';
import { beginAgain, findAct, forgetAct } from './cloud-act.repository.ts';
import { requireProvider, type Provider } from './providers.ts';

/**
 * Asks the provider to sign what was prepared: the values, which are given in like those of any other key, or where the person
 * first says yes to these very digests. With the values, what the person allowed is forgotten.
 */
export const signInCloud = async (
  ctx: Ctx,
  id: number,
  pacotes: readonly string[],
): Promise<NuvemAssinada> => {
  const { provedorId, token, certificados, ...act } = await findAct(ctx, id);
  const provider = await requireProvider(ctx, provedorId);
  const packages: PreparedPackage[] = [];
  for (const one of pacotes) packages.push(await findPackage(ctx, one));
  for (const one of packages) requireOpen(one, ctx.agora);
  const certificate = certificateOf(provider, certificados, packages);
  const digests = packages.map(({ atributos }) => createHash('sha256').update(atributos).digest());
  const { device } = provider;
  const allowed = act.autorizado && act.pacotes?.join() === pacotes.join();
  if (device.consentTo && !allowed) {
    const way = await beginAgain(ctx, id, pacotes);
    return { endereco: await authorisation(ctx, provider, way, device.consentTo(certificate, digests)) };
  }
  const values = await valuesOf(ctx, provider, token, { certificate, digests });
  await forgetAct(ctx, id);
  return {
    assinaturas: pacotes.map((pacote, index) => ({
      pacote,
      assinatura: values[index]?.toString('base64') ?? '',
    })),
  };
};

/** The one certificate, among those that the provider showed, for which all of it was prepared. */
const certificateOf = (
  provider: Provider,
  certificates: readonly KeptCertificate[],
  packages: readonly PreparedPackage[],
): KeptCertificate => {
  const found = certificates.find(({ certificado }) => {
    const der = Buffer.from(certificado, 'base64');
    return packages.every((one) => one.certificado.equals(der));
  });
  if (!found) throw providerProblem('certificado.nuvem.outroCertificado', provider);
  return found;
};

interface ToSign {
  readonly certificate: KeptCertificate;
  readonly digests: readonly Buffer[];
}

/** As many at a time as the provider takes; where a yes is to a whole set, the set. */
const valuesOf = async (
  ctx: Ctx,
  provider: Provider,
  token: string,
  { certificate, digests }: ToSign,
): Promise<readonly Buffer[]> => {
  const { device, porVez } = provider;
  const ask = askWith(ctx, provider, token);
  const size = device.consentTo ? digests.length : porVez;
  const values: Buffer[] = [];
  for (let at = 0; at < digests.length; at += size)
    values.push(...(await understood(provider, device.sign(ask, certificate, digests.slice(at, at + size)))));
  if (values.length !== digests.length || values.some(({ length }) => length === 0 || length > 1400))
    throw providerProblem('certificado.nuvem.outraCoisa', provider);
  return values;
};
