import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { idOfShortNumber } from '#schemas/numeracao/short-number.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { barcodeText } from '../barcode-text.ts';
import { isLabel, protocolOfLabel } from '#schemas/numeracao/label-text.ts';

/**
 * The protocols, within the reach of the person, whose labels the codes of a bundle are: by the QR code, or by the bars where
 * only they were read. Of any other nothing is told.
 */
export const protocolosDasEtiquetas = async (
  { db, sessao }: Ctx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Rotulo>> => {
  const idOf = (code: string): number | undefined => protocolOfLabel(code) ?? idOfShortNumber(code);
  const ids = codes.map(idOf).filter((id) => id !== undefined);
  const numbers = codes.filter((code) => idOf(code) === undefined && /\d/.test(code) && !isLabel(code));
  if (ids.length + numbers.length === 0) return new Map();
  const { rows } = await sql<Rotulo>`select c.id::integer as id, c.numero as rotulo from conteudo c
    where (c.id = any(${ids}::bigint[]) or c.numero_chave = any(array(
        select regexp_replace(texto_busca(k), '[^a-z0-9]', '', 'g') from unnest(${numbers}::text[]) k)))
      and c.organizacao_id = ${sessao.organizacaoId} and c.tipo = ${tipoConteudo.arquivoDigital}
      and c.numero is not null and c.excluido_em is null and ${visibleContent(sessao)}`.execute(db);
  const found = codes.flatMap((code): [string, Rotulo][] => {
    const protocolo = rows.find(({ id, rotulo }) => id === idOf(code) || saysNumber(code, id, rotulo));
    return protocolo ? [[code, protocolo]] : [];
  });
  return new Map(found);
};

/** Whether a code is the number of that protocol in one of the formats in which labels write it. */
const saysNumber = (code: string, id: number, numero: string): boolean =>
  (['QRCODE', 'CODE128', 'CODE39'] as const).some((formato) => barcodeText(formato, numero, id) === code);
