import { defined } from '#schemas/defined.ts';
import { CompiledQuery, type Kysely } from 'kysely';
import type { RegisterDefinition, Title } from '#schemas/generated-definition.ts';

/** A definition that the tables follow now. */
export interface AppliedDefinition {
  readonly definition: RegisterDefinition;
  readonly sha256: string;
  readonly versao: number;
}

interface Row extends AppliedDefinition {
  readonly nome: string;
}

/** Definitions in force, by name. */
export const readApplied = async <T>(db: Kysely<T>): Promise<Map<string, AppliedDefinition>> => {
  const { rows } = await db.executeQuery<Row>(
    CompiledQuery.raw(
      'select nome, definicao as definition, sha256, versao from registro_definicao order by nome',
    ),
  );
  return new Map(
    rows.map(({ nome, definition, ...applied }) => [
      nome,
      { ...applied, definition: { ...definition, ...genderedTitles(definition) } },
    ]),
  );
};

/** Definitions put in force before titles had a gender go on as they were shown; a changed file has to say it. */
const genderedTitles = ({
  title,
  mounts,
}: RegisterDefinition): Pick<RegisterDefinition, 'title' | 'mounts'> => ({
  title: gendered(title),
  ...defined({
    mounts: mounts?.map((mount) => (mount.title ? { ...mount, title: gendered(mount.title) } : mount)),
  }),
});

const gendered = (title: Omit<Title, 'gender'>): Title => ({ gender: 'm', ...title });

/** Records a definition as the one in force, and the statements that brought its tables to it. */
export const storeApplied = async <T>(
  db: Kysely<T>,
  definition: RegisterDefinition,
  sha256: string,
  file: string | undefined,
  statements: readonly string[],
): Promise<void> => {
  const { rows } = await db.executeQuery<{ versao: number }>(
    CompiledQuery.raw(
      `insert into registro_definicao (nome, definicao, sha256, arquivo) values ($1, $2::json, $3, $4)
       on conflict (nome) do update set definicao = excluded.definicao, sha256 = excluded.sha256,
         arquivo = excluded.arquivo, versao = registro_definicao.versao + 1, aplicada_em = now()
       returning versao`,
      [definition.name, JSON.stringify(definition), sha256, file ?? null],
    ),
  );
  await storeMigration(db, definition.name, rows[0]?.versao ?? 1, sha256, statements);
};

/** Takes a register out of force; its migrations stay recorded. */
export const storeRemoved = async <T>(
  db: Kysely<T>,
  name: string,
  statements: readonly string[],
): Promise<void> => {
  const { rows } = await db.executeQuery<{ versao: number }>(
    CompiledQuery.raw('delete from registro_definicao where nome = $1 returning versao', [name]),
  );
  await storeMigration(db, name, (rows[0]?.versao ?? 0) + 1, null, statements);
};

const storeMigration = async <T>(
  db: Kysely<T>,
  name: string,
  versao: number,
  sha256: string | null,
  statements: readonly string[],
): Promise<void> => {
  await db.executeQuery(
    CompiledQuery.raw(
      'insert into registro_migracao (nome, versao, sha256, comandos) values ($1, $2, $3, $4::jsonb)',
      [name, versao, sha256, JSON.stringify(statements)],
    ),
  );
};
