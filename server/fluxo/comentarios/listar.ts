import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import type { Comentario, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import type { FluxoConversa, FluxoConversas } from '#schemas/shapes/fluxo-comentario.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { isAuthor, stillEditable } from '#server/conteudo/comentarios/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { requireFlow } from '../desenho/index.ts';

interface ConversaRow {
  readonly id: number;
  readonly elemento: string | null;
  readonly nome: string | null;
  readonly resolvidaEm: Date | null;
  readonly resolvidaPor: string | null;
}

interface ComentarioRow {
  readonly id: number;
  readonly conversaId: number;
  readonly texto: string | null;
  readonly autorId: number;
  readonly substitutoId: number | null;
  readonly nome: string;
  readonly substituto: string | null;
  readonly sigla: string;
  readonly criadoEm: Date;
  readonly editadoEm: Date | null;
  readonly excluidoEm: Date | null;
  readonly mencionados: readonly PessoaMencionada[];
}

/** The conversations about a flow, with their comments. */
export const listarConversas = async (ctx: Ctx, fluxoId: number): Promise<FluxoConversas> => {
  await requireFlow(ctx, fluxoId);
  const { rows: conversas } = await sql<ConversaRow>`
    select c.id, c.elemento, c.nome, c.resolvida_em, u.nome as resolvida_por
    from fluxo_conversa c left join registro.usuario u on u.id = c.resolvida_por
    where c.fluxo_id = ${fluxoId} order by c.id`.execute(ctx.db);
  const { rows: comentarios } = await sql<ComentarioRow>`
    select x.id, x.conversa_id, x.texto, x.autor_id, x.substituto_id, x.criado_em, x.editado_em, x.excluido_em,
      u.nome, s.nome as substituto, un.sigla,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'nome', m.nome) order by m.nome)
        from registro.usuario m where m.id = any(x.mencoes)), '[]') as mencionados
    from fluxo_comentario x join fluxo_conversa c on c.id = x.conversa_id
    join registro.usuario u on u.id = x.autor_id join registro.unidade un on un.id = x.unidade_id
    left join registro.usuario s on s.id = x.substituto_id
    where c.fluxo_id = ${fluxoId} order by x.id`.execute(ctx.db);
  return {
    itens: conversas.map(({ id, elemento, nome, resolvidaEm, resolvidaPor }): FluxoConversa => ({
      id,
      ...defined({
        elemento: elemento ?? undefined,
        nome: nome ?? undefined,
        resolvida: resolvidaEm ? { em: resolvidaEm.toISOString(), por: resolvidaPor ?? '' } : undefined,
      }),
      comentarios: comentarios
        .filter(({ conversaId }) => conversaId === id)
        .map((row) => presented(ctx, row)),
    })),
  };
};

const presented = (ctx: Ctx, row: ComentarioRow): Comentario => {
  const nome = actingName({ nome: row.nome, substitutoNome: row.substituto ?? undefined });
  const own = isAuthor(ctx.sessao, row) && row.excluidoEm === null;
  return {
    id: row.id,
    autor: { nome, unidade: row.sigla },
    criadoEm: row.criadoEm.toISOString(),
    ...defined({
      texto: row.texto ?? undefined,
      editadoEm: row.editadoEm?.toISOString(),
      // only who wrote it removes it
      excluido: row.excluidoEm ? { em: row.excluidoEm.toISOString(), por: nome } : undefined,
    }),
    mencoes: [...row.mencionados],
    alterar: own && stillEditable(row, ctx.agora),
    excluir: own,
  };
};
