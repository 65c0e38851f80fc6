import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { CertificadosNuvem } from '#schemas/shapes/certificado-nuvem.ts';
import type { KeptCertificate } from '#server/base/db/stored-values.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { errorBody } from '#server/base/http/errors.ts';
import { judgeCertificate } from '../judge-certificate.ts';
import { presentedIn } from '../presented-in.ts';
import { findAct } from './cloud-act.repository.ts';
import { requireProvider } from './providers.ts';

/** What the person allowed at a provider: their certificates there, each judged like any other. */
export const cloudCertificates = async (ctx: Ctx, id: number): Promise<CertificadosNuvem> => {
  const { provedorId, certificados, pacotes, autorizado } = await findAct(ctx, id);
  const { nome, porNome } = await requireProvider(ctx, provedorId);
  const judged: CertificadosNuvem['certificados'] = [];
  for (const one of certificados) judged.push(await judge(ctx, one, porNome));
  return {
    ato: id,
    provedor: nome,
    certificados: judged,
    pacotes: autorizado && pacotes ? [...pacotes] : undefined,
  };
};

const judge = async (
  ctx: Ctx,
  { certificado, cadeia, fatores }: KeptCertificate,
  porNome: boolean,
): Promise<CertificadosNuvem['certificados'][number]> => {
  const asked = fatores?.map(({ id, rotulo, envio }) => ({
    id,
    envia: envio !== undefined,
    rotulo,
    desafio: envio === 'getChallenge' || undefined,
  }));
  const presented = { certificado, cadeia: [...cadeia], ...defined({ fatores: asked }) };
  try {
    return {
      ...presented,
      julgado: (await judgeCertificate(ctx, presentedIn(presented), { porNome })).julgado,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { erros, descricao } = errorBody(error, ctx.correlacao);
    return { ...presented, motivo: erros[0]?.mensagem ?? descricao };
  }
};
