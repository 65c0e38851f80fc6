import { AppError } from '#schemas/app-error.ts';
import type { LicencaAssinatura } from '#schemas/shapes/assinatura.ts';
import type { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import {
  activeFactor,
  requireCode,
  sendEmailCode,
  type SecondFactor,
} from '#server/pessoas/credencial/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { findSituation } from '#server/conteudo/atos/index.ts';
import { loadToSign } from './list-pending.ts';

/** The second factor that a signature of this person takes, where the installation asks for it. */
const factorOf = async ({ db, sessao }: Ctx): Promise<SecondFactor | undefined> =>
  (await readSettings(db)).segundoFatorAssinatura ? activeFactor(db, atKeyboard(sessao)) : undefined;

/** What the signing screens have to ask for. */
export const signingFactor = async (
  ctx: Ctx,
): Promise<Pick<LicencaAssinatura, 'codigo' | 'meio' | 'porEmail'>> => {
  const factor = await factorOf(ctx);
  return factor ? { codigo: true, meio: factor.meio, porEmail: factor.porEmail } : { codigo: false };
};

/** Accepts the code of who signs. Answers whether one was asked. */
export const requireSigningCode = async (ctx: Ctx, codigo: string | undefined): Promise<boolean> => {
  const factor = await factorOf(ctx);
  if (!factor) return false;
  if (codigo === undefined || codigo.trim() === '')
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'codigo', mensagem: mensagem('entrada.codigo.informe') }] },
    );
  await requireCode(ctx, {
    usuarioId: atKeyboard(ctx.sessao),
    factor,
    finalidade: 'ASSINATURA',
    codigo,
  });
  return true;
};

/** Sends by e-mail the code that the signature of a document takes, or of an attachment of what the person reaches. */
export const sendSigningCode = async (ctx: Ctx, id: number): Promise<CodigoEnviado> => {
  const [item] = await loadToSign(ctx, [id]);
  if (!item && !(await findSituation(ctx, id))) throw new AppError('naoEncontrado');
  const factor = await factorOf(ctx);
  if (!factor?.porEmail)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.semEmailAssinatura') });
  const keep = async (asked: Ctx, work: (inner: Ctx) => Promise<string>): Promise<string> =>
    (await decide(asked, async (inner) => ({ para: await work(inner) }))).para;
  return { para: await sendEmailCode(ctx, atKeyboard(ctx.sessao), 'ASSINATURA', keep) };
};
