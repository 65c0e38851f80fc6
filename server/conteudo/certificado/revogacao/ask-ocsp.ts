import { AppError } from '#schemas/app-error.ts';
import { DerError, sameBytes } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { Certificate } from '#server/ferramentas/signature/certificate.ts';
import { judgeResponse } from '#server/ferramentas/signature/ocsp/judge-response.ts';
import { readOcspResponse, type OcspResponse } from '#server/ferramentas/signature/ocsp/read-response.ts';
import { ocspAddress, writeOcspRequest } from '#server/ferramentas/signature/ocsp/write-request.ts';
import { listsOf, type Path, type TrustMaterial } from '#server/ferramentas/signature/trusted-path.ts';
import { allowedFetch, readProxy } from '#server/instalacao/conexao/index.ts';

type Asking = Pick<JobContext, 'db' | 'ports' | 'log'>;

const patience = 5000;
/** An answer is kept for so long, so that the steps of one signature ask once. */
const kept = 120_000;
const silent = 30_000;
const most = 200;
const recent = new Map<string, { readonly response: OcspResponse | undefined; readonly until: number }>();

/**
 * What the authorities of a path answer now about the certificates of which nothing at hand speaks: only where their certificates
 * name an address, and the installation allows it. What does not come, or does not serve, leaves things as they were.
 * @param online false where there is no time to ask: only what was answered just now counts
 */
export const askOcsp = async (
  ctx: Asking,
  material: TrustMaterial,
  path: Path,
  { moment, online = true }: { readonly moment: Date; readonly online?: boolean },
): Promise<readonly OcspResponse[]> => {
  const answers: OcspResponse[] = [];
  for (const [index, { certificate, list, answer }] of listsOf(material, path, moment).entries()) {
    const issuer = path.certificates[index + 1];
    if (list || answer || !issuer) continue;
    const response = await ask(ctx, certificate, issuer, online);
    if (response) answers.push(response);
  }
  return answers;
};

const ask = async (
  ctx: Asking,
  certificate: Certificate,
  issuer: Certificate,
  online: boolean,
): Promise<OcspResponse | undefined> => {
  const address = whenReadable(() => ocspAddress(certificate));
  if (address === undefined || !URL.canParse(address)) return undefined;
  const now = ctx.ports.clock().getTime();
  const name = `${issuer.sha256} ${certificate.sha256}`;
  const former = recent.get(name);
  if (former && former.until > now) return former.response;
  if (!online) return undefined;
  const response = await fetchAnswer(ctx, address, certificate, issuer);
  if (recent.size >= most) recent.clear();
  // who was silent is not waited for again at each document
  recent.set(name, { response, until: now + (response ? kept : silent) });
  return response;
};

const fetchAnswer = async (
  { db, ports: { config, clock }, log }: Asking,
  address: string,
  certificate: Certificate,
  issuer: Certificate,
): Promise<OcspResponse | undefined> => {
  const { query, nonce } = writeOcspRequest(certificate, issuer);
  try {
    const answered = await allowedFetch({
      allowed: config.allowedConnections,
      authority: null,
      proxy: await readProxy(db, config.key),
      milliseconds: patience,
      // what comes is signed by the authority, whatever the way that it took
      plain: true,
    })(address, { method: 'POST', headers: { 'content-type': 'application/ocsp-request' }, body: query });
    if (answered.status !== 200) return undefined;
    const response = readOcspResponse(Buffer.from(await answered.arrayBuffer()));
    // some answer without it what they signed before; another one is of another question
    if (response.nonce && !sameBytes(response.nonce, nonce)) return undefined;
    const verdict = judgeResponse(response, { certificate, issuer, moment: clock() });
    if (verdict.situacao === 'NAO_SERVE')
      log.warn({ endereco: address, problema: verdict.problema }, 'resposta OCSP que não serve');
    return response;
  } catch (error) {
    const why = error instanceof AppError || error instanceof DerError ? undefined : error;
    log.info({ err: why, endereco: address }, 'sem resposta OCSP');
    return undefined;
  }
};
