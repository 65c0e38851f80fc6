import { sql } from 'kysely';
import { debtor, isOwed, lastAsking, owedReturn } from '#server/conteudo/atos/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A deadline that people have just been found not to know of. */
export interface OpenDeadline {
  readonly conteudoId: number;
  readonly prazo: string;
  /** Who has to act: a person, or whoever is in a unit. */
  readonly usuarioId: number | null;
  readonly unidadeId: number | null;
  /** The signature that is asked of somebody from outside, who is told by e-mail alone. */
  readonly deForaId?: number | null;
  /** Who waits for it. */
  readonly deUsuarioId: number;
}

/** Which deadlines: those that end between two days (`-infinity` for any past one), and whether they are past. */
export interface Ending {
  readonly vencido: boolean;
  readonly de: string;
  readonly ate: string;
}

/** As many as one transaction tells. */
const most = 200;

/** Takes forwardings that nobody received yet, and marks them as told. */
export const takeForwardings = async (
  db: Database,
  { vencido, de, ate }: Ending,
): Promise<OpenDeadline[]> => {
  // the column that keeps of which day people were told
  const mark = vencido ? sql`vencimento_avisado` : sql`prazo_avisado`;
  const { rows } = await sql<OpenDeadline>`
    update tramite p set ${mark} = p.prazo from (
      select p.id from tramite p join conteudo c on c.transito_id = p.id
      where p.situacao = 'NAO_RECEBIDO' and c.estado = 0 and p.prazo between ${de}::date and ${ate}::date
        and p.${mark} is distinct from p.prazo
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.conteudo_id, p.prazo, p.para_usuario_id as usuario_id, p.para_unidade_id as unidade_id,
      p.de_usuario_id`.execute(db);
  return rows;
};

/** The same of signatures whose turn has come. */
export const takeSignatures = async (db: Database, { vencido, de, ate }: Ending): Promise<OpenDeadline[]> => {
  // the column that keeps of which day people were told
  const mark = vencido ? sql`vencimento_avisado` : sql`prazo_avisado`;
  const { rows } = await sql<OpenDeadline>`
    update documento_assinante p set ${mark} = p.prazo from (
      select p.id, c.autor_id from documento_assinante p
      left join documento d on d.id = p.documento_id
      join conteudo c on c.id = p.documento_id
      where p.versao = coalesce(d.versao_atual, 1) and p.situacao = 'PENDENTE' and p.liberado_em is not null and c.fase = 1 and c.estado = 0 and p.prazo between ${de}::date and ${ate}::date
        and p.${mark} is distinct from p.prazo
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.documento_id as conteudo_id, p.prazo, p.usuario_id, null::integer as unidade_id,
      case when p.usuario_id is null then p.id end as de_fora_id,
      found.autor_id as de_usuario_id`.execute(db);
  return rows;
};

/** The same of replies that are owed: by who has the content, or is to receive it. */
export const takeReplies = async (db: Database, { vencido, de, ate }: Ending): Promise<OpenDeadline[]> => {
  // the column that keeps of which day people were told
  const mark = vencido ? sql`resposta_vencida_avisada` : sql`resposta_avisada`;
  const { rows } = await sql<OpenDeadline>`
    update tramite p set ${mark} = p.prazo_resposta from (
      select p.id, ${debtor} as deve,
        case when x.situacao = 'NAO_RECEBIDO' then x.para_usuario_id else c.detentor_usuario_id end as pessoa
      from tramite p join tramite x on x.id = p.id join conteudo c on c.id = p.conteudo_id
      where p.pede_resposta and p.prazo_resposta between ${de}::date and ${ate}::date and p.${mark} is distinct from p.prazo_resposta
        and ${lastAsking} and ${isOwed}
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.conteudo_id, p.prazo_resposta as prazo, found.pessoa as usuario_id, found.deve as unidade_id,
      p.de_usuario_id`.execute(db);
  return rows;
};

