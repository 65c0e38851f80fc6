import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/db/connect.ts';

/** What is counted, and how many failures it takes before waiting begins. */
export interface ThrottleKey {
  readonly chave: string;
  readonly livres: number;
}

const longestWaitSeconds = 15 * 60;
const forgottenAfterMinutes = 60;

/**
 * An account from one address, the account from everywhere, and the address as a whole. The first is what a success
 * forgets: the others are of whoever else may be trying.
 */
export const throttleKeys = (login: string, endereco: string): readonly ThrottleKey[] => [
  { chave: `par:${login}:${endereco}`, livres: 5 },
  { chave: `conta:${login}`, livres: 20 },
  { chave: `endereco:${endereco}`, livres: 50 },
];

/** A browser from which the person has entered before: nobody else's attempts make it wait. */
export const deviceKeys = (login: string, dispositivo: Buffer): readonly ThrottleKey[] => [
  { chave: `dispositivo:${login}:${dispositivo.toString('base64url')}`, livres: 5 },
];

/** Codes of a person, wherever they are tried: there are only a million of them. */
export const codeKeys = (usuarioId: number): readonly ThrottleKey[] => [
  { chave: `codigo:${usuarioId}`, livres: 5 },
];

const names = (keys: readonly ThrottleKey[]): string[] => keys.map(({ chave }) => chave).sort();

/** Refuses before any hash is computed while a key has to wait. */
export const checkThrottle = async (
  db: Database,
  keys: readonly ThrottleKey[],
  agora: Date,
): Promise<void> => {
  const row = await db
    .selectFrom('tentativaEntrada')
    .select(({ fn }) => fn.max('liberaEm').as('liberaEm'))
    .where('chave', 'in', names(keys))
    .where('liberaEm', '>', agora)
    .executeTakeFirst();
  if (!row?.liberaEm) return;
  const segundos = Math.ceil((new Date(row.liberaEm).getTime() - agora.getTime()) / 1000);
  throw new AppError('muitasTentativas', { espera: inWords(segundos), segundos });
};

/** Counts a failure and, past the free ones, doubles the wait each time. */
export const countFailure = async (
  db: Database,
  keys: readonly ThrottleKey[],
  agora: Date,
): Promise<void> => {
  const { rows } = await sql<{ chave: string; falhas: number }>`
    insert into tentativa_entrada as t (chave, falhas, ultima_em)
    select chave, 1, ${agora}::timestamptz from unnest(${names(keys)}::text[]) as c (chave)
    on conflict (chave) do update set ultima_em = excluded.ultima_em, falhas =
      case when t.ultima_em < ${agora}::timestamptz - make_interval(mins => ${forgottenAfterMinutes}) then 1
        else t.falhas + 1 end
    returning chave, falhas`.execute(db);
  for (const { chave, falhas } of rows) {
    const beyond = falhas - (keys.find((key) => key.chave === chave)?.livres ?? 0);
    if (beyond < 0) continue;
    const seconds = Math.min(longestWaitSeconds, 5 * 2 ** Math.min(beyond, 20));
    await db
      .updateTable('tentativaEntrada')
      .set({ liberaEm: new Date(agora.getTime() + seconds * 1000) })
      .where('chave', '=', chave)
      .execute();
  }
};

/** A success forgets the count of the pair or of the device; the account and the address keep their own. */
export const clearFailures = async (db: Database, keys: readonly ThrottleKey[]): Promise<void> => {
  const [first] = keys;
  if (first) await db.deleteFrom('tentativaEntrada').where('chave', '=', first.chave).execute();
};

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} min`;
