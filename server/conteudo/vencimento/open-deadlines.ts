import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** A deadline that people have just been found not to know of. */
export interface OpenDeadline {
  readonly conteudoId: number;
  readonly prazo: string;
  /** Who has to act: a person, or whoever is in a unit. */
  readonly usuarioId: number | null;
  readonly unidadeId: number | null;
  /** Who waits for it. */
  readonly deUsuarioId: number;
}

export type DeadlineMark = 'prazo_avisado' | 'vencimento_avisado';

/** Which deadlines, over the alias `p` of the row: those that end in some days, or those that ended. */
export interface Ending {
  readonly mark: DeadlineMark;
  readonly when: RawBuilder<boolean>;
}

/** As many as one transaction tells. */
const most = 200;

/** Takes forwardings that nobody received yet, and marks them as told. */
export const takeForwardings = async (db: Database, { mark, when }: Ending): Promise<OpenDeadline[]> => {
  const { rows } = await sql<OpenDeadline>`
    update tramite p set ${sql.id(mark)} = p.prazo from (
      select p.id from tramite p join conteudo c on c.transito_id = p.id
      where p.situacao = 'NAO_RECEBIDO' and c.estado = 0 and ${when}
        and p.${sql.id(mark)} is distinct from p.prazo
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.conteudo_id, p.prazo, p.para_usuario_id as usuario_id, p.para_unidade_id as unidade_id,
      p.de_usuario_id`.execute(db);
  return rows;
};

/** The same of signatures whose turn has come. */
export const takeSignatures = async (db: Database, { mark, when }: Ending): Promise<OpenDeadline[]> => {
  const { rows } = await sql<OpenDeadline>`
    update documento_assinante p set ${sql.id(mark)} = p.prazo from (
      select p.id, c.autor_id from documento_assinante p
      join documento d on d.id = p.documento_id and d.versao_atual = p.versao
      join conteudo c on c.id = d.id
      where p.situacao = 'PENDENTE' and p.liberado_em is not null and c.fase = 1 and c.estado = 0 and ${when}
        and p.${sql.id(mark)} is distinct from p.prazo
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.documento_id as conteudo_id, p.prazo, p.usuario_id, null::integer as unidade_id,
      found.autor_id as de_usuario_id`.execute(db);
  return rows;
};
