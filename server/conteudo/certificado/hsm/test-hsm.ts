import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { hsmLine } from './ask-hsm.ts';
import type { Hsm } from './hsms.ts';

/** Opens the partition with its PIN and says what it has. Nothing is signed. */
export const testHsm = async (ctx: Ctx, hsm: Hsm): Promise<string> => {
  const found = await hsmLine(ctx.ports.config, hsm).test(ctx, hsm);
  return mensagem('certificado.hsm.testado', { particao: hsm.particao, n: String(found) });
};