/** The same of what has to go back: by who has the content, or is to receive it. */
export const takeReturns = async (db: Database, { vencido, de, ate }: Ending): Promise<OpenDeadline[]> => {
  // the column that keeps of which day people were told
  const mark = vencido ? sql`retorno_vencido_avisado` : sql`retorno_avisado`;
  const { rows } = await sql<OpenDeadline>`
    update tramite p set ${mark} = p.prazo_retorno from (
      select p.id, case when p.situacao = 'NAO_RECEBIDO' then p.para_usuario_id else c.detentor_usuario_id end as pessoa
      from tramite p join conteudo c on c.id = p.conteudo_id
      where p.retorno_obrigatorio and p.retorno_id is null and p.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
        and p.prazo_retorno between ${de}::date and ${ate}::date and p.${mark} is distinct from p.prazo_retorno
        and c.estado = 0 and c.excluido_em is null
        and case when p.situacao = 'NAO_RECEBIDO' then c.transito_id = p.id else (${owedReturn} ->> 'tramiteId')::bigint = p.id end
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.conteudo_id, p.prazo_retorno as prazo, found.pessoa as usuario_id, p.para_unidade_id as unidade_id,
      p.de_usuario_id`.execute(db);
  return rows;
};

/** The end of what a content is valid for, to who has it. */
export const takeValidities = async (db: Database, { vencido, de, ate }: Ending): Promise<OpenDeadline[]> => {
  // the column that keeps of which day people were told
  const mark = vencido ? sql`vigencia_vencida_avisada` : sql`vigencia_avisada`;
  const { rows } = await sql<OpenDeadline>`
    update conteudo p set ${mark} = p.vigencia_fim from (
      select p.id, p.detentor_usuario_id, p.detentor_unidade_id, p.autor_id
      from conteudo p
      where p.fase = 1 and p.estado in (0, 1) and p.excluido_em is null and p.vigencia_fim between ${de}::date and ${ate}::date
        and p.${mark} is distinct from p.vigencia_fim
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.id as conteudo_id, p.vigencia_fim as prazo, found.detentor_usuario_id as usuario_id,
      found.detentor_unidade_id as unidade_id, found.autor_id as de_usuario_id`.execute(db);
  return rows;
};

/**
 * The end of what a piece of a dossier is valid for, to who has the dossier: of those that the unit which has it reaches, which are
 * no more closed than it. Where another piece serves for the same in its place, there is nothing to renew.
 */
export const takeDossierPieces = async (
  db: Database,
  { vencido, de, ate }: Ending,
): Promise<OpenDeadline[]> => {
  // the column that keeps of which day people were told
  const mark = vencido ? sql`validade_vencida_avisada` : sql`validade_avisada`;
  const { rows } = await sql<OpenDeadline>`
    update dossie_peca p set ${mark} = p.validade from (
      select p.id, c.detentor_usuario_id, c.detentor_unidade_id
      from dossie_peca p join conteudo c on c.id = p.dossie_id join conteudo w on w.id = p.conteudo_id
      join registro.unidade h on h.id = c.detentor_unidade_id
      where p.saida_em is null and p.validade between ${de}::date and ${ate}::date and p.${mark} is distinct from p.validade
        and c.estado = 0 and c.excluido_em is null and w.excluido_em is null and w.sigilo <= c.sigilo and w.nivel_acesso <> 'SIGILOSO'
        and (w.nivel_acesso = 'PUBLICO' and w.organizacao_id = h.organizacao or w.detentor_unidade_id = c.detentor_unidade_id or exists (select from conteudo_acesso a
          where a.conteudo_id = w.id and a.unidade_id = c.detentor_unidade_id))
        and not exists (select from dossie_peca o where o.dossie_id = p.dossie_id and o.esperada_id = p.esperada_id
          and o.saida_em is null and o.id <> p.id and coalesce(o.validade > p.validade, true))
      order by p.id limit ${most} for update of p skip locked) found
    where found.id = p.id
    returning p.dossie_id as conteudo_id, p.validade as prazo, found.detentor_usuario_id as usuario_id,
      found.detentor_unidade_id as unidade_id, p.por as de_usuario_id`.execute(db);
  return rows;
};
