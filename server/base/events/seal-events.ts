import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';

/**
 * Seals the heads of the chains that grew since the last seal. Each seal covers the one before, so that a
 * removed event, tail or whole chain is found by comparing with any later seal.
 * @returns how many chains were sealed; none means that no seal was made.
 */
export const sealEvents = (db: Database, momento: Date): Promise<number> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(4719302)`.execute(trx);
    const { rows } = await sql<{ quantas: number }>`
      with novas as (
        update evento_cadeia set selado_seq = seq where seq > selado_seq returning cadeia, seq, hash
      ),
      corpo as (
        select jsonb_object_agg(cadeia, jsonb_build_array(seq, encode(hash, 'hex'))) as cadeias, count(*)::integer as quantas
        from novas having count(*) > 0
      ),
      anterior as (select coalesce((select hash from selo order by id desc limit 1), '\\x'::bytea) as hash)
      insert into selo (momento, cadeias, anterior, hash)
      select ${momento}, corpo.cadeias, anterior.hash, sha256(anterior.hash || convert_to(corpo.cadeias::text, 'UTF8'))
      from corpo, anterior
      returning (select quantas from corpo) as quantas`.execute(trx);
    return rows[0]?.quantas ?? 0;
  });
