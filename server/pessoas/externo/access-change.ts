import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail } from '#server/instalacao/correio/index.ts';
import { noteOfOutsider } from './note.ts';
import { endOutsiderSessions } from './open-session.ts';

const plain = (email: string | undefined): string => (email ?? '').trim().toLowerCase();

/**
 * Who keeps the register does not get the account of somebody by it: an address other than the one that was proved waits until the
 * person enters with it and their own password, and the password of who has one is not given anew. An administrator changes either
 * at once, for who lost both; then the password is chosen again, by a link that goes to the new address. The former address is told,
 * and what was open by it ends.
 */
export const holdAccess = async (
  ctx: Ctx,
  id: number,
  before: RecordOf<'usuario-externo'>,
  values: ValuesOf<'usuario-externo'>,
): Promise<void> => {
  const { db, sessao } = ctx;
  const novo = plain(values.email);
  const changes = novo !== plain(before.email);
  const given = typeof values.senha === 'string';
  if ((!changes && !given) || !(await isInUse(db, id))) return;
  if (changes && (await isTaken(db, id, novo))) throw refuseField('email', 'externo.recusa.emailDeOutro');
  if (!sessao.administrador && given) throw refuseField('senha', 'externo.recusa.senhaDela');
  if (!changes) return close(ctx, id, before.email, 'senhaTrocadaPeloOrgao');
  const link = `${await publicAddress(db, ctx.ports.config)}externo`;
  if (sessao.administrador) {
    values.emailNovo = undefined;
    // what was typed beside it would be known to who typed it
    delete values.senha;
    await sql`update registro.usuario_externo set senha = null where id = ${id}`.execute(db);
    await close(ctx, id, before.email, 'emailTrocado');
    return tell(ctx, novo, mensagem('externo.correio.emailParaSenha', { link }));
  }
  values.email = before.email;
  if (before.emailNovo === novo) return;
  // without a password nobody could prove the new address: a link would give the account to whoever reads it there
  if (!(await hasPassword(db, id))) throw refuseField('email', 'externo.recusa.emailSemSenha');
  values.emailNovo = novo;
  await close(ctx, id, before.email, 'emailPedido');
  await tell(ctx, novo, mensagem('externo.correio.emailParaConfirmar', { link }));
};

/** Ends what was open by the account, and tells its address why. */
const close = async (
  ctx: Ctx,
  id: number,
  email: string,
  what: 'emailPedido' | 'emailTrocado' | 'senhaTrocadaPeloOrgao',
): Promise<void> => {
  const { db, agora } = ctx;
  await endOutsiderSessions(db, id, agora);
  await db.deleteFrom('linkExterno').where('externoId', '=', id).where('usadoEm', 'is', null).execute();
  await db.deleteFrom('entradaExterna').where('externoId', '=', id).execute();
  await noteOfOutsider(ctx, id, what);
  await tell(ctx, email, mensagem(`externo.correio.${what}`));
};

/** Nobody is named: whose the address is was not shown. */
const tell = async ({ db, agora }: Ctx, para: string, texto: string): Promise<void> => {
  await queueMail(db, agora, {
    para,
    ...(await outsiderMail(db, { ato: mensagem('externo.correio.acesso'), texto })),
  });
};

/** The address that a code was typed from becomes that of the account, unless the account waits for another by now. */
export const takeNewAddress = async (ctx: PublicCtx, id: number, email: string): Promise<void> => {
  const { db } = ctx;
  if (await isTaken(db, id, email)) throw new AppError('entradaVencida');
  const { rows } = await sql`
    update registro.usuario_externo set email = ${email}, email_novo = null, versao = versao + 1
    where id = ${id} and lower(email_novo) = ${email} returning id`.execute(db);
  if (rows.length === 0) throw new AppError('entradaVencida');
  // what stood for the code stood for the former address
  await db.deleteFrom('aparelhoExterno').where('externoId', '=', id).execute();
  await noteOfOutsider(ctx, id, 'emailConfirmado');
};

/**
 * Whether the account is somebody's: they chose a password, or did once and are to choose it again, or something was asked or
 * given in their name.
 */
const isInUse = async (db: Database, id: number): Promise<boolean> => {
  const { rows } =
    await sql`select from registro.usuario_externo u where u.id = ${id} and (u.senha is not null
    or exists (select from sessao_externa s where s.externo_id = u.id)
    or exists (select from evento e where e.cadeia = ${`externo:${id}`})
    or exists (select from solicitacao s where s.externo_id = u.id)
    or exists (select from intimacao i where i.externo_id = u.id)
    or exists (select from documento_assinante s where s.externo_id = u.id)
    or exists (select from registro.procuracao p where p.outorgante = u.id))`.execute(db);
  return rows.length > 0;
};

const hasPassword = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('registro.usuarioExterno')
    .select('id')
    .where('id', '=', id)
    .where('senha', 'is not', null)
    .executeTakeFirst()) !== undefined;

const isTaken = async (db: Database, id: number, email: string): Promise<boolean> => {
  const { rows } = await sql`select from registro.usuario_externo
    where id <> ${id} and (lower(email) = ${email} or lower(email_novo) = ${email}) limit 1`.execute(db);
  return rows.length > 0;
};
