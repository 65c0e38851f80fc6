import type { Database } from '#server/base/db/connect.ts';
import { notify, type PlainNotice } from './notify.ts';

interface Administrator {
  readonly id: number;
  readonly email: string;
}

/** Those who look after the installation and can sign in. */
export const administrators = (db: Database): Promise<readonly Administrator[]> =>
  db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['u.id', 'u.email'])
    .where('p.administrador', '=', true)
    .where('u.ativo', '=', true)
    .where('u.bloqueado', '=', false)
    .execute();

/** Tells all of them something about the system, by the ways that each chose. */
export const notifyAdministrators = async (db: Database, agora: Date, note: PlainNotice): Promise<void> => {
  const people = await administrators(db);
  await notify(db, agora, { ...note, usuarioIds: people.map(({ id }) => id), tipo: 'SISTEMA' });
};
