import { defined } from '#schemas/defined.ts';
import { join, sep } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { runPlain } from '#server/base/db/run-plain.ts';
import type { Refusal } from '#server/engine/migration/refusal.ts';

/** A refusal as administrators see it. */
interface KeptRefusal {
  readonly arquivo: string;
  readonly lugar: string;
  readonly registro?: string;
  readonly motivo: string;
  readonly comando?: string;
  readonly desde: string;
}

/**
 * Keeps what is wrong now in the files of these folders and forgets what was put right; a refusal that stays keeps
 * its date. Those of other folders belong to the processes that read them.
 */
export const storeRefusals = async <T>(
  db: Kysely<T>,
  folders: readonly string[],
  refusals: readonly Refusal[],
): Promise<void> => {
  const rows = refusals.map(({ file, pointer, register, reason, command }) => ({
    arquivo: file ?? '',
    lugar: pointer,
    nome: register,
    motivo: reason,
    comando: command ?? null,
  }));
  await db.executeQuery(
    CompiledQuery.raw(
      `with agora as (select * from jsonb_to_recordset($1::jsonb) as r (arquivo text, lugar text, nome text, motivo text, comando text)),
       certas as (delete from registro_recusa a where exists (
         select from unnest($2::text[]) p where starts_with(a.arquivo, p)) and not exists (
         select from agora n where n.arquivo = a.arquivo and n.lugar = a.lugar and n.motivo = a.motivo))
       insert into registro_recusa (arquivo, lugar, nome, motivo, comando)
       select distinct on (arquivo, lugar, motivo) arquivo, lugar, nome, motivo, comando from agora on conflict do nothing`,
      [JSON.stringify(rows), folders.map((folder) => join(folder, sep))],
    ),
  );
};

/** Forgets what was wrong with a register, whoever found it: what it asked for is now in force, or it is gone. */
export const forgetRefusals = async <T>(db: Kysely<T>, register: string): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw('delete from registro_recusa where nome = $1', [register]));
};

interface Row {
  readonly arquivo: string;
  readonly lugar: string;
  readonly nome: string | null;
  readonly motivo: string;
  readonly comando: string | null;
  readonly recusada_em: Date;
}

/** What is wrong in the definition files, for administrators. */
export const readRefusals = async (db: Database): Promise<readonly KeptRefusal[]> => {
  const rows = await runPlain<Row>(
    db,
    'select arquivo, lugar, nome, motivo, comando, recusada_em from registro_recusa order by arquivo, lugar',
  );
  return rows.map(({ arquivo, lugar, nome, motivo, comando, recusada_em: since }) => ({
    arquivo,
    lugar,
    ...defined({ registro: nome ?? undefined }),
    motivo,
    ...defined({ comando: comando ?? undefined }),
    desde: since.toISOString(),
  }));
};
