import type { Database } from '#server/base/db/connect.ts';

type Kind = 'volume' | 'disco' | 'fora';

/** Whether people have not been told yet; what is over may be told again when it comes back. */
export const isNew = async (
  trx: Database,
  volumeId: number,
  especie: Kind,
  holds: boolean,
  agora: Date,
): Promise<boolean> => {
  if (!holds) {
    await trx
      .deleteFrom('volumeAviso')
      .where('volumeId', '=', volumeId)
      .where('especie', '=', especie)
      .execute();
    return false;
  }
  const told = await trx
    .insertInto('volumeAviso')
    .values({ volumeId, especie, avisadoEm: agora })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return told.numInsertedOrUpdatedRows === 1n;
};
