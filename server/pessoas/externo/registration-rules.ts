import type { Database } from '#server/base/db/connect.ts';

interface RegistrationRules {
  readonly aberto: boolean;
  /** An administrator has to let each one in. */
  readonly aprovacao: boolean;
  /** The profile that they are given. */
  readonly perfilId: number | undefined;
  readonly accepts: (email: string) => boolean;
}

/** Who may make an account without an administrator (the register of domain). */
export const registrationRules = async (db: Database): Promise<RegistrationRules> => {
  const dominio = await db
    .selectFrom('registro.dominio')
    .select(['id', 'cadastroExterno', 'aprovacaoExterna'])
    .limit(1)
    .executeTakeFirst();
  const perfil = await db
    .selectFrom('registro.perfilAcesso')
    .select('id')
    .where('tipo', '=', 'EXTERNO')
    .where('ativo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const who = dominio?.cadastroExterno ?? 'NINGUEM';
  const accepted =
    who === 'DOMINIOS' && dominio
      ? await db
          .selectFrom('registro.dominioDominiosExternos')
          .select('dominio')
          .where('registroId', '=', dominio.id)
          .execute()
      : [];
  const domains = new Set<string | undefined>(accepted.map((row) => row.dominio.toLowerCase()));
  return {
    aberto: who !== 'NINGUEM',
    aprovacao: dominio?.aprovacaoExterna ?? false,
    perfilId: perfil?.id,
    accepts: (email) => who === 'TODOS' || domains.has(email.split('@').at(-1)?.toLowerCase()),
  };
};
