import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile, type StoredRow } from '#server/base/http/stored-file.ts';
import { deliveredName } from '#server/conteudo/papel/index.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

/** The file of the last signature: what is signed is the present file, which no other replaces from then on. */
const signed = sql`(select e.arquivo_id from documento_emissao e
  where e.documento_id = p.id and e.especie = 'ASSINADO' and x.numero = p.arquivo_atual
  order by e.emitido_em desc, length(e.estado_chave) desc, e.estado_chave desc limit 1)`;

/** Of a protocol `p`, what is read of its file `x`: the one with signatures, the copy with the words, or its PDF. */
export const readingFile = sql`coalesce(${signed}, x.leitura_id, x.arquivo_id)`;

/**
 * A file of a protocol (0: the present one). To be read, the one with signatures, the copy with the words, or its PDF; the original, as it came, and of a
 * part of a bundle the part: the bundle may have what is of others.
 */
export const protocolFile = async (
  ctx: Ctx,
  id: number,
  numero: number,
  which: 'leitura' | 'original',
): Promise<FileAnswer> => {
  await requireVisible(ctx, id);
  const file =
    which === 'leitura'
      ? readingFile
      : sql`case when x.paginas_da_origem is null then x.origem_id else x.arquivo_id end`;
  const { rows } = await sql<StoredRow>`
    select a.sha256, a.nome, a.tipo, a.tamanho, v.pasta
    from protocolo p join protocolo_arquivo x on x.protocolo_id = p.id
    join arquivo a on a.id = ${file} join registro.volume v on v.id = a.volume_id
    where p.id = ${id} and x.numero = case when ${numero}::integer = 0 then p.arquivo_atual else ${numero}::integer end`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return storedFile(ctx.ports, row, {
    name: which === 'leitura' ? deliveredName(row.nome, which) : row.nome,
    // what no browser shows by itself is saved
    download: row.tipo === 'image/tiff',
  });
};
