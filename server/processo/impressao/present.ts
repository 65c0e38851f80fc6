import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Impressao } from '#schemas/shapes/processo-impressao.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** What the person asked to be put together, of a process: the newest first. */
export const readImpressoes = async (ctx: Ctx, where: RawBuilder<unknown>): Promise<Impressao[]> => {
  const { sessao, db } = ctx;
  const { rows } = await sql<
    Impressao & { motivo: string | null; paginas: number | null; tamanho: number | null }
  >`
    select i.id, i.processo_id, i.formato, i.situacao, i.feitas, i.total, i.paginas, a.tamanho, i.motivo,
      cardinality(i.conteudos) as pecas, i.escolhidas is not null as parcial,
      to_char(i.pedida_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as pedida_em
    from impressao i left join arquivo a on a.id = i.arquivo_id
    where i.usuario_id = ${sessao.usuarioId} and i.substituto_id is not distinct from ${sessao.substitutoId ?? null}
      and ${where}
    order by i.id desc limit 20`.execute(db);
  return rows.map(({ paginas, tamanho, motivo, ...row }) => ({
    ...row,
    paginas: paginas ?? undefined,
    tamanho: tamanho ?? undefined,
    motivo: motivo ?? undefined,
  }));
};

/** One of the person; another's is not there. */
export const ownImpressao = async (ctx: Ctx, id: number): Promise<Impressao> => {
  const [found] = await readImpressoes(ctx, sql`i.id = ${id}`);
  if (!found) throw new AppError('naoEncontrado');
  return found;
};
