import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { ProofLevel } from './proof-level.ts';

export type ProofTarget = Exclude<ProofLevel, 'B'>;

/** A version whose signatures are to be looked at. */
export interface DueProof {
  readonly documentoId: number;
  readonly versao: number;
  readonly nivel: ProofLevel | null;
  readonly tentativas: number;
  readonly tentarEm: Date | null;
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
  documentoId: number,
  versao: number,
  agora: Date,
): Promise<void> => {
  await db
    .insertInto('assinaturaProva')
    .values({ documentoId, versao, nivel: null, ate: null, alvo: null, falta: null, tentarEm: agora })
    .onConflict((conflict) => conflict.columns(['documentoId', 'versao']).doNothing())
    .execute();
};

/** Those that are to be looked at now, and those that were brought to another level than is wanted now. */
export const takeDue = async (db: Database, agora: Date, alvo: ProofTarget): Promise<DueProof[]> => {
  const { rows } = await sql<DueProof>`
    select p.documento_id, p.versao, p.nivel, p.tentativas, p.tentar_em
    from assinatura_prova p join conteudo c on c.id = p.documento_id
    where (p.tentar_em <= ${agora} or (p.tentar_em is null and p.alvo <> ${alvo}))
      and c.excluido_em is null
      and not exists (select from documento_assinante s
        where s.documento_id = p.documento_id and s.versao = p.versao and s.situacao = 'PENDENTE')
    order by p.tentar_em nulls last, p.documento_id, p.versao limit ${most}`.execute(db);
  return rows;
};

export const keepLevel = async (
  db: Database,
  { documentoId, versao }: DueProof,
  kept: KeptLevel,
): Promise<void> => {
  await db
    .updateTable('assinaturaProva')
    .set(kept)
    .where('documentoId', '=', documentoId)
    .where('versao', '=', versao)
    .execute();
};
