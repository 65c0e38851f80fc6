import type { Database } from '#server/base/db/connect.ts';

/** Who would enter, as their record is now. */
export interface Account {
  readonly id: number;
  readonly senha: string | null;
  readonly ativo: boolean;
  readonly bloqueado: boolean;
  readonly administrador: boolean | null;
  /** The unit where they begin. */
  readonly unidadeId: number | null;
}

const accounts = (db: Database) =>
  db
    .selectFrom('registro.usuario as u')
    .leftJoin('registro.usuarioUnidades as uu', (join) =>
      join.onRef('uu.registroId', '=', 'u.id').on('uu.padrao', '=', true),
    )
    .leftJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['p.administrador', 'u.id', 'u.senha', 'u.ativo', 'u.bloqueado', 'uu.unidade as unidadeId']);

export const accountByLogin = (db: Database, login: string): Promise<Account | undefined> =>
  accounts(db).where('u.login', '=', login).executeTakeFirst();

export const accountById = (db: Database, id: number): Promise<Account | undefined> =>
  accounts(db).where('u.id', '=', id).executeTakeFirst();
