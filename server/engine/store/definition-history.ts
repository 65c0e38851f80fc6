import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroAplicado, RegistroMigracao } from '#schemas/shapes/registro.ts';
import type { Database } from '#server/base/db/connect.ts';
import { runPlain } from '#server/base/db/run-plain.ts';

interface AppliedRow {
  readonly nome: string;
  readonly titulo: string;
  readonly arquivo: string | null;
  readonly versao: number;
  readonly aplicada_em: Date;
}

/** The definitions in force, by title. */
export const readInForce = async (db: Database): Promise<readonly RegistroAplicado[]> => {
  const rows = await runPlain<AppliedRow>(
    db,
    `select nome, definicao -> 'title' ->> 'many' as titulo, arquivo, versao, aplicada_em
       from registro_definicao order by 2, 1`,
  );
  return rows.map(({ nome, titulo, arquivo, versao, aplicada_em: since }) => ({
    nome,
    titulo,
    arquivo: arquivo ?? undefined,
    versao,
    aplicadaEm: since.toISOString(),
  }));
};

interface MigrationRow {
  readonly id: number;
  readonly nome: string;
  readonly versao: number;
  readonly sha256: string | null;
  readonly comandos: readonly string[];
  readonly aplicada_em: Date;
  readonly total: number;
}

/** What was done to the tables of the registers, newest first. */
export const readMigrations = async (
  db: Database,
  { start, pageSize }: { readonly start: number; readonly pageSize: number },
): Promise<Page<RegistroMigracao>> => {
  const rows = await runPlain<MigrationRow>(
    db,
    `select id::int as id, nome, versao, sha256, comandos, aplicada_em, count(*) over ()::int as total
       from registro_migracao order by registro_migracao.id desc limit $1 offset $2`,
    [pageSize, (start - 1) * pageSize],
  );
  const itens = rows.map(({ id, nome, versao, sha256, comandos, aplicada_em: since }) => ({
    id,
    nome,
    versao,
    removido: sha256 === null ? (true as const) : undefined,
    comandos: [...comandos],
    aplicadaEm: since.toISOString(),
  }));
  return { itens, total: rows[0]?.total ?? 0, totalExato: true };
};
