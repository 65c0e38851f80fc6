import { sql } from 'kysely';
import type { Caller, TestApp } from '#tests/setup/app.ts';

/** Leaves a person of the world with these permissions and no other right. */
export const personWith = async (
  server: TestApp,
  login: string,
  permissoes: readonly string[],
): Promise<Caller> => {
  const admin = await server.as('admin');
  const { status, payload, raw } = await admin.post<{ id: number }>('perfil-acesso', {
    descricao: `Só o de ${login}`,
    tipo: 'INTERNO',
    ativo: true,
    permissoes,
    regras: [],
  });
  if (status !== 200) throw new Error(raw.body);
  await sql`update registro.usuario set perfil_acesso = ${payload.id}, acesso_total = false, acesso_amplo = false
    where login = ${login}`.execute(server.platform.connection.db);
  return server.as(login);
};
