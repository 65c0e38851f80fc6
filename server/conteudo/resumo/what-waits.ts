import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';

/** Something that a person has to receive, to know or to sign. */
export interface Waiting {
  readonly tipo: 'receber' | 'conhecimento' | 'assinar';
  /** Number and subject; none of what is not open to all, because mail travels in the open. */
  readonly nome: string | null;
  /** `yyyy-MM-dd`. */
  readonly prazo: string | null;
}

/** As many as are looked at for one person. */
const most = 1000;

/** What waits for a person in any of their units, among what they may see now: what ends first, then what came first. */
export const whatWaits = async (db: Database, usuarioId: number): Promise<readonly Waiting[]> => {
  const person = sql`${usuarioId}::integer`;
  const { rows } = await sql<Waiting>`
    select w.tipo, w.prazo::text as prazo,
      case when c.sigilo = 0 and c.nivel_acesso = 'PUBLICO' and c.fase = 1
        then concat_ws(' · ', c.numero, c.assunto) end as nome
    from (
      select case t.especie when 'ENCARGO' then 'receber' else 'conhecimento' end as tipo,
        t.conteudo_id, t.prazo, t.enviado_em as desde
      from registro.usuario_unidades x
      join tramite t on t.para_unidade_id = x.unidade and t.situacao = 'NAO_RECEBIDO'
      where x.registro_id = ${person} and (t.para_usuario_id is null or t.para_usuario_id = ${person}
        or (t.especie = 'ENCARGO' and (x.chefe or (x.secretario and exists (
          select from registro.usuario_unidades k
          where k.unidade = x.unidade and k.registro_id = t.para_usuario_id and k.chefe)))))
      union
      select 'assinar', s.documento_id, s.prazo, s.liberado_em from documento_assinante s
      left join documento d on d.id = s.documento_id
      where s.versao = coalesce(d.versao_atual, 1) and s.usuario_id = ${person} and s.situacao = 'PENDENTE' and s.liberado_em is not null
    ) w join conteudo c on c.id = w.conteudo_id
    where c.estado = 0 and c.excluido_em is null and (w.tipo <> 'assinar' or c.fase = 1)
      and ${visibleToPerson(person)}
    order by w.prazo nulls last, w.desde, c.id limit ${sql.lit(most)}`.execute(db);
  return rows;
};
