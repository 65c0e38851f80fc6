import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import { prioridades } from '#schemas/enums.ts';
import type {
  ConteudoAberto,
  EmTransito,
  Recebimento,
  RetornoPedido,
  Rotulo,
  UnidadeResumo,
} from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { presentCheckIn, type ConteudoRow } from '#server/conteudo/atos/index.ts';

/** What is around a content of any kind: where it is, who has it, of whom it is, and what came with it. */
export interface Around {
  readonly unidade: UnidadeResumo;
  readonly detentorUnidade: UnidadeResumo;
  readonly detentorUsuario: { id: number; nome: string } | null;
  readonly autor: { id: number; nome: string };
  readonly classe: Rotulo | null;
  readonly interessados: Rotulo[];
  readonly anexos: number;
  readonly comentarios: number;
  readonly acompanhado: boolean;
  readonly transito: EmTransito | null;
  readonly retorno: RetornoPedido | null;
  readonly recebimento: (Omit<Recebimento, 'prioridade'> & { prioridade: number }) | null;
}

/** A unit inside a JSON answer. */
export const unitJson = (alias: string): RawBuilder<unknown> =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'sigla', ${alias}.sigla, 'nome', ${alias}.nome)`);

/** An instant inside a JSON answer, in the wire's form. */
export const isoJson = (column: string): RawBuilder<unknown> =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The columns of `Around`, over `c` (conteudo) and the tables of `aroundJoins`. */
export const aroundColumns = ({ sessao }: Ctx): RawBuilder<unknown> => sql`
      ${unitJson('un')} as unidade, ${unitJson('du')} as detentor_unidade,
      case when dp.id is not null then jsonb_build_object('id', dp.id, 'nome', dp.nome) end as detentor_usuario,
      jsonb_build_object('id', au.id, 'nome', au.nome) as autor,
      case when cl.id is not null then jsonb_build_object('id', cl.id, 'rotulo', cl.codigo || ' - ' || cl.descricao) end as classe,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'rotulo', i.nome) order by ci.ordem)
        from conteudo_interessado ci join registro.interessado i on i.id = ci.interessado_id
        where ci.conteudo_id = c.id), '[]') as interessados,
      (select count(*) from conteudo_anexo x where x.conteudo_id = c.id) as anexos,
      (select count(*) from conteudo_comentario x where x.conteudo_id = c.id and x.texto is not null) as comentarios,
      exists (select from acompanhamento a where a.conteudo_id = c.id and a.usuario_id = ${sessao.usuarioId}) as acompanhado,
      (select jsonb_strip_nulls(jsonb_build_object('tramiteId', t.id, 'paraUnidade', ${unitJson('pu')}, 'paraPessoa', pp.nome,
          'enviadoEm', ${isoJson('t.enviado_em')}))
        from tramite t join registro.unidade pu on pu.id = t.para_unidade_id
        left join registro.usuario pp on pp.id = t.para_usuario_id where t.id = c.transito_id) as transito,
      (select jsonb_strip_nulls(jsonb_build_object('tramiteId', t.id, 'deUnidade', ${unitJson('ou')}, 'dePessoa', op.nome,
          'enviadoEm', ${isoJson('t.enviado_em')}, 'texto', t.texto, 'prazo', case when t.situacao = 'NAO_RECEBIDO' then t.prazo end, 'prioridade', t.prioridade,
          'retornoObrigatorio', t.retorno_obrigatorio, 'prazoRetorno', t.prazo_retorno, 'conhecimento', t.especie = 'CONHECIMENTO'))
        from tramite t join registro.unidade ou on ou.id = t.de_unidade_id
        join registro.usuario op on op.id = t.de_usuario_id
        where t.conteudo_id = c.id and t.para_unidade_id = ${sessao.unidadeId}
          and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
          and (t.para_usuario_id is null or t.para_usuario_id = ${sessao.usuarioId} or t.especie = 'ENCARGO')
        order by (t.situacao = 'NAO_RECEBIDO') desc, t.id desc limit 1) as recebimento,
      (select jsonb_strip_nulls(jsonb_build_object('tramiteId', t.id, 'deUnidade', ${unitJson('ou')}, 'dePessoa', op.nome,
          'paraUnidade', ${unitJson('pu')}, 'prazo', t.prazo_retorno))
        from tramite t join registro.unidade ou on ou.id = t.de_unidade_id
        join registro.usuario op on op.id = t.de_usuario_id
        join registro.unidade pu on pu.id = t.para_unidade_id
        where t.conteudo_id = c.id and t.retorno_obrigatorio and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
          and t.retorno_id is null
        order by t.id desc limit 1) as retorno`;

/** `classe` is the column of the class in the table of the kind. The author of what came from outside is no user. */
export const aroundJoins = (classe: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    join registro.unidade un on un.id = c.unidade_id
    join registro.unidade du on du.id = c.detentor_unidade_id
    left join registro.usuario dp on dp.id = c.detentor_usuario_id
    left join registro.usuario au on au.id = c.autor_id
    left join registro.assunto cl on cl.id = ${classe}`;

/** What the row and what is around it say on the wire, whatever the kind. */
type Presented = Omit<ConteudoAberto, 'acoes'> &
  Pick<
    Documento,
    'autor' | 'criadoEm' | 'alteradoEm' | 'interessados' | 'anexos' | 'comentarios' | 'assuntoClasse'
  >;

export const presentAround = (ctx: Ctx, row: ConteudoRow, around: Around): Presented => ({
  ...presentOpen(ctx, row, around),
  autor: around.autor,
  criadoEm: row.criadoEm.toISOString(),
  alteradoEm: row.alteradoEm.toISOString(),
  interessados: around.interessados,
  anexos: around.anexos,
  comentarios: around.comentarios,
  ...defined({ assuntoClasse: around.classe ?? undefined }),
});

/** What the page of a content of any kind knows of it: where it is and how it came there. */
export const presentOpen = (
  { sessao }: Ctx,
  row: ConteudoRow,
  around: Around,
): Omit<ConteudoAberto, 'acoes'> => ({
  id: row.id,
  versao: row.versao,
  tipo: row.tipo,
  assunto: row.assunto,
  fase: row.fase,
  estado: row.estado,
  sigilo: row.sigilo,
  nivelAcesso: row.nivelAcesso,
  unidade: around.unidade,
  detentor: {
    unidade: around.detentorUnidade,
    usuario: around.detentorUsuario ?? undefined,
  },
  checkIn: presentCheckIn(row, sessao.usuarioId),
  acompanhado: around.acompanhado,
  numero: row.numero ?? undefined,
  hipoteseLegal: row.hipoteseLegal ?? undefined,
  vencimento: row.vencimento ?? undefined,
  emTransito: around.transito ?? undefined,
  retorno: around.retorno ?? undefined,
  exclusaoId: row.exclusao?.id,
  recebimento: around.recebimento
    ? {
        ...around.recebimento,
        prioridade: prioridades[around.recebimento.prioridade] ?? ('NORMAL' as const),
      }
    : undefined,
});
