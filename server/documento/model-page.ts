import { sql } from 'kysely';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { barcodePng, type BarcodeFormat, type PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';
import { letterheadSvg } from '#server/instalacao/template-arquivo/index.ts';

interface Row {
  readonly logoEsquerda: string | null;
  readonly logoDireita: string | null;
  readonly largura: number | null;
  readonly altura: number | null;
  readonly formato: BarcodeFormat | null;
  readonly timbre: string | null;
  readonly conteudo: string | null;
}

type ReadImages = (ctx: PublicCtx, ids: readonly string[]) => Promise<Record<string, Uint8Array>>;

/** What the model of a document says of its page: letterhead, logos and the barcode of its verification code. */
export const modelPage = async (
  ctx: Ctx | PublicCtx,
  documentoId: number,
  codigo: string | undefined,
  readImages: ReadImages,
): Promise<PdfEntrada['pagina']> => {
  const { rows } = await sql<Row>`
    select m.logo_esquerda, m.logo_direita, m.codigo_barras_largura::float as largura,
      m.codigo_barras_altura::float as altura, o.formato_codigo_barras as formato, t.nome as timbre, t.conteudo
    from documento d join conteudo c on c.id = d.id
    join registro.modelo_documento m on m.id = d.modelo_id
    join registro.organizacao_interna o on o.id = c.organizacao_id
    left join registro.template_arquivo t on t.id = m.template and t.ativo
    where d.id = ${documentoId}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return {};
  const { logoEsquerda, logoDireita, largura, altura, timbre, conteudo } = row;
  const logos = await readImages(
    ctx,
    [logoEsquerda, logoDireita].flatMap((id) => id ?? []),
  );
  const esquerda = logos[logoEsquerda ?? ''];
  const direita = logos[logoDireita ?? ''];
  const barras = codigo !== undefined && largura !== null && altura !== null;
  return {
    logoEsquerda: esquerda,
    logoDireita: direita,
    timbre: timbre !== null && conteudo !== null ? await letterheadSvg(timbre, conteudo) : undefined,
    codigoBarras: barras
      ? {
          largura,
          altura,
          imagem: await drawBarcode(row.formato ?? 'CODE128', documentoId, codigo),
        }
      : undefined,
  };
};

/** Only the interleaved code has no letters: it carries the number that the system knows the document by. */
const drawBarcode = (format: BarcodeFormat, documentoId: number, codigo: string): Promise<Buffer> =>
  barcodePng(format, format === 'INTERLEAVED2OF5' ? shortNumber(documentoId) : codigo);
