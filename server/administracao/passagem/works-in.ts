import { sql, type RawBuilder } from 'kysely';

/** Whether somebody works in a unit now. */
export const worksIn = (
  usuario: RawBuilder<unknown>,
  unidade: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from registro.usuario_unidades uu where uu.registro_id = ${usuario} and uu.unidade = ${unidade})`;
