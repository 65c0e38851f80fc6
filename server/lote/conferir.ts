import { tipoConteudo } from '#schemas/enums.ts';
import type { LoteConferido, LoteConferir } from '#schemas/shapes/lote.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadOfKind } from '#server/conteudo/atos/index.ts';
import { compareCodes } from './compare-codes.ts';
import { readItems } from './consultar.ts';

/** What was read beside what the lot has: found, missing, left over. */
export const conferir = async (ctx: Ctx, id: number, { codigos }: LoteConferir): Promise<LoteConferido> => {
  await loadOfKind(ctx, id, tipoConteudo.lote);
  const inside = (await readItems(ctx, id)).filter(({ situacao }) => situacao === 'INCLUIDO');
  return compareCodes(codigos, inside);
};
