import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { ProofLevel } from './proof-level.ts';

export type ProofTarget = Exclude<ProofLevel, 'B'>;

/** A version whose signatures are to be looked at. */
export interface DueProof {
  readonly conteudoId: number;
  readonly versao: number;
  /** One of its attachments, not the document itself. */
  readonly anexoId: number | null;
  readonly nivel: ProofLevel | null;
  readonly tentativas: number;
  readonly tentarEm: Date | null;
}

interface SignedFile {
  readonly conteudoId: number;
  readonly versao: number;
  readonly anexoId?: number | null;
}

interface KeptLevel {
  readonly nivel: ProofLevel;
  readonly ate: Date | null;
  readonly alvo: ProofTarget;
  readonly falta: string | null;
  readonly tentativas: number;
  readonly tentarEm: Date | null;
  readonly conferidaEm: Date;
}

/** As many as one run looks at. */
const most = 100;

/** A signature was made: what proves it is looked after once nobody is still to sign. */
export const askForProof = async (
  db: Database,
  { conteudoId, versao, anexoId = null }: SignedFile,
  agora: Date,
): Promise<void> => {
  await db
    .insertInto('assinaturaProva')
    .values({
      conteudoId,
      versao,
      anexoId,
      nivel: null,
      ate: null,
      alvo: null,
      falta: null,
      tentarEm: agora,
    })
    .onConflict((conflict) =>
      // an attachment may win signatures at any time
      conflict.columns(['conteudoId', 'versao', 'anexoId']).doUpdateSet({ tentarEm: agora }),
    )
    .execute();
};

/** Those that are to be looked at now, and those that were brought to another level than is wanted now. */
export const takeDue = async (db: Database, agora: Date, alvo: ProofTarget): Promise<DueProof[]> => {
  const { rows } = await sql<DueProof>`
    select p.conteudo_id, p.versao, p.anexo_id, p.nivel, p.tentativas, p.tentar_em
    from assinatura_prova p join conteudo c on c.id = p.conteudo_id
    where (p.tentar_em <= ${agora} or (p.tentar_em is null and p.alvo <> ${alvo}))
      and c.excluido_em is null
      and not exists (select from documento_assinante s
        where p.anexo_id is null and s.documento_id = p.conteudo_id and s.versao = p.versao and s.situacao = 'PENDENTE')
      and not exists (select from assinatura_pacote k
        where k.anexo_id = p.anexo_id and k.usado_em is null and k.vence_em > ${agora})
    order by p.tentar_em nulls last, p.id limit ${most}`.execute(db);
  return rows;
};

export const keepLevel = async (
  db: Database,
  { conteudoId, versao, anexoId }: DueProof,
  kept: KeptLevel,
): Promise<void> => {
  await db
    .updateTable('assinaturaProva')
    .set(kept)
    .where('conteudoId', '=', conteudoId)
    .where('versao', '=', versao)
    .where('anexoId', 'is not distinct from', anexoId)
    .execute();
};
