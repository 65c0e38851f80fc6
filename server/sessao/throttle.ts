import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/db/connect.ts';

/** Failures allowed before waiting begins: for one account from one address, and for an address as a whole. */
const freeFailures = { conta: 5, endereco: 50 } as const;
const windowMinutes = 15;
const longestWaitSeconds = 15 * 60;

/** What is counted apart: an attacker elsewhere never locks the owner out. */
export const throttleKeys = (login: string, endereco: string): Keys => ({
  conta: `conta:${login}:${endereco}`,
  endereco: `endereco:${endereco}`,
});

type Keys = Readonly<Record<'conta' | 'endereco', string>>;

/** Refuses before any hash is computed while a key has to wait. */
export const checkThrottle = async (db: Database, keys: Keys, agora: Date): Promise<void> => {
  const row = await db
    .selectFrom('tentativaEntrada')
    .select(({ fn }) => fn.max('liberaEm').as('liberaEm'))
    .where('chave', 'in', Object.values(keys))
    .where('liberaEm', '>', agora)
    .executeTakeFirst();
  if (!row?.liberaEm) return;
  const segundos = Math.ceil((new Date(row.liberaEm).getTime() - agora.getTime()) / 1000);
  throw new AppError('muitasTentativas', { espera: inWords(segundos), segundos });
};

/** Counts a failure and, past the free ones, doubles the wait each time. */
export const countFailure = async (db: Database, keys: Keys, agora: Date): Promise<void> => {
  for (const kind of ['conta', 'endereco'] as const)
    await sql`
      insert into tentativa_entrada as t (chave, falhas, primeira_em) values (${keys[kind]}, 1, ${agora})
      on conflict (chave) do update set
        falhas = case when t.primeira_em < ${agora}::timestamptz - make_interval(mins => ${windowMinutes})
                      then 1 else t.falhas + 1 end,
        primeira_em = case when t.primeira_em < ${agora}::timestamptz - make_interval(mins => ${windowMinutes})
                      then ${agora}::timestamptz else t.primeira_em end,
        libera_em = case
          when t.primeira_em >= ${agora}::timestamptz - make_interval(mins => ${windowMinutes})
            and t.falhas + 1 >= ${freeFailures[kind]}
          then ${agora}::timestamptz + make_interval(secs =>
            least(${longestWaitSeconds}, 5 * power(2, least(t.falhas + 1 - ${freeFailures[kind]}, 20))))
          else null end`.execute(db);
};

/** A success clears the account's count; the address keeps its own. */
export const clearFailures = async (db: Database, keys: Keys): Promise<void> => {
  await db.deleteFrom('tentativaEntrada').where('chave', '=', keys.conta).execute();
};

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} min`;
