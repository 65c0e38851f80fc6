import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { LinkSenhaSituacao, RedefinirSenha } from '#schemas/shapes/credencial.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { appendEvent, type Actor } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { sendPasswordLink } from './password-link.ts';
import { passwordOrigin } from './password-origin.ts';
import { passwordRules } from './password-rules.ts';
import { setOwnPassword } from './set-password.ts';
import { countAttempt } from './throttle.ts';

export const enviarLinkSenha = job<{ login: string; endereco: string }>('enviarLinkSenha');

const minutes = 30;
/** Links that one person is sent in an hour. */
const mostAnHour = 3;

const person = (usuarioId: number): Actor => ({
  usuarioId,
  substitutoId: null,
  unidadeId: null,
  sessaoId: null,
});

/**
 * Takes note that somebody forgot a password. Who they are is looked up later, by a job: the answer and its time are the
 * same whether or not there is such a person.
 */
export const askForReset = async (ctx: PublicCtx, login: string): Promise<void> => {
  await countAttempt(ctx.db, [{ chave: `link-senha:${ctx.endereco}`, livres: 20, porMinuto: 1 }], ctx.agora);
  const asked = login.trim().toLowerCase();
  const { endereco } = ctx;
  // the same name asked again while the first still waits is the same request
  const key = `link-senha:${hashToken(asked).toString('base64url')}`;
  await enqueue(ctx.db, enviarLinkSenha, { login: asked, endereco }, { key });
};

/** Sends the link to who has that login or e-mail and may enter with a password; to nobody else anything. */
export const sendResetLink = async (
  { db: pool, ports }: JobContext,
  { login, endereco }: { login: string; endereco: string },
): Promise<void> => {
  const agora = ports.clock();
  const found = await pool
    .selectFrom('registro.usuario')
    .select(['id', 'nome', 'email'])
    .where((eb) => eb.or([eb('login', '=', login), eb(sql`lower(email)`, '=', login)]))
    .where('ativo', '=', true)
    .where('bloqueado', '=', false)
    .where('senha', 'is not', null)
    .limit(2)
    .execute();
  const [user] = found;
  // an e-mail of two people names neither
  if (!user || found.length > 1) return;
  // theirs is in the directory: one of ours would open nothing
  if ((await passwordOrigin(pool, user.id)) === 'DIRETORIO') return;
  await inTransaction(pool, async (db) => {
    const { recent } = await db
      .selectFrom('linkSenha')
      .select(({ fn }) => fn.countAll<number>().as('recent'))
      .where('usuarioId', '=', user.id)
      .where('criadoEm', '>', new Date(agora.getTime() - 3_600_000))
      .executeTakeFirstOrThrow();
    if (Number(recent) >= mostAnHour) return;
    await appendEvent(db, person(user.id), agora, {
      cadeia: `entrada:${user.id}`,
      ato: 'linkDeSenhaPedido',
      dados: { endereco },
    });
    await sendPasswordLink({ db, agora, ports }, user, {
      minutos: minutes,
      assunto: mensagem('entrada.correio.link'),
      texto: (link) => mensagem('entrada.correio.linkTexto', { link, minutos: minutes }),
    });
  });
};

const findLink = ({ db, agora }: PublicCtx, link: string) =>
  db
    .selectFrom('linkSenha as l')
    .innerJoin('registro.usuario as u', 'u.id', 'l.usuarioId')
    .select(['u.id', 'u.login'])
    .where('l.hash', '=', hashToken(link))
    .where('l.usadoEm', 'is', null)
    .where('l.expiraEm', '>', agora)
    .where('u.ativo', '=', true)
    .where('u.bloqueado', '=', false)
    .executeTakeFirst();

/** Whether a link still serves, for the screen that it opens. */
export const readResetLink = async (ctx: PublicCtx, link: string): Promise<LinkSenhaSituacao> => {
  const found = await findLink(ctx, link);
  const regras = await passwordRules(ctx.db);
  return found ? { valido: true, login: found.login, regras } : { valido: false, regras };
};

/** Changes the password by a link, which serves once; every session of the person ends. */
export const resetPassword = async (ctx: PublicCtx, { link, senha }: RedefinirSenha): Promise<void> => {
  const { db, agora } = ctx;
  const found = await findLink(ctx, link);
  const { numUpdatedRows } = await db
    .updateTable('linkSenha')
    .set({ usadoEm: agora })
    .where('hash', '=', hashToken(link))
    .where('usadoEm', 'is', null)
    .executeTakeFirstOrThrow();
  if (!found || numUpdatedRows === 0n) throw new AppError('linkSenhaVencido');
  await setOwnPassword(ctx, { usuarioId: found.id, senha, campo: 'senha' });
  await appendEvent(db, person(found.id), agora, {
    cadeia: `entrada:${found.id}`,
    ato: 'senhaRedefinida',
    dados: { endereco: ctx.endereco },
  });
};
