import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { directoryInUse } from '#server/pessoas/identidade/index.ts';

/**
 * Where the password of a person is, when it is not simply theirs here. With the directory in use only administrators have
 * one of ours. An account that the provider brought has one that nobody knows, until its owner or somebody else gives it
 * another: the one made in the moment in which the account was made and linked.
 */
export const passwordOrigin = async (db: Database, usuarioId: number): Promise<SessaoAberta['senhaDe']> => {
  const { rows } = await sql<{ administrador: boolean; unknown: boolean }>`
    select coalesce(p.administrador, false) as administrador,
      exists (select from conta_externa c join senha_situacao s on s.usuario_id = c.usuario_id
        where c.usuario_id = u.id and s.anterior is null and s.definida_em = c.ligada_em) as unknown
    from registro.usuario u left join registro.perfil_acesso p on p.id = u.perfil_acesso
    where u.id = ${usuarioId}`.execute(db);
  const [person] = rows;
  if (!person?.administrador && (await directoryInUse(db))) return 'DIRETORIO';
  return person?.unknown ? 'PROVEDOR' : undefined;
};

/** Refuses to give who enters by the directory a password that would open nothing. */
export const requirePasswordOfOurs = async ({ db, sessao }: Ctx): Promise<void> => {
  if ((await passwordOrigin(db, atKeyboard(sessao))) === 'DIRETORIO')
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.senha.doDiretorio') });
};
