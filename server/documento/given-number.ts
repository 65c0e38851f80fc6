import type { Database } from '#server/base/db/connect.ts';
import type { GivenNumber } from './automatic-values.ts';

/** The number that a document got when it was first concluded, which every version of it keeps. */
export const givenNumber = async (db: Database, id: number): Promise<GivenNumber | undefined> => {
  const first = await db
    .selectFrom('documentoVersao as v')
    .innerJoin('conteudo as c', 'c.id', 'v.documentoId')
    .select(['c.numero', 'v.automaticos'])
    .where('v.documentoId', '=', id)
    .where('v.concluidaEm', 'is not', null)
    .orderBy('v.numero')
    .executeTakeFirst();
  if (first?.numero == null) return undefined;
  const { numero, ano } = first.automaticos as Readonly<Record<string, string>>;
  return { numero: first.numero, sequencia: Number(numero), ano: Number(ano) };
};
