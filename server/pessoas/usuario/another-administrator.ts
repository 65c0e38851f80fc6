import type { Database } from '#server/base/db/connect.ts';

/** Whether somebody who enters the system administers it besides this person, or by another profile than this one. */
export const anotherAdministrator = async (
  db: Database,
  besides: { readonly usuario: number } | { readonly perfil: number },
): Promise<boolean> => {
  const found = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select('u.id')
    .where('p.administrador', '=', true)
    .where('u.ativo', '=', true)
    .where('u.bloqueado', 'is not', true)
    .where((eb) =>
      'usuario' in besides ? eb('u.id', '!=', besides.usuario) : eb('p.id', '!=', besides.perfil),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
