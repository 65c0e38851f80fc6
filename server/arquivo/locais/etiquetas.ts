import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { labelText } from '#schemas/numeracao/label-text.ts';
import { placeBars, placeText } from '#schemas/numeracao/place-code.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';
import type { EtiquetasDaGuardaQuery } from '#schemas/shapes/guarda.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { barcodeText, labelsPaper, type Etiqueta } from '#server/conteudo/etiquetas/index.ts';
import type { BarcodeFormat } from '#server/ferramentas/pdf/index.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

const idsOf = (text = ''): number[] => [...new Set(text.split(',').filter(Boolean).map(Number))];

/** Labels of places of the archive, of contents within reach, or of both: first the places, each in the order that was asked. */
export const labels = async (
  ctx: Ctx,
  { locais, itens, folha, inicio = 1 }: EtiquetasDaGuardaQuery,
): Promise<FileAnswer> => {
  const [places, contents] = [idsOf(locais), idsOf(itens)];
  if (places.length + contents.length === 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'locais', mensagem: mensagem('guarda.recusa.nadaEscolhido') }] },
    );
  const made = [...(await ofPlaces(ctx, places)), ...(await ofContents(ctx, contents))];
  return labelsPaper(made, folha, inicio, 'etiquetas-do-arquivo.pdf');
};

const ofPlaces = async ({ db, sessao }: Ctx, ids: readonly number[]): Promise<Etiqueta[]> => {
  const { rows } = await sql<{ id: number; codigo: string; nome: string; caminho: string; sigla: string }>`
    select l.id, l.codigo, l.nome, caminho_do_local(l.id) as caminho, u.sigla
    from registro.local_guarda l join registro.unidade u on u.id = l.unidade
    where l.id = any(${[...ids]}::integer[]) and l.unidade = ${sessao.unidadeId}
    order by array_position(${[...ids]}::integer[], l.id)`.execute(db);
  if (rows.length < ids.length) throw new AppError('naoEncontrado');
  return rows.map(({ id, codigo, nome, caminho, sigla }) => ({
    titulo: codigo,
    linhas: [nome, mensagem('guarda.etiqueta.arquivo', { unidade: sigla }), caminho],
    qr: placeText(id),
    // the other formats of the organisation have no letters, or take twice the width: a place is told from a number by its L
    barras: { formato: 'CODE128', texto: placeBars(id) },
  }));
};

interface Row {
  readonly id: number;
  readonly numero: string | null;
  readonly sigla: string;
  readonly caminho: string | null;
  readonly formato: BarcodeFormat | null;
}

const ofContents = async (ctx: Ctx, ids: readonly number[]): Promise<Etiqueta[]> => {
  for (const id of ids) await requireVisible(ctx, id);
  const { rows } = await sql<Row>`
    select c.id, c.numero, un.sigla, o.formato_codigo_barras as formato, case when l.id is not null then caminho_do_local(l.id) end as caminho
    from conteudo c join registro.unidade un on un.id = c.unidade_id
    join registro.organizacao_interna o on o.id = c.organizacao_id
    left join guarda g on g.conteudo_id = c.id and g.ate is null
    left join registro.local_guarda l on l.id = g.local_id and l.unidade = ${ctx.sessao.unidadeId}
    where c.id = any(${[...ids]}::bigint[]) order by array_position(${[...ids]}::bigint[], c.id)`.execute(
    ctx.db,
  );
  return rows.map(({ id, numero, sigla, caminho, formato }): Etiqueta => {
    if (numero === null)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.etiqueta.semNumero') });
    const format = formato ?? 'CODE128';
    return {
      titulo: numero,
      linhas: [sigla, ...(caminho === null ? [] : [caminho])],
      qr: labelText(`P${id}`),
      barras: { formato: format, texto: barcodeText(format, numero, id), curto: shortNumber(id) },
    };
  });
};
