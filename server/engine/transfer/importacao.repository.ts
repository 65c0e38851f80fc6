import { sql, type Selectable } from 'kysely';
import type { ImportacaoEscolhas } from '#schemas/shapes/importacao.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ImportProblem } from './import-problem.ts';
import type { TouchedRecord } from './line-outcome.ts';
import type { Tally } from './import-sheet.ts';
import type { MappedColumn } from './mapped-column.ts';

export type Load = Selectable<Tables['importacao']>;

interface NewLoad {
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
        load.colunas.map(({ titulo, column }) => ({ coluna: titulo, campo: column?.name })),
      ),
      situacao: 'NA_FILA',
      criadaEm: agora,
      criadaPor: sessao.usuarioId,
      sessaoId: sessao.id,
      unidadeId: sessao.unidadeId,
      substitutoId: sessao.substitutoId ?? null,
      desfeitaPor: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findLoad = (db: Database, id: number): Promise<Load | undefined> =>
  db.selectFrom('importacao').selectAll().where('id', '=', id).executeTakeFirst();

/** Marks a waiting load as running. @returns whether it was waiting: of two that would run it, one does. */
export const startLoad = async (db: Database, id: number, agora: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('importacao')
    .set({ situacao: 'EM_ANDAMENTO', iniciadaEm: agora, processadas: 0 })
    .where('id', '=', id)
    .where('situacao', '=', 'NA_FILA')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
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
    // What is thrown after a load was written does not make it one that was not.
    .where('situacao', 'in', ['NA_FILA', 'EM_ANDAMENTO'])
    .execute();
  // Nobody reads the file again, and it may hold passwords: it goes after a day.
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

/** Makes a load as it was before it began. */
export const resetLoad = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ situacao: 'NA_FILA', processadas: 0, incluir: 0, alterar: 0, semMudanca: 0, comErro: 0 })
    .where('id', '=', id)
    .where('situacao', 'in', ['NA_FILA', 'EM_ANDAMENTO'])
    .execute();
};

/** Counts that the process of a load died. */
export const countStop = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ tentativas: sql<number>`tentativas + 1` })
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

/** Keeps what a load wrote, in the order in which it wrote it. */
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
