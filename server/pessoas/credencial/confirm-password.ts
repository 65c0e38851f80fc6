import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { appendEvent, actorOf } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { inTurn } from '#server/base/in-turn.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { confirmByDirectory } from '#server/pessoas/identidade/index.ts';
import { passwordMatches } from './check-password.ts';
import { countAttempt, personKeys } from './throttle.ts';

/**
 * Asks for the password of who is at the keyboard again, before what a stolen session must not allow. Wrong ones are
 * slowed like those of the sign-in, and counted although the act is undone. Outside any transaction: the directory takes its
 * time to answer. One at a time for each person: those of one instant are judged too, and a right one is not taken for a wrong
 * one while it waits.
 */
export const confirmPassword = (ctx: Ctx, senha: string, campo = 'senha'): Promise<void> =>
  inTurn(`senha:${atKeyboard(ctx.sessao)}`, () => judge(ctx, senha, campo));

const judge = async (ctx: Ctx, senha: string, campo: string): Promise<void> => {
  const { db, agora, sessao } = ctx;
  const usuarioId = atKeyboard(sessao);
  const {
    login,
    senha: kept,
    administrador,
  } = await db
    .selectFrom('registro.usuario as u')
    .leftJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['u.login', 'u.senha', 'p.administrador'])
    .where('u.id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const takeBack = await countAttempt(db, personKeys('confirmacao', usuarioId), agora);
  const byDirectory = await confirmByDirectory(ctx, login, senha);
  const ownServes = byDirectory === 'DESLIGADO' || administrador === true;
  if (byDirectory === 'CONFERE' || (ownServes && (await passwordMatches(kept, senha)))) return takeBack();
  await appendEvent(db, actorOf(sessao), agora, {
    cadeia: `sessao:${sessao.id}`,
    ato: 'confirmacaoRecusada',
  });
  if (byDirectory === 'FORA') throw new AppError('diretorioIndisponivel');
  throw new AppError(
    'senhaNaoConfere',
    {},
    { erros: [{ campo, mensagem: mensagem('erro.senhaNaoConfere') }] },
  );
};
