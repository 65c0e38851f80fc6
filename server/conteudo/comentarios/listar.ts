import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { Comentario, Comentarios, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed, standingOf } from '#server/conteudo/atos/index.ts';
import { excluirRule, isAuthor, lerComentarios, stillEditable, type Written } from './rules.ts';

interface Row extends Written {
  readonly id: number;
  readonly texto: string | null;
  readonly nome: string;
  readonly substituto: string | null;
  readonly sigla: string;
  readonly editadoEm: Date | null;
  readonly excluidoPorNome: string | null;
  readonly mencionados: readonly PessoaMencionada[];
}

/** The comments of a content that the person may read. */
export const listarComentarios = async (ctx: Ctx, id: number): Promise<Comentarios> => {
  const { situation } = await loadSituation(ctx, id);
  requireAllowed(lerComentarios, situation);
  const mayRemove = standingOf(excluirRule, situation).permitida;
  const { rows } = await sql<Row>`
    select x.id, x.texto, x.autor_id, x.substituto_id, x.criado_em, x.editado_em, x.excluido_em,
      u.nome, s.nome as substituto, un.sigla, e.nome as excluido_por_nome,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'nome', m.nome) order by m.nome)
        from registro.usuario m where m.id = any(x.mencoes)), '[]') as mencionados
    from conteudo_comentario x join registro.usuario u on u.id = x.autor_id
    join registro.unidade un on un.id = x.unidade_id
    left join registro.usuario s on s.id = x.substituto_id
    left join registro.usuario e on e.id = x.excluido_por
    where x.conteudo_id = ${id} order by x.id`.execute(ctx.db);
  return {
    itens: rows.map((row): Comentario => ({
      id: row.id,
      ...defined({ texto: row.texto ?? undefined }),
      autor: {
        nome: actingName({ nome: row.nome, substitutoNome: row.substituto ?? undefined }),
        unidade: row.sigla,
      },
      criadoEm: row.criadoEm.toISOString(),
      ...defined({
        editadoEm: row.editadoEm?.toISOString(),
        excluido: row.excluidoEm
          ? { em: row.excluidoEm.toISOString(), por: row.excluidoPorNome ?? '' }
          : undefined,
      }),
      mencoes: [...row.mencionados],
      alterar: isAuthor(ctx.sessao, row) && stillEditable(row, ctx.agora),
      excluir: mayRemove && row.excluidoEm === null,
    })),
  };
};
