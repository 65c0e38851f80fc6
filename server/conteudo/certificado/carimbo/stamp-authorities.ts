import type { Database } from '#server/base/db/connect.ts';
import { decryptSecret } from '#server/engine/index.ts';

/** An authority of time, as it is asked. */
export interface StampAuthority {
  readonly nome: string;
  readonly endereco: string;
  readonly exigido: boolean;
  readonly segundos: number;
  readonly acesso: { readonly usuario: string; readonly senha: string } | undefined;
}

const query = (db: Database) =>
  db
    .selectFrom('registro.autoridadeCarimbo')
    .select(['id', 'nome', 'endereco', 'exigido', 'limiteSegundos', 'usuario', 'senha'])
    .orderBy('ordem')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

const authorityOf = (
  { nome, endereco, exigido, limiteSegundos, usuario, senha }: Row,
  key: Buffer,
): StampAuthority => ({
  nome,
  endereco,
  exigido: exigido === true,
  segundos: limiteSegundos ?? 8,
  acesso: usuario ? { usuario, senha: senha === null ? '' : decryptSecret(key, senha) } : undefined,
});

/** Those that are active, in the order in which they are asked. */
export const activeAuthorities = async (db: Database, key: Buffer): Promise<StampAuthority[]> =>
  (await query(db).where('ativo', '=', true).execute()).map((row) => authorityOf(row, key));

export const findAuthority = async (
  db: Database,
  key: Buffer,
  id: number,
): Promise<StampAuthority | undefined> => {
  const row = await query(db).where('id', '=', id).executeTakeFirst();
  return row && authorityOf(row, key);
};
