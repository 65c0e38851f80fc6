import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { FileStore } from './file-store.ts';
import { noteProblem } from './note-problem.ts';
import { volumeGone } from './volume-gone.ts';

export interface FileProblem {
  readonly id: string;
  readonly nome: string;
  readonly sha256: string;
  readonly problema: 'faltando' | 'alterado';
}

interface Judged {
  readonly id: string;
  readonly nome: string;
  readonly tamanho: number;
  readonly volumeId: number;
  readonly sha256: Buffer;
  readonly problema: FileProblem['problema'] | undefined;
}

const first = '00000000-0000-0000-0000-000000000000';

/** Judges the kept files after one of them, in the order of their ids. */
const judgeFrom = async function* (db: Database, files: FileStore, after: string): AsyncIterable<Judged> {
  let last = after;
  const gone = new Set<number>();
  for (;;) {
    const page = await db
      .selectFrom('arquivo')
      .innerJoin('registro.volume as volume', 'volume.id', 'arquivo.volumeId')
      .leftJoin('volumeMarca as marca', 'marca.volumeId', 'arquivo.volumeId')
      .select([
        'marca.marca',
        'arquivo.id',
        'arquivo.nome',
        'arquivo.sha256',
        'arquivo.tamanho',
        'arquivo.volumeId',
        'volume.pasta',
      ])
      .where('arquivo.id', '>', last)
      .orderBy('arquivo.id')
      .limit(500)
      .execute();
    for (const row of page) {
      // of a volume that is not there no file is missing: people are told of the volume
      if (gone.has(row.volumeId)) continue;
      const digest = await files.digest(row, row.sha256);
      const problema = digest?.equals(row.sha256) ? undefined : digest ? 'alterado' : 'faltando';
      if (problema === 'faltando' && (await volumeGone(files, row, { problema }))) {
        gone.add(row.volumeId);
        continue;
      }
      // One that was moved or thrown away meanwhile is not missing.
      if (problema && !(await isStillThere(db, row))) continue;
      yield { ...row, problema };
    }
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
};

const isStillThere = async (db: Database, { id, volumeId }: { id: string; volumeId: number }) =>
  (await db
    .selectFrom('arquivo')
    .select('id')
    .where('id', '=', id)
    .where('volumeId', '=', volumeId)
    .executeTakeFirst()) !== undefined;

/** Recomputes the digest of every kept file and names those that are missing or changed. */
export const verifyFiles = async (
  db: Database,
  files: FileStore,
): Promise<{ conferidos: number; problemas: FileProblem[] }> => {
  const problemas: FileProblem[] = [];
  let conferidos = 0;
  for await (const { id, nome, sha256, problema } of judgeFrom(db, files, first)) {
    conferidos += 1;
    if (problema) problemas.push({ id, nome, sha256: sha256.toString('hex'), problema });
  }
  return { conferidos, problemas };
};

/** What one slice reads at the most: disks serve people meanwhile. */
interface Slice {
  readonly arquivos: number;
  readonly bytes: number;
}

interface Round {
  readonly conferidos: number;
  /** Whether every file was looked at. */
  readonly terminada: boolean;
}

const pause = '1 day';

/**
 * Looks at a few more files, where the last slice stopped; a new round begins a day after the last one began. What is wrong
 * is recorded, and what is whole again is no longer. @returns the round; undefined while it is too early for one.
 */
export const verifySlice = async (
  db: Database,
  files: FileStore,
  agora: Date,
  { arquivos, bytes }: Slice,
): Promise<Round | undefined> => {
  const round = await openRound(db, agora);
  if (!round) return undefined;
  let [conferidos, read] = [0, 0];
  let ultimo = round.ultimo;
  let terminada = true;
  const known = await knownProblems(db);
  for await (const judged of judgeFrom(db, files, ultimo)) {
    if (judged.problema || known.has(judged.sha256.toString('hex'))) await noteProblem(db, agora, judged);
    conferidos += 1;
    read += judged.tamanho;
    ultimo = judged.id;
    terminada = conferidos < arquivos && read < bytes;
    if (!terminada) break;
  }
  await db
    .updateTable('conferenciaArquivos')
    .set((eb) => ({
      ultimo,
      conferidos: eb('conferidos', '+', conferidos),
      bytes: eb('bytes', '+', read),
      terminadaEm: terminada ? agora : null,
    }))
    .where('id', '=', round.id)
    .execute();
  // What is no longer kept has no problem either.
  if (terminada)
    await sql`delete from arquivo_problema p where not exists (
      select from arquivo a where a.volume_id = p.volume_id and a.sha256 = p.sha256)`.execute(db);
  return { conferidos: round.conferidos + conferidos, terminada };
};

const knownProblems = async (db: Database): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('arquivoProblema').select('sha256').execute();
  return new Set(rows.map(({ sha256 }) => sha256.toString('hex')));
};

const openRound = async (db: Database, agora: Date) => {
  await sql`insert into conferencia_arquivos (iniciada_em) select ${agora}::timestamptz
    where not exists (select from conferencia_arquivos
      where terminada_em is null or iniciada_em > ${agora}::timestamptz - ${pause}::interval)
    on conflict do nothing`.execute(db);
  return db
    .selectFrom('conferenciaArquivos')
    .select(['id', 'ultimo', 'conferidos'])
    .where('terminadaEm', 'is', null)
    .executeTakeFirst();
};
