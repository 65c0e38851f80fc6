import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Bytes } from '#schemas/der/write.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { askAuthority, NoStamp } from './ask-authority.ts';
import { activeAuthorities } from './stamp-authorities.ts';

/**
 * The token that dates a signature, of the first authority that gives one; nothing where none is active, or none answers and
 * none is demanded.
 * @param demanded a timestamp is demanded by what was prepared
 * @throws AppError when a timestamp is demanded and none came: nothing is signed
 */
export const dateSignature = async (
  ctx: Ctx,
  stamped: Bytes,
  demanded = false,
): Promise<Bytes | undefined> => {
  const authorities = await activeAuthorities(ctx.db, ctx.ports.config.key);
  const problems: string[] = [];
  for (const authority of authorities)
    try {
      return (await askAuthority(ctx, authority, stamped)).token;
    } catch (error) {
      if (!(error instanceof NoStamp)) throw error;
      ctx.log.warn({ err: error, autoridade: authority.nome }, error.motivo);
      problems.push(`${authority.nome}: ${error.motivo}`);
    }
  if (demanded && authorities.length === 0) problems.push(mensagem('certificado.prova.semCarimbadora'));
  if (demanded || authorities.some(({ exigido }) => exigido))
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('certificado.carimbo.exigido', { motivos: problems.join(' ') }),
    });
  return undefined;
};
