import type { Database } from '#server/base/db/connect.ts';

/** Where whoever acts is, and who knows whether that is recorded. */
export interface ActPlace {
  readonly db: Database;
  readonly lugar?: object | undefined;
  readonly ports: { readonly keepsPlace: (db: Database) => Promise<boolean> };
}

/** Where an act was done, for its event: when the institution records that and the person agreed. */
export const placeToRecord = async ({
  db,
  lugar,
  ports,
}: ActPlace): Promise<Readonly<Record<string, unknown>>> =>
  lugar && (await ports.keepsPlace(db)) ? { lugar } : {};
