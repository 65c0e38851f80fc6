import { sql, type Selectable } from 'kysely';
import type { ImportacaoEscolhas } from '#schemas/generated.ts';
import type { Database } from '#server/db/connect.ts';
import type { ImportacaoTable } from '#server/db/tables.ts';
import type { Ctx } from '#server/http/context.ts';
import type { ImportProblem } from './import-problem.ts';
import type { TouchedRecord } from './import-line.ts';
import type { Tally } from './import-sheet.ts';
import type { MappedColumn } from './mapping.ts';

export type Load = Selectable<ImportacaoTable>;

export interface NewLoad {
  readonly registro: string;
  readonly lugar: string | undefined;
  readonly simulada: boolean;
  readonly arquivoId: string;
  readonly arquivoNome: string;
  readonly formato: 'csv' | 'xlsx';
  readonly escolhas: ImportacaoEscolhas;
  readonly colunas: readonly MappedColumn[];
  readonly linhas: number;
}

export const insertLoad = ({ db, agora, sessao }: Ctx, load: NewLoad): Promise<Load> =>
  db
    .insertInto('importacao')
    .values({
      ...load,
      lugar: load.lugar ?? null,
      escolhas: JSON.stringify(load.escolhas),
      colunas: JSON.stringify(
        load.colunas.map(({ titulo, column }) => ({ coluna: titulo, ...(column && { campo: column.name }) })),
      ),
      situacao: 'NA_FILA',
      criadaEm: agora,
      criadaPor: sessao.usuarioId,
      sessaoId: sessao.id,
      desfeitaPor: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findLoad = (db: Database, id: number): Promise<Load | undefined> =>
  db.selectFrom('importacao').selectAll().where('id', '=', id).executeTakeFirst();

/** Marks a load as running; it may be one that another process left. */
export const startLoad = async (db: Database, id: number, agora: Date): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({
      situacao: 'EM_ANDAMENTO',
      iniciadaEm: agora,
      processadas: 0,
      tentativas: sql<number>`tentativas + 1`,
    })
    .where('id', '=', id)
    .execute();
};

/** How far a load is; outside its transaction, so that others see it. */
export const showProgress = async (
  db: Database,
  id: number,
  processadas: number,
  { erros: _erros, ...counts }: Readonly<Tally>,
): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ processadas, ...counts })
    .where('id', '=', id)
    .execute();
};

/** The end of a load, one way or another. */
export const endLoad = async (
  db: Database,
  id: number,
  situacao: Load['situacao'],
  agora: Date,
  { erros, ...counts }: Readonly<Tally>,
): Promise<void> => {
  const processadas = counts.incluir + counts.alterar + counts.semMudanca + counts.comErro;
  await db
    .updateTable('importacao')
    .set({ situacao, terminadaEm: agora, processadas, ...counts, erros: JSON.stringify(erros) })
    .where('id', '=', id)
    .execute();
  if (situacao === 'CONCLUIDA') return;
  // The file of a load that wrote nothing has no use: it goes after a day.
  await db
    .updateTable('arquivo')
    .set({ emUso: false })
    .where('id', '=', (one) =>
      one
        .selectFrom('importacao')
        .select(sql<string>`arquivo_id`.as('arquivoId'))
        .where('id', '=', id),
    )
    .execute();
};

/** The end of a load that something else than its lines stopped; it wrote nothing. */
export const interruptLoad = (db: Database, id: number, agora: Date, mensagem: string): Promise<void> =>
  endLoad(db, id, 'INTERROMPIDA', agora, {
    incluir: 0,
    alterar: 0,
    semMudanca: 0,
    comErro: 0,
    totalErros: 1,
    erros: [{ linha: 1, mensagem }],
  });

/** Puts a load back in the queue as it was. */
export const resetLoad = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ situacao: 'NA_FILA', processadas: 0, incluir: 0, alterar: 0, semMudanca: 0, comErro: 0 })
    .where('id', '=', id)
    .execute();
};

/** How far an undoing is. */
export const showUndone = async (db: Database, id: number, processadas: number): Promise<void> => {
  await db.updateTable('importacao').set({ processadas }).where('id', '=', id).execute();
};

/** Leaves a load as it was before somebody began to undo it, with why it was not undone. */
export const giveUpUndoing = async (
  db: Database,
  { id, linhas }: Load,
  problems: readonly ImportProblem[],
): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({
      situacao: 'CONCLUIDA',
      processadas: linhas,
      totalErros: problems.length,
      erros: JSON.stringify(problems),
    })
    .where('id', '=', id)
    .execute();
};

/** Whether another load is running: one at a time, so that other work of the queue goes on beside it. */
export const anotherRuns = async (db: Database, id: number): Promise<boolean> => {
  const other = await db
    .selectFrom('importacao')
    .select('id')
    .where('situacao', '=', 'EM_ANDAMENTO')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

export const insertTouched = async (
  db: Database,
  importacaoId: number,
  records: readonly TouchedRecord[],
): Promise<void> => {
  await db
    .insertInto('importacaoRegistro')
    .values(
      records.map(({ id, linha, antes, versao }) => ({
        importacaoId,
        registroId: id,
        linha,
        versaoAntes: antes ?? null,
        versao,
      })),
    )
    .execute();
};

/** Advisory locks of loads, by their number: whoever runs a load holds its lock as long as the transaction lives. */
const lockClass = 4_719_303;

/** Takes the load for this transaction. @returns whether nobody else has it. */
export const takeLoad = async (db: Database, id: number): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${lockClass}::integer, ${id}::integer) as mine`.execute(db);
  return rows[0]?.mine === true;
};

/** Two loads of one register go one after the other: together they would wait for each other's records. */
export const waitForRegister = async (db: Database, registro: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`importacao:${registro}`}))`.execute(db);
};
