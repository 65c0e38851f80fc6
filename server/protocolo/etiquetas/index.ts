import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { protocoloEtiquetasApi } from '#schemas/api/protocolo-etiquetas.ts';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { EtiquetasAvulsasQuery, EtiquetasQuery } from '#schemas/shapes/protocolo-etiquetas.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { BarcodeFormat } from '#server/ferramentas/pdf/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { implement } from '#server/base/http/implement.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { labelText, separatorText } from '#schemas/numeracao/label-text.ts';
import {
  barcodeText,
  drawSeparator,
  labelsPaper,
  paperOf,
  type Etiqueta,
} from '#server/conteudo/etiquetas/index.ts';

interface Row {
  readonly id: number;
  readonly numero: string | null;
  readonly sigla: string;
  readonly recebido: string;
  readonly formato: BarcodeFormat | null;
}

/** The labels of protocols that have a number; each one is of the reach of who asks. */
const etiquetas = async (ctx: Ctx, { ids, folha, inicio = 1 }: EtiquetasQuery): Promise<FileAnswer> => {
  const wanted = [...new Set(ids.split(',').map(Number))];
  for (const id of wanted) await requireVisible(ctx, id);
  const { rows } = await sql<Row>`
    select c.id, c.numero, un.sigla, to_char(p.recebido_em, 'DD/MM/YYYY') as recebido, o.formato_codigo_barras as formato
    from conteudo c join protocolo p on p.id = c.id join registro.unidade un on un.id = c.unidade_id
    join registro.organizacao_interna o on o.id = c.organizacao_id
    where c.id = any(${wanted}::bigint[]) and c.tipo = ${tipoConteudo.arquivoDigital}
    order by array_position(${wanted}::bigint[], c.id)`.execute(ctx.db);
  if (rows.length < wanted.length) throw new AppError('naoEncontrado');
  const labels = rows.map(({ id, numero, sigla, recebido, formato }): Etiqueta => {
    if (numero === null)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.etiqueta.semNumero') });
    const format = formato ?? 'CODE128';
    return {
      titulo: numero,
      linhas: [mensagem('protocolo.etiqueta.recebido', { unidade: sigla, dia: recebido })],
      qr: labelText(`P${id}`),
      barras: {
        formato: format,
        texto: barcodeText(format, numero, Number(id)),
        curto: shortNumber(Number(id)),
      },
    };
  });
  return labelsPaper(labels, folha, inicio, 'etiquetas.pdf');
};

/** Labels that are of no protocol yet: stuck on the first page of each document, they divide a bundle. */
const avulsas = async (
  _ctx: Ctx,
  { folha, quantidade, inicio = 1 }: EtiquetasAvulsasQuery,
): Promise<FileAnswer> => {
  const labels = Array.from({ length: quantidade }, (): Etiqueta => {
    const codigo = randomBytes(5).toString('hex').toUpperCase();
    return {
      titulo: codigo,
      linhas: [mensagem('protocolo.etiqueta.avulsa'), mensagem('protocolo.etiqueta.primeiraFolha')],
      qr: labelText(codigo),
    };
  });
  return labelsPaper(labels, folha, inicio, 'etiquetas-para-digitalizar.pdf');
};

const separadora = async (): Promise<FileAnswer> =>
  paperOf(
    await drawSeparator(
      separatorText,
      mensagem('protocolo.etiqueta.separadora'),
      mensagem('protocolo.etiqueta.separadoraTexto'),
    ),
    'folha-separadora.pdf',
  );

export const protocoloEtiquetasRoutes = implement(protocoloEtiquetasApi, {
  etiquetas: (ctx, { query }) => etiquetas(ctx, query),
  avulsas: (ctx, { query }) => avulsas(ctx, query),
  separadora: () => separadora(),
});
