import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { AssinaturaAto } from '#schemas/shapes/assinatura.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { undecided } from '#server/base/http/decide.ts';
import { act, perform, performMany, type ActInput } from '#server/conteudo/atos/index.ts';
import { confirmPassword } from '#server/pessoas/credencial/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { afterSignature, keepSignature, requireFrozen } from './keep-signature.ts';
import { nameMyself } from './name-myself.ts';
import { signRule } from './sign-rule.ts';
import { requireToSign, strategiesOf } from './signers.repository.ts';
import { requireSigningCode } from './signing-code.ts';

/**
 * Signs in the system (docflow): the password is asked again once, then each document is signed in its own
 * transaction and has its own result. With the code of a second factor the level is advanced, without it simple (Lei
 * 14.063/2020, art. 4, I and II).
 */
export const assinar = async (ctx: Ctx, { ids, senha, codigo }: AssinaturaAto): Promise<ResultadoLote> => {
  if (ids.length === 0) throw new AppError('nadaParaAssinar');
  if ((await strategiesOf(ctx.db, ctx.sessao.usuarioId, ids)).length > 1)
    throw new AppError('estrategiasDiferentes');
  if (await anyProtocol(ctx, ids))
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.recusa.soDigital') });
  // What was signed under this key was signed with a password and a code, which serves once.
  const nivel = (await undecided(ctx, ids)).length > 0 ? await confirm(ctx, senha, codigo) : 'SIMPLES';
  return performMany(ctx, ids, async (inner, id) => {
    // by now it may be out of their sight: who was asked is told why nothing is signed
    await requireToSign(inner.db, id, inner.sessao.usuarioId);
    try {
      return await perform(inner, assinarAto, id, { nivel, sozinho: ids.length === 1 });
    } catch (error) {
      // while this one waited another of theirs may have signed it
      if (error instanceof AppError) await requireToSign(inner.db, id, inner.sessao.usuarioId);
      throw error;
    }
  });
};

/** What is signed only with a certificate, of what the person reaches. */
const anyProtocol = async (ctx: Ctx, ids: readonly number[]): Promise<boolean> => {
  const { rows } = await sql<{
    id: number;
  }>`select c.id from conteudo c where c.id = any(${[...ids]}::bigint[])
    and c.tipo = ${tipoConteudo.arquivoDigital} and ${visibleContent(ctx.sessao)} limit 1`.execute(ctx.db);
  return rows.length > 0;
};

type Nivel = 'SIMPLES' | 'AVANCADA';

const confirm = async (ctx: Ctx, senha: string, codigo: string | undefined): Promise<Nivel> => {
  await confirmPassword(ctx, senha);
  return (await requireSigningCode(ctx, codigo)) ? 'AVANCADA' : 'SIMPLES';
};

interface Signing extends ActInput {
  readonly nivel: Nivel;
  /** It is the only one of the request: who signs may name themselves where the rule lets them. */
  readonly sozinho: boolean;
}

/** The drawing of their signature that who signs keeps in the register; an absent person's is nobody else's. */
const drawingOf = async ({ db, sessao }: Ctx): Promise<string | null> => {
  const { imagemAssinatura } = await db
    .selectFrom('registro.usuario')
    .select('imagemAssinatura')
    .where('id', '=', sessao.substitutoId ?? sessao.usuarioId)
    .executeTakeFirstOrThrow();
  return imagemAssinatura;
};

/** One signature in the system, over the frozen file; it answers how the document is called. */
export const assinarAto = act<Signing, undefined, string>({
  ...signRule,
  evento: 'assinado',
  effect: async (ctx, { row }, { nivel, sozinho }) => {
    const { sha256 } = await requireFrozen(ctx, row);
    const assinanteId = row.minhaAssinatura?.id ?? (await nameMyself(ctx, row, sozinho));
    return keepSignature(ctx, row, {
      assinanteId,
      nivel,
      sha256,
      porUsuarioId: ctx.sessao.substitutoId ?? null,
      imagemId: await drawingOf(ctx),
    });
  },
  follow: (ctx, { row }) => afterSignature(ctx, row),
});
