import type { Ctx } from '#server/base/http/context.ts';

type Data = Readonly<Record<string, unknown>>;

/** Where an act was done, for its event: when the institution records that and the person agreed. */
export const placeToRecord = async ({ db, lugar }: Pick<Ctx, 'db' | 'lugar'>): Promise<Data> => {
  if (!lugar) return {};
  const settings = await db
    .selectFrom('registro.configuracao')
    .select('registrarLocalizacao')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return settings?.registrarLocalizacao ? { lugar } : {};
};
