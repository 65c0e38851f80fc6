import { AppError } from '#schemas/app-error.ts';
import type { HsmAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { undecided } from '#server/base/http/decide.ts';
import { requireSigningCode } from '#server/conteudo/assinatura/index.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { confirmPassword } from '#server/pessoas/credencial/index.ts';
import { assinarAnexoRule } from '../anexo/index.ts';
import { judgePackage } from '../judge-package.ts';
import { findPackage, type PreparedPackage } from '../package.repository.ts';
import { requireServes } from '../require-serves.ts';
import { certificateRule } from '../sign-rule.ts';
import { submitMany } from '../submit-many.ts';
import { hsmLine, hsmProblem } from './ask-hsm.ts';
import { offeredHsms, ownAlias, type Hsm } from './hsms.ts';

/**
 * Signs what was prepared with the person's key in the HSM. The key is in the keeping of the installation, so that each use is an
 * act of the person: their password, and the code of the second factor where the installation asks for it, to these packages. The
 * values never leave the server: they are given in like those of any other key, and each document has its result.
 */
export const signInHsm = async (
  ctx: Ctx,
  { provedor, pacotes, senha, codigo }: HsmAssinar,
): Promise<ResultadoLote> => {
  const packages: PreparedPackage[] = [];
  for (const one of pacotes) packages.push(await findPackage(ctx, one));
  const open = await undecided(
    ctx,
    packages.map(({ documentoId }) => documentoId),
  );
  const left = packages.filter(({ documentoId }) => open.includes(documentoId));
  // what was signed under this key was signed with a code, which serves once
  const values =
    left.length > 0 ? await valuesOf(ctx, provedor, left, { senha, codigo }) : new Map<string, string>();
  return submitMany(
    ctx,
    pacotes.map((pacote) => ({ pacote, assinatura: values.get(pacote) ?? '' })),
  );
};

interface Proof {
  readonly senha: string;
  readonly codigo: string | undefined;
}

/** In base64, by their packages. */
const valuesOf = async (
  ctx: Ctx,
  provedor: number,
  packages: readonly PreparedPackage[],
  { senha, codigo }: Proof,
): Promise<ReadonlyMap<string, string>> => {
  await confirmPassword(ctx, senha);
  const hsm = await requireHsm(ctx, provedor);
  const mine = await allowedOf(ctx, packages);
  const alias = await ownAlias(ctx);
  const certificate = alias === undefined ? undefined : await certificateOf(ctx, hsm, alias, mine);
  if (alias === undefined || !certificate) throw hsmProblem('outroCertificado', hsm);
  // last, because it serves once
  await requireSigningCode(ctx, codigo);
  const contents = mine.map(({ atributos }) => atributos);
  const values = await hsmLine(ctx.ports.config, hsm).sign(ctx, hsm, alias, certificate, contents);
  return new Map(mine.map(({ id }, index) => [id, Buffer.from(values[index] ?? []).toString('base64')]));
};

const requireHsm = async (ctx: Ctx, id: number): Promise<Hsm> => {
  const hsm = (await offeredHsms(ctx)).find((one) => one.id === id);
  if (!hsm) throw hsmProblem('fora', { nome: '', particao: '' });
  return hsm;
};

/**
 * The key signs only what the person may sign now: what they may not any more is told of it with the results, and spoils no other.
 * @throws AppError when they may sign none
 */
const allowedOf = async (
  ctx: Ctx,
  packages: readonly PreparedPackage[],
): Promise<readonly PreparedPackage[]> => {
  const allowed: PreparedPackage[] = [];
  let refusal: AppError | undefined;
  for (const one of packages)
    try {
      await requireMine(ctx, one);
      allowed.push(one);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal ??= error;
    }
  if (allowed.length === 0 && refusal) throw refusal;
  return allowed;
};

const requireMine = async (ctx: Ctx, pacote: PreparedPackage): Promise<void> => {
  await requireServes(ctx, pacote);
  const { situation } = await loadSituation(ctx, pacote.documentoId);
  requireAllowed(pacote.anexoId === null ? certificateRule : assinarAnexoRule, situation);
};

/** The one certificate for which all of it was prepared, where it is the person's and under their alias. */
const certificateOf = async (
  ctx: Ctx,
  hsm: Hsm,
  alias: string,
  packages: readonly PreparedPackage[],
): Promise<Buffer | undefined> => {
  const [first] = packages;
  if (
    !first ||
    packages.some((one) => one.provedorCms !== null || !one.certificado.equals(first.certificado))
  )
    return undefined;
  await judgePackage(ctx, first);
  const found = await hsmLine(ctx.ports.config, hsm).certificates(ctx, hsm, alias);
  return found.some(({ der }) => first.certificado.equals(der)) ? first.certificado : undefined;
};
