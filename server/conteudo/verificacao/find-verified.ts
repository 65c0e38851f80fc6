import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';

/** What a code names: the last concluded version of a document, or a protocol that is signed. */
export interface Verified {
  readonly id: number;
  readonly numero: string;
  readonly assunto: string;
  readonly tipoDocumento: string;
  readonly organizacao: string;
  readonly unidade: string;
  readonly concluidoEm: Date;
  readonly numeroVersao: number;
  readonly paginas: number | null;
  readonly estado: number;
  readonly fase: number;
  readonly restrito: boolean;
  readonly publicado: boolean;
  readonly vigenciaInicio: string | null;
  readonly vigenciaFim: string | null;
  readonly assinaturasTotal: number;
  readonly assinaturasFeitas: number;
  readonly canceladas: boolean;
}

/**
 * What a concluded version said of itself, over `c`: while the next one is a draft, what it was before the draft first changed it. A
 * draft is seen by those who hold it, and nobody by a code.
 */
const asConcluded = (
  campo: 'assunto' | 'sigilo' | 'nivelAcesso',
): RawBuilder<unknown> => sql`case when c.fase = 0 then (
  select e.dados -> ${sql.lit(campo)} ->> 'de' from evento e
  where e.conteudo_id = c.id and e.ato = 'salvo' and e.dados ? ${sql.lit(campo)} and e.id > (
    select max(v.id) from evento v where v.conteudo_id = c.id and v.ato in ('versaoAberta', 'revertido'))
  order by e.id limit 1) end`;

const restricted = sql`c.sigilo > 0 or c.nivel_acesso <> 'PUBLICO' or coalesce((${asConcluded('sigilo')})::integer, 0) > 0
  or coalesce(${asConcluded('nivelAcesso')}, 'PUBLICO') <> 'PUBLICO'`;

/** A protocol has one version only, and the pages of its present file. */
export const findVerified = async (db: Database, codigo: string): Promise<Verified> => {
  const { rows } = await sql<Verified>`
    select c.id, c.numero, coalesce(${asConcluded('assunto')}, c.assunto) as assunto, td.nome as tipo_documento, o.nome as organizacao, un.nome as unidade,
      x.concluido_em, x.numero_versao, x.paginas, c.estado, c.fase,
      ${restricted} as restrito, x.publicado, c.assinaturas_total, c.assinaturas_feitas,
      case when c.fase = 1 then x.vigencia_inicio end as vigencia_inicio, case when c.fase = 1 then x.vigencia_fim end as vigencia_fim,
      c.assinaturas_total = 0 and exists (select from documento_assinante s where s.documento_id = c.id
        and s.versao = x.numero_versao and s.situacao = 'CANCELADO') as canceladas
    from (
      select d.id, d.tipo_documento_id, v.concluida_em as concluido_em, v.numero as numero_versao, v.paginas,
        dc.publicado_em is not null as publicado, dc.vigencia_inicio, dc.vigencia_fim
      from documento d join conteudo dc on dc.id = d.id join documento_versao v on v.documento_id = d.id and v.concluida_em is not null
      where d.codigo = ${codigo}
      union all
      select p.id, p.tipo_documento_id, pc.concluido_em, 1, a.paginas, false, p.vigencia_de, p.vigencia_ate
      from protocolo p join conteudo pc on pc.id = p.id and pc.concluido_em is not null
      join protocolo_arquivo a on a.protocolo_id = p.id and a.numero = p.arquivo_atual
      where p.codigo = ${codigo}
    ) x
    join conteudo c on c.id = x.id
    join registro.tipo_documento td on td.id = x.tipo_documento_id
    join registro.organizacao_interna o on o.id = c.organizacao_id
    join registro.unidade un on un.id = c.unidade_id
    where c.excluido_em is null
    order by x.numero_versao desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('codigoNaoEncontrado');
  return row;
};
