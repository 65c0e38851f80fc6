import type { Ctx } from '#server/base/http/context.ts';
import { judgeCertificate, type Accepted } from './judge-certificate.ts';
import type { PreparedPackage } from './package.repository.ts';
import { wholeSignerNamed } from './whole-signer.ts';

/** The certificate for which something was prepared, judged again when its signature comes. */
export const judgePackage = async (ctx: Ctx, pacote: PreparedPackage): Promise<Accepted> =>
  judgeCertificate(
    ctx,
    pacote,
    pacote.provedorCms === null ? {} : await wholeSignerNamed(ctx.db, pacote.provedorCms),
  );
