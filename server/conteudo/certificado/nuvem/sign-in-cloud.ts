import { createHash } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import type { NuvemAssinada, NuvemAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { KeptCertificate } from '#server/base/db/stored-values.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findPackage, markCloud, requireOpen, type PreparedPackage } from '../package.repository.ts';
import { askWith, providerProblem, understood } from './ask-provider.ts';
import { authorisation } from './authorise.ts';
import { beginAgain, findAct, forgetAct } from './cloud-act.repository.ts';
import { requireNamed } from './named-items.ts';
import { requireProvider, type Provider } from './providers.ts';
import type { TypedFactor } from './signing-device.ts';

/**
 * Asks the provider to sign what was prepared: the values, which are given in like those of any other key, or where the person
 * first says yes to these very digests. With the values, what the person allowed is forgotten.
 */
export const signInCloud = async (
  ctx: Ctx,
  id: number,
  { pacotes, fatores = [] }: NuvemAssinar,
): Promise<NuvemAssinada> => {
  const { provedorId, token, certificados, itens, ...act } = await findAct(ctx, id);
  const provider = await requireProvider(ctx, provedorId);
  const packages: PreparedPackage[] = [];
  for (const one of pacotes) packages.push(await findPackage(ctx, one));
  for (const one of packages) requireOpen(one, ctx.agora);
  requireNamed(provider, itens, packages);
  const certificate = certificateOf(provider, certificados, packages);
  const { device } = provider;
  const digests = packages.map(({ atributos }) =>
    device.whole ? atributos : createHash('sha256').update(atributos).digest(),
  );
  const allowed = act.autorizado && act.pacotes?.join() === pacotes.join();
  const consent = allowed ? undefined : device.consentTo(certificate, digests);
  if (consent) {
    const way = await beginAgain(ctx, id, pacotes);
    return { endereco: await authorisation(ctx, provider, way, consent) };
  }
  requireTyped(provider, certificate, fatores);
  const values = await valuesOf(ctx, provider, token, { certificate, digests, factors: fatores });
  await markCloud(ctx.db, pacotes);
  await forgetAct(ctx, id);
  return {
    assinaturas: pacotes.map((pacote, index) => ({
      pacote,
      assinatura: values[index]?.toString('base64') ?? '',
    })),
  };
};

/** The one certificate, among those that the provider showed, for which all of it was prepared, in the form that it signs. */
const certificateOf = (
  provider: Provider,
  certificates: readonly KeptCertificate[],
  packages: readonly PreparedPackage[],
): KeptCertificate => {
  const form = provider.device.whole ? provider.id : null;
  const found = certificates.find(({ certificado }) => {
    const der = Buffer.from(certificado, 'base64');
    return packages.every((one) => one.certificado.equals(der) && one.provedorCms === form);
  });
  if (!found) throw providerProblem('certificado.nuvem.outroCertificado', provider);
  return found;
};

/** All that the certificate asks for was typed, and nothing else. */
const requireTyped = (
  { nome }: Provider,
  { fatores = [] }: KeptCertificate,
  typed: readonly TypedFactor[],
): void => {
  const asked = fatores.map(({ id }) => id);
  if (asked.length === typed.length && asked.every((id) => typed.some((one) => one.id === id))) return;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'fatores', mensagem: mensagem('certificado.nuvem.faltaFator', { provedor: nome }) }] },
  );
};

interface ToSign {
  readonly certificate: KeptCertificate;
  readonly digests: readonly Buffer[];
  readonly factors: readonly TypedFactor[];
}

/** Bytes that a value takes, and a whole signature. */
const largest = { value: 1400, whole: 30_000 } as const;

/** As many at a time as the provider takes; where a yes is to a whole set, the set. */
const valuesOf = async (
  ctx: Ctx,
  provider: Provider,
  token: string,
  { certificate, digests, factors }: ToSign,
): Promise<readonly Buffer[]> => {
  const { device, porVez, tipo } = provider;
  const ask = askWith(ctx, provider, token);
  const size = tipo === 'CSC' ? digests.length : porVez;
  const values: Buffer[] = [];
  for (let at = 0; at < digests.length; at += size)
    values.push(
      ...(await understood(provider, device.sign(ask, certificate, digests.slice(at, at + size), factors))),
    );
  const most = device.whole ? largest.whole : largest.value;
  if (values.length !== digests.length || values.some(({ length }) => length === 0 || length > most))
    throw providerProblem('certificado.nuvem.outraCoisa', provider);
  return values;
};
