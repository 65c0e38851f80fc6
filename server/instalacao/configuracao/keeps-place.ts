import type { Database } from '#server/base/db/connect.ts';

/** Whether the institution records where an act was done, when the person agrees. */
export const keepsPlace = async (db: Database): Promise<boolean> => {
  const settings = await db
    .selectFrom('registro.configuracao')
    .select('registrarLocalizacao')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return settings?.registrarLocalizacao === true;
};
