import { AppError } from '#schemas/app-error.ts';
import type { CertificadosHsm } from '#schemas/shapes/certificado-nuvem.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { errorBody } from '#server/base/http/errors.ts';
import { judgeCertificate } from '../judge-certificate.ts';
import { hsmLine, hsmProblem } from './ask-hsm.ts';
import type { HsmCertificate } from './hsm-asked.ts';
import { offeredHsms, ownAlias, type Hsm } from './hsms.ts';

type Item = CertificadosHsm['itens'][number];

/** What the HSM of the installation has under the alias of the person, judged like any other certificate. */
export const hsmCertificates = async (ctx: Ctx): Promise<CertificadosHsm> => {
  const alias = await ownAlias(ctx);
  if (alias === undefined) return { itens: [] };
  const itens: Item[] = [];
  for (const hsm of await offeredHsms(ctx)) itens.push(...(await certificatesOf(ctx, hsm, alias)));
  return { itens };
};

const certificatesOf = async (ctx: Ctx, hsm: Hsm, alias: string): Promise<readonly Item[]> => {
  const { id: provedor, nome } = hsm;
  try {
    const found = await hsmLine(ctx.ports.config, hsm).certificates(ctx, hsm, alias);
    if (found.length === 0) throw hsmProblem('semCertificado', hsm);
    const items: Item[] = [];
    for (const one of found) items.push({ provedor, nome, ...(await judged(ctx, one)) });
    return items;
  } catch (error) {
    // one that does not answer hides no other
    return [{ provedor, nome, motivo: motiveOf(ctx, error) }];
  }
};

/** One that is not the person's is not shown to them. */
const judged = async (
  ctx: Ctx,
  { der, cadeia }: HsmCertificate,
): Promise<Pick<Item, 'certificado' | 'cadeia' | 'julgado' | 'motivo'>> => {
  const presented = {
    certificado: Buffer.from(der),
    cadeia: cadeia.slice(0, 8).map((one) => Buffer.from(one)),
  };
  try {
    const { julgado } = await judgeCertificate(ctx, presented);
    return {
      certificado: presented.certificado.toString('base64'),
      cadeia: presented.cadeia.map((one) => one.toString('base64')),
      julgado,
    };
  } catch (error) {
    return { motivo: motiveOf(ctx, error) };
  }
};

const motiveOf = (ctx: Ctx, error: unknown): string => {
  if (!(error instanceof AppError)) throw error;
  const { erros, descricao } = errorBody(error, ctx.correlacao);
  return erros[0]?.mensagem ?? descricao;
};
