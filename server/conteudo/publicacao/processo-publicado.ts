import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { PecaPublicada, ProcessoPublicado } from '#schemas/shapes/publicacao.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { signaturesCancelled } from '#server/conteudo/atos/index.ts';
import { openToAll, published } from './published.ts';

/**
 * What anybody may know of a published process, by its code. Throws `AppError('naoEncontrado')` where there is none, or it
 * stopped being public: both look the same.
 */
export const processoPublicado = async (ctx: PublicCtx, codigo: string): Promise<ProcessoPublicado> => {
  const { rows } = await sql<Row>`
    select c.id, c.numero, c.assunto, tp.nome as tipo, o.nome as organizacao, un.nome as unidade, c.criado_em, c.publicado_em
    from processo pr join conteudo c on c.id = pr.id
    join registro.tipo_processo tp on tp.id = pr.tipo_processo_id
    join registro.organizacao_interna o on o.id = c.organizacao_id
    join registro.unidade un on un.id = c.unidade_id
    where pr.codigo = ${codigo} and ${published}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  const { id, criadoEm, publicadoEm, ...said } = row;
  return {
    ...said,
    codigo,
    abertoEm: criadoEm.toISOString(),
    publicadoEm: publicadoEm.toISOString(),
    pecas: await publicPieces(ctx, id),
  };
};

interface Row extends Omit<ProcessoPublicado, 'codigo' | 'abertoEm' | 'publicadoEm' | 'pecas'> {
  readonly id: number;
  readonly criadoEm: Date;
  readonly publicadoEm: Date;
}

/**
 * The pieces that are open to everybody by themselves, in order: documents that nothing more is awaited of, of models that
 * may be published. They come without their number in the process, whose gaps would tell of the others.
 */
const publicPieces = async (ctx: PublicCtx, processoId: number): Promise<PecaPublicada[]> => {
  const { rows } = await sql<PecaPublicada>`
    select d.codigo, c.numero, c.assunto, td.nome as tipo
    from peca x join conteudo c on c.id = x.conteudo_id
    join documento d on d.id = c.id
    join registro.tipo_documento td on td.id = d.tipo_documento_id
    join registro.modelo_documento m on m.id = d.modelo_id
    where x.processo_id = ${processoId} and x.saida_em is null and d.codigo is not null and ${openToAll}
      and coalesce(m.publicacao, 'MANUAL') <> 'IMPUBLICAVEL'
      and c.assinaturas_feitas >= c.assinaturas_total and not ${signaturesCancelled}
    order by x.reservada, x.ordem`.execute(ctx.db);
  return rows;
};
