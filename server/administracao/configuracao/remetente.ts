import type { Database } from '#server/base/db/connect.ts';

/** Whether a sender is of one of the domains; where the institution named none, any serves. */
export const isOwnSender = (remetente: string, dominios: readonly string[]): boolean =>
  dominios.length === 0 || dominios.includes(remetente.split('@').at(-1)?.toLowerCase() ?? '');

/** The mail domains of the institution. */
export const ownMailDomains = async (db: Database): Promise<readonly string[]> => {
  const rows = await db.selectFrom('registro.dominioDominiosEmail').select('dominio').execute();
  return rows.flatMap(({ dominio }) => dominio ?? []);
};
