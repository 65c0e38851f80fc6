import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ExternoConfirmar, ExternoTrocarSenha } from '#schemas/shapes/externo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { addressOfSecretLinks } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail, queueSecretMail } from '#server/instalacao/correio/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { OutsiderCtx, PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { countAttempt, keptPassword, passwordMatches } from '#server/pessoas/credencial/index.ts';
import { noteOfOutsider } from './note.ts';
import { endOutsiderSessions } from './open-session.ts';

export const enviarLinkExterno = job<{ email: string; endereco: string }>('enviarLinkExterno');

const minutes = 30;
/** Links that one person is sent in an hour. */
const mostAnHour = 3;

/** Takes note that somebody forgot a password; a job looks up who they are, so that neither answer nor time tells. */
export const askForLink = async (ctx: PublicCtx, email: string): Promise<void> => {
  await countAttempt(
    ctx.db,
    [{ chave: `link-externo:${ctx.endereco}`, livres: 20, porMinuto: 1 }],
    ctx.agora,
  );
  const asked = email.trim().toLowerCase();
  const key = `link-externo:${hashToken(asked).toString('base64url')}`;
  await enqueue(ctx.db, enviarLinkExterno, { email: asked, endereco: ctx.endereco }, { key });
};

/** Sends the link to whom the e-mail belongs; to nobody else anything. */
export const sendLink = async (
  { db: pool, ports }: JobContext,
  { email, endereco }: { email: string; endereco: string },
): Promise<void> => {
  const agora = ports.clock();
  const found = await pool
    .selectFrom('registro.usuarioExterno')
    .select(['id', 'nome', 'email'])
    .where(sql`lower(email)`, '=', email)
    .where('ativo', '=', true)
    .where('bloqueado', '=', false)
    .executeTakeFirst();
  if (!found) return;
  await inTransaction(pool, async (db) => {
    const { recent } = await db
      .selectFrom('linkExterno')
      .select(({ fn }) => fn.countAll<number>().as('recent'))
      .where('externoId', '=', found.id)
      .where('criadoEm', '>', new Date(agora.getTime() - 3_600_000))
      .executeTakeFirstOrThrow();
    if (Number(recent) >= mostAnHour) return;
    const token = randomBytes(32).toString('base64url');
    const expiraEm = new Date(agora.getTime() + minutes * 60_000);
    await db
      .insertInto('linkExterno')
      .values({ hash: hashToken(token), externoId: found.id, criadoEm: agora, expiraEm })
      .execute();
    await noteOfOutsider({ db, agora, endereco }, found.id, 'linkDeSenhaPedido');
    const link = `${await addressOfSecretLinks(db, ports.config)}externo/redefinir-senha#${token}`;
    await queueSecretMail(
      { db, agora, ports },
      {
        para: found.email,
        ...(await outsiderMail(db, {
          ato: mensagem('externo.correio.link'),
          nome: found.nome,
          texto: mensagem('entrada.correio.linkTexto', { link, minutos: minutes }),
        })),
      },
    );
  });
};

const liveLink = ({ db, agora }: PublicCtx, link: string) =>
  db
    .selectFrom('linkExterno as l')
    .innerJoin('registro.usuarioExterno as u', 'u.id', 'l.externoId')
    .select(['u.id', 'u.email'])
    .where('l.hash', '=', hashToken(link))
    .where('l.usadoEm', 'is', null)
    .where('l.expiraEm', '>', agora)
    .where('u.ativo', '=', true)
    .where('u.bloqueado', '=', false)
    .executeTakeFirst();

/** Whose link it is, while it serves. */
export const readLink = async (ctx: PublicCtx, link: string): Promise<string | undefined> =>
  (await liveLink(ctx, link))?.email;

/** Changes the password by a link, which serves once; every session of the person ends. */
export const resetPassword = async (ctx: PublicCtx, { link, senha }: ExternoConfirmar): Promise<void> => {
  const found = await liveLink(ctx, link);
  const { numUpdatedRows } = await ctx.db
    .updateTable('linkExterno')
    .set({ usadoEm: ctx.agora })
    .where('hash', '=', hashToken(link))
    .where('usadoEm', 'is', null)
    .executeTakeFirstOrThrow();
  if (!found || numUpdatedRows === 0n) throw new AppError('linkSenhaVencido');
  await setPassword(ctx, found.id, senha, 'senha');
  await noteOfOutsider(ctx, found.id, 'senhaRedefinida');
};

/** Changes the own password; the session that asks goes on, the others end. */
export const changePassword = async (
  ctx: OutsiderCtx,
  { atual, nova }: ExternoTrocarSenha,
): Promise<void> => {
  const { externoId, id } = ctx.externo;
  const takeBack = await countAttempt(
    ctx.ports.db,
    [{ chave: `confirmacao-externa:${externoId}`, livres: 5 }],
    ctx.agora,
  );
  const kept = await ctx.db
    .selectFrom('registro.usuarioExterno')
    .select('senha')
    .where('id', '=', externoId)
    .executeTakeFirst();
  if (!(await passwordMatches(kept?.senha, atual))) throw refuseField('atual', 'erro.senhaNaoConfere');
  await takeBack();
  await setPassword(ctx, externoId, nova, 'nova', id);
  await noteOfOutsider(ctx, externoId, 'senhaTrocada');
};

const setPassword = async (
  { db, agora }: PublicCtx,
  externoId: number,
  senha: string,
  campo: string,
  except?: number,
): Promise<void> => {
  const person = await db
    .selectFrom('registro.usuarioExterno')
    .select(['nome', 'email', 'senha'])
    .where('id', '=', externoId)
    .executeTakeFirstOrThrow();
  const kept = await keptPassword(db, {
    senha,
    campo,
    former: [person.senha],
    person: { nome: person.nome, login: person.email },
  });
  await sql`update registro.usuario_externo set senha = ${kept} where id = ${externoId}`.execute(db);
  await endOutsiderSessions(db, externoId, agora, except);
  await db
    .deleteFrom('linkExterno')
    .where('externoId', '=', externoId)
    .where('usadoEm', 'is', null)
    .execute();
  await queueMail(db, agora, {
    para: person.email,
    ...(await outsiderMail(db, {
      ato: mensagem('externo.correio.senha'),
      nome: person.nome,
      texto: mensagem('externo.correio.senhaTexto'),
    })),
  });
};
