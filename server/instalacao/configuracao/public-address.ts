import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/base/db/connect.ts';

/**
 * Where the institution is found from outside, with a final slash: what its register of domain says, or else what the server
 * was installed with. It goes into links of mails and verification codes, never into what the server itself answers on.
 */
export const publicAddress = async (
  db: Database,
  { origin, basePath }: Pick<Config, 'origin' | 'basePath'>,
): Promise<string> => {
  const own = await db.selectFrom('registro.dominio').select('enderecoPublico').limit(1).executeTakeFirst();
  return own?.enderecoPublico ? `${own.enderecoPublico.replace(/\/+$/, '')}/` : `${origin}${basePath}`;
};
