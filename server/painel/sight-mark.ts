import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** The acts of every day that take nothing from anybody's sight; after any other, somebody may see less. */
const keepsSight = [
  'criado',
  'tramitado',
  'recebido',
  'recebidoSozinho',
  'ciente',
  'dadoAConhecer',
  'distribuido',
  'assumido',
  'liberado',
  'assinado',
  'assinaturaCobrada',
  'concluido',
  'finalizado',
  'publicado',
  'anexoJuntado',
  'anexoAssinado',
  'comentado',
  'comentarioAlterado',
  'comentarioExcluido',
  'acessoNegado',
];

/** Events are numbered before they are there to be read: the last of them are counted again. */
const mayBeLate = 1_000;

/** Until where the events were read, and how many of the last could have taken sight from somebody. */
export interface SightMark {
  readonly from: number;
  readonly acts: number;
}

export const readSightMark = async (db: Database): Promise<SightMark> => {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(id), 0)::float8 as last from evento`.execute(db);
  const from = (rows[0]?.last ?? 0) - mayBeLate;
  return { from, acts: await actsAfter(db, from) };
};

/** Whether nothing has happened since by which a content could have gone out of the sight of anybody. */
export const sightHeld = async (db: Database, { from, acts }: SightMark): Promise<boolean> =>
  (await actsAfter(db, from)) === acts;

const actsAfter = async (db: Database, from: number): Promise<number> => {
  const { rows } = await sql<{ acts: number }>`
    select count(*)::int as acts from evento
    where id > ${from} and conteudo_id is not null and ato <> all(${keepsSight})`.execute(db);
  return rows[0]?.acts ?? 0;
};
