import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { idOfCode } from '#schemas/lote.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { namedByCodes } from '#server/conteudo/dados/index.ts';
import { barcodeText } from '#server/conteudo/etiquetas/index.ts';

/**
 * The protocols, within the reach of the person, whose labels the codes of a bundle are: by the QR code, or by the bars where
 * only they were read. Of any other nothing is told.
 */
export const protocolosDasEtiquetas = async (
  ctx: Ctx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Rotulo>> => {
  const named = await namedByCodes(ctx, codes, sql`x.tipo = ${sql.lit(tipoConteudo.arquivoDigital)}`);
  return new Map(
    [...named].filter(([code, { id, rotulo }]) => idOfCode(code) === id || saysNumber(code, id, rotulo)),
  );
};

/** Whether a code is the number of that protocol in one of the formats in which labels write it. */
const saysNumber = (code: string, id: number, numero: string): boolean =>
  (['QRCODE', 'CODE128', 'CODE39'] as const).some((formato) => barcodeText(formato, numero, id) === code);
