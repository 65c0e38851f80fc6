import type { Ctx } from '#server/base/http/context.ts';
import { requireToSign } from '#server/conteudo/assinatura/index.ts';
import { requireAllowed, type Loaded } from '#server/conteudo/atos/index.ts';
import { certificateRule } from './sign-rule.ts';

/** Who signs a document with a certificate now; who signed it already is told that, and not that they are no signer of it. */
export const requireSigner = async ({ db, sessao }: Ctx, { row, situation }: Loaded): Promise<void> => {
  if (!situation.devoAssinar) await requireToSign(db, row.id, sessao.usuarioId);
  requireAllowed(certificateRule, situation);
};
