import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { endSessions } from './end-sessions.ts';
import { keptPassword } from './kept-password.ts';
import { forgetPasswordLinks } from './password-link.ts';
import { tellPerson } from './tell-person.ts';

interface Keeping {
  /** Hash of the password that it takes the place of. */
  readonly anterior: string | null;
  /** Whether the person has to choose another when entering. */
  readonly trocar: boolean;
}

/** Notes when a password was set, and by whom it has to be changed. */
export const markPassword = async (
  db: Database,
  agora: Date,
  usuarioId: number,
  { anterior, trocar }: Keeping,
): Promise<void> => {
  await db
    .insertInto('senhaSituacao')
    .values({ usuarioId, definidaEm: agora, trocar, anterior })
    .onConflict((conflict) =>
      conflict.column('usuarioId').doUpdateSet({ definidaEm: agora, trocar, anterior }),
    )
    .execute();
};

/** The hashes that a person's next password may not match: the present one and the one before it. */
export const formerPasswords = async (
  db: Database,
  usuarioId: number,
): Promise<readonly (string | null)[]> => {
  const row = await db
    .selectFrom('registro.usuario as u')
    .leftJoin('senhaSituacao as s', 's.usuarioId', 'u.id')
    .select(['u.senha', 's.anterior'])
    .where('u.id', '=', usuarioId)
    .executeTakeFirst();
  return row ? [row.senha, row.anterior] : [];
};

interface OwnPassword {
  readonly usuarioId: number;
  readonly senha: string;
  readonly campo: string;
  /** The session that goes on; absent, all end. */
  readonly sessaoId?: number;
}

/** A person's own new password: the rules hold, the other sessions end, and the person is told by e-mail. */
export const setOwnPassword = async (
  ctx: Pick<PublicCtx, 'db' | 'agora'>,
  { usuarioId, senha, campo, sessaoId }: OwnPassword,
): Promise<void> => {
  const { db, agora } = ctx;
  const person = await db
    .selectFrom('registro.usuario')
    .select(['login', 'nome', 'senha'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const former = await formerPasswords(db, usuarioId);
  const kept = await keptPassword(db, { senha, person, former, campo });
  await sql`update registro.usuario set senha = ${kept} where id = ${usuarioId}`.execute(db);
  await markPassword(db, agora, usuarioId, { anterior: person.senha, trocar: false });
  await endSessions(db, usuarioId, agora, sessaoId);
  await forgetPasswordLinks(db, usuarioId);
  await tellPerson(ctx, usuarioId, mensagem('entrada.correio.senha'), mensagem('entrada.correio.senhaTexto'));
};
