import type { NuvemPedida } from '#schemas/shapes/certificado-nuvem.ts';
import type { NamedItem } from '#server/base/db/stored-values.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { assinarAnexoRule, findAttachment, requireUnsigned } from '../anexo/index.ts';
import { findBase } from '../base-file.ts';
import type { PreparedPackage } from '../package.repository.ts';
import { requireSigner } from '../require-signer.ts';
import { providerProblem } from './ask-provider.ts';
import type { Provider } from './providers.ts';

/** What the person wants to sign, each thing as it is now, once it was found that they may. */
export const namedItems = async (
  ctx: Ctx,
  { ids, anexo }: Pick<NuvemPedida, 'ids' | 'anexo'>,
): Promise<readonly NamedItem[]> => {
  const named: NamedItem[] = [];
  for (const id of ids) {
    const loaded = await loadSituation(ctx, id);
    const { row, situation } = loaded;
    if (anexo === undefined) await requireSigner(ctx, loaded);
    else {
      requireAllowed(assinarAnexoRule, situation);
      await requireUnsigned(ctx.db, anexo, ctx.sessao.usuarioId);
    }
    const { sha256 } =
      anexo === undefined
        ? await findBase(ctx.db, row.id, row.versaoAtual)
        : await findAttachment(ctx.db, row.id, anexo);
    named.push({ conteudoId: row.id, anexoId: anexo ?? null, sha256: sha256.toString('hex') });
  }
  return named;
};

/** What a person allowed is for what they named, as it was then: a package of anything else is not signed with it. */
export const requireNamed = (
  provider: Provider,
  itens: readonly NamedItem[],
  packages: readonly PreparedPackage[],
): void => {
  const named = packages.every(({ documentoId, anexoId, baseSha256 }) =>
    itens.some(
      (item) =>
        item.conteudoId === documentoId &&
        item.anexoId === anexoId &&
        item.sha256 === baseSha256.toString('hex'),
    ),
  );
  if (!named) throw providerProblem('certificado.nuvem.foraDoPedido', provider);
};
