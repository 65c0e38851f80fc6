import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';

/** What is counted, and how many failures it takes before waiting begins. */
export interface ThrottleKey {
  readonly chave: string;
  readonly livres: number;
  /** Failures forgotten in each minute. Without it all are forgotten together, an hour after the last one. */
  readonly porMinuto?: number;
}

const longestWaitSeconds = 15 * 60;
const forgottenAfterMinutes = 60;

/**
 * An account from one address, the account from everywhere, and the address as a whole. The first is what a success
 * forgets: the others are of whoever else may be trying. Hundreds of people may share an address, and each mistypes now and
 * then: its failures wear off all the time.
 */
export const throttleKeys = (login: string, endereco: string): readonly ThrottleKey[] => [
  { chave: `par:${login}:${endereco}`, livres: 5 },
  { chave: `conta:${login}`, livres: 20 },
  { chave: `endereco:${endereco}`, livres: 50, porMinuto: 1 },
];

/** A browser from which the person has entered before: nobody else's attempts make it wait. */
export const deviceKeys = (login: string, dispositivo: Buffer): readonly ThrottleKey[] => [
  { chave: `dispositivo:${login}:${dispositivo.toString('base64url')}`, livres: 5 },
];

/** What somebody already known is asked for, wherever they try: passwords again, codes, of which there are only a million. */
export const personKeys = (
  what: 'codigo' | 'confirmacao' | 'area-restrita',
  usuarioId: number,
): readonly ThrottleKey[] => [{ chave: `${what}:${usuarioId}`, livres: 5 }];

interface Count {
  readonly chave: string;
  readonly falhas: number;
  readonly ultimaEm: Date;
  readonly liberaEm: Date | null;
}

/**
 * Counts an attempt as a failure before it is judged, or refuses it while a key has to wait: of many sent at the same instant
 * no more are judged than of many in a row. Outside the transaction of the act, so that the count stays although the act is
 * undone.
 * @returns what takes the count back, for an attempt that proves right.
 */
export const countAttempt = async (
  db: Database,
  keys: readonly ThrottleKey[],
  agora: Date,
): Promise<() => Promise<void>> => {
  // most of an attack ends here, without anything being written
  refuseWaiting(await readCounts(db, keys), agora);
  const counted = await inTransaction(db, async (trx) => {
    const before = await lockCounts(trx, keys, agora);
    refuseWaiting(before, agora);
    const after = before.map((count) => addFailure(count, keys, agora));
    for (const { chave, ...count } of after)
      await trx.updateTable('tentativaEntrada').set(count).where('chave', '=', chave).execute();
    return after;
  });
  return () => takeBack(db, keys, counted);
};

const names = (keys: readonly ThrottleKey[]): string[] => keys.map(({ chave }) => chave).sort();

const readCounts = (db: Database, keys: readonly ThrottleKey[]): Promise<Count[]> =>
  db.selectFrom('tentativaEntrada').selectAll().where('chave', 'in', names(keys)).execute();

/** The counts as they are, new ones of nothing, held until the transaction ends; always in the same order. */
const lockCounts = async (db: Database, keys: readonly ThrottleKey[], agora: Date): Promise<Count[]> => {
  const { rows } = await sql<Count>`
    insert into tentativa_entrada (chave, falhas, ultima_em)
    select chave, 0, ${agora}::timestamptz from unnest(${names(keys)}::text[]) as c (chave)
    on conflict (chave) do update set chave = excluded.chave
    returning chave, falhas, ultima_em, libera_em`.execute(db);
  return rows;
};

const refuseWaiting = (counts: readonly Count[], agora: Date): void => {
  const until = Math.max(...counts.map(({ liberaEm }) => liberaEm?.getTime() ?? 0));
  const segundos = Math.ceil((until - agora.getTime()) / 1000);
  if (segundos > 0) throw new AppError('muitasTentativas', { espera: inWords(segundos), segundos });
};

/** Past the free ones, each failure doubles the wait. */
const addFailure = ({ chave, falhas, ultimaEm }: Count, keys: readonly ThrottleKey[], agora: Date): Count => {
  const { livres = 0, porMinuto } = keys.find((key) => key.chave === chave) ?? {};
  const minutes = Math.max(0, agora.getTime() - ultimaEm.getTime()) / 60_000;
  const kept =
    porMinuto === undefined
      ? minutes > forgottenAfterMinutes
        ? 0
        : falhas
      : Math.max(0, falhas - minutes * porMinuto);
  const beyond = Math.floor(kept) + 1 - livres;
  const seconds = Math.min(longestWaitSeconds, 5 * 2 ** Math.min(beyond, 20));
  const liberaEm = beyond < 0 ? null : new Date(agora.getTime() + seconds * 1000);
  return { chave, falhas: kept + 1, ultimaEm: agora, liberaEm };
};

/** A success forgets the pair or the device; of the account and the address, only itself. */
const takeBack = async (
  db: Database,
  [first]: readonly ThrottleKey[],
  counted: readonly Count[],
): Promise<void> => {
  for (const { chave, liberaEm } of counted)
    if (chave === first?.chave) await forgetAttempts(db, first);
    else
      await sql`update tentativa_entrada set falhas = greatest(falhas - 1, 0), libera_em = nullif(libera_em, ${liberaEm})
        where chave = ${chave}`.execute(db);
};

/** Forgets everything counted under a key. */
export const forgetAttempts = async (db: Database, { chave }: ThrottleKey): Promise<void> => {
  await db.deleteFrom('tentativaEntrada').where('chave', '=', chave).execute();
};

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} min`;
