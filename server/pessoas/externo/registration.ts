import { createHash, randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { formats } from '#schemas/formats.ts';
import type { ExternoCadastro, ExternoConfirmar, ExternoConfirmado } from '#schemas/shapes/externo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { createRecord, modelsInForce, registerNamed, viewFor } from '#server/engine/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { areDoorsOpen } from '#server/instalacao/area-restrita/index.ts';
import { addressOfSecretLinks, readSettings } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueSecretMail } from '#server/instalacao/correio/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { countAttempt } from '#server/pessoas/credencial/index.ts';
import { notifyAdministrators } from '#server/pessoas/notificacao/index.ts';
import { noteOfOutsider } from './note.ts';
import { openOutsiderSession } from './open-session.ts';
import { registrationRules } from './registration-rules.ts';

const hours = 24;

/**
 * Takes note that somebody wants an account, and sends the link that shows that the e-mail is theirs. Answer and mail are the same
 * whoever has an account already, with that e-mail or that document: it is told only to who opened the link. The mail names
 * nobody, because nobody showed yet whose the name is.
 */
export const register = async (ctx: PublicCtx, asked: ExternoCadastro): Promise<void> => {
  const { db, agora, endereco, ports } = ctx;
  const { aberto, perfilId, accepts } = await registrationRules(db);
  if (!aberto || perfilId === undefined)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('externo.recusa.fechado') });
  const nome = asked.nome.trim().replace(/\s+/g, ' ');
  const documento = asked.documento.replace(/\W/g, '').toUpperCase();
  const email = asked.email.trim().toLowerCase();
  if (nome.length < 3) throw refuseField('nome', 'externo.recusa.nome');
  if (address.test(nome)) throw refuseField('nome', 'externo.recusa.enderecoNoNome');
  if (!formats['cpf-cnpj'].accepts(documento)) throw refuseField('documento', 'validacao.formato.cpf-cnpj');
  if (!formats.email.accepts(email)) throw refuseField('email', 'validacao.formato.email');
  if (!accepts(email)) throw refuseField('email', 'externo.recusa.dominio');
  if (!asked.aceite) throw refuseField('aceite', 'externo.recusa.aceite');
  await countAttempt(
    ports.db,
    [
      { chave: `cadastro-externo:${hashToken(email).toString('base64url')}`, livres: 3 },
      { chave: `cadastro-externo:${endereco}`, livres: 20, porMinuto: 1 },
    ],
    agora,
  );
  const base = await addressOfSecretLinks(db, ports.config);
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('cadastroExterno')
    .values({
      hash: hashToken(token),
      nome,
      documento,
      email,
      endereco,
      criadoEm: agora,
      termosHash: await termsHash(db),
      expiraEm: new Date(agora.getTime() + hours * 3_600_000),
    })
    .execute();
  // after the #, so that no server, proxy or log on the way ever reads it
  const wanted = asked.servicoId === undefined ? '' : `?servico=${asked.servicoId}`;
  const link = `${base}externo/confirmar${wanted}#${token}`;
  await queueSecretMail(ctx, {
    para: email,
    ...(await outsiderMail(db, {
      ato: mensagem('externo.correio.cadastro'),
      texto: mensagem('externo.correio.confirmar', { link, horas: hours, entrada: `${base}externo` }),
    })),
  });
};

/** What reads as an address of the net is no name, and would be sent on in the name of the institution. */
const address = /:\/\/|www\.|@|[\p{L}\d-]{2,}\.\p{Ll}{2,}/u;

/** What an account that is there already has of this one. */
const takenBy = async (
  db: Database,
  { email, documento }: { readonly email: string; readonly documento: string },
): Promise<'jaTem' | 'documentoDeOutro' | undefined> => {
  const found = await db
    .selectFrom('registro.usuarioExterno')
    .select(sql<boolean>`lower(email) = ${email}`.as('sameMail'))
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', email), eb('documento', '=', documento)]))
    .execute();
  if (found.length === 0) return undefined;
  return found.some(({ sameMail }) => sameMail) ? 'jaTem' : 'documentoDeOutro';
};

/** Which terms were accepted: those of the institution, or those of the product. */
const termsHash = async (db: Database): Promise<Buffer> => {
  const { termosTexto } = await readSettings(db);
  return createHash('sha256')
    .update(termosTexto ?? mensagem('shell.sobre.termosTexto'))
    .digest();
};

/** Whether a link still opens an account, for the page that it leads to. */
export const findRegistration = (
  { db, agora }: PublicCtx,
  link: string,
): Promise<Selectable<Tables['cadastroExterno']> | undefined> =>
  db
    .selectFrom('cadastroExterno')
    .selectAll()
    .where('hash', '=', hashToken(link))
    .where('expiraEm', '>', agora)
    .executeTakeFirst();

/**
 * Makes the account of who showed that the e-mail is theirs, with the password that they choose only now. The link proved what the
 * code of an entry proves, and the password is in hand: they are in, unless the account still waits or the doors are closed.
 */
export const confirmRegistration = async (
  ctx: PublicCtx,
  { link, senha }: ExternoConfirmar,
): Promise<ExternoConfirmado> => {
  const { db, agora } = ctx;
  const asked = await findRegistration(ctx, link);
  if (!asked) throw new AppError('linkSenhaVencido');
  const { aberto, aprovacao, perfilId } = await registrationRules(db);
  if (!aberto || perfilId === undefined)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('externo.recusa.fechado') });
  const { nome, documento, email, criadoEm, termosHash } = asked;
  // who opened the link has the e-mail, and may know that it has an account
  const taken = await takenBy(db, asked);
  if (taken !== undefined)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem(taken === 'jaTem' ? 'externo.recusa.jaTem' : 'externo.recusa.naoCriada'),
    });
  const id = await createAccount(ctx, {
    nome,
    documento,
    email,
    senha,
    perfilAcesso: perfilId,
    ativo: !aprovacao,
  });
  await db.deleteFrom('cadastroExterno').where('email', '=', email).execute();
  await db
    .insertInto('externoConta')
    .values({ externoId: id, criadaEm: agora, termosEm: criadoEm, termosHash })
    .execute();
  await noteOfOutsider(ctx, id, 'contaCriada');
  if (!aprovacao) {
    const entrou = await areDoorsOpen(ctx);
    if (entrou) await openOutsiderSession(ctx, id);
    return { aguardaAprovacao: false, entrou };
  }
  await db
    .updateTable('registro.usuarioExterno')
    .set({ aguardaAprovacao: true })
    .where('id', '=', id)
    .execute();
  await notifyAdministrators(db, agora, {
    assunto: mensagem('externo.aviso.aprovar', { nome }),
    conteudo: mensagem('externo.aviso.aprovarTexto', { nome }),
    rota: `administracao/usuario-externo/edicao/${id}`,
  });
  return { aguardaAprovacao: true, entrou: false };
};

interface NewAccount {
  readonly nome: string;
  readonly documento: string;
  readonly email: string;
  readonly senha: string;
  readonly perfilAcesso: number;
  readonly ativo: boolean;
}

/** By the register, so that its rules hold and its history begins; between the two mails somebody else may have come first. */
const createAccount = async (ctx: PublicCtx, account: NewAccount): Promise<number> => {
  const { db, ports, agora, endereco, agente, log, correlacao } = ctx;
  const inside: Ctx = { ...systemCtx(ports, db, agora), endereco, agente, log, correlacao };
  const models = modelsInForce();
  const view = viewFor(inside, models, registerNamed(models, 'usuario-externo'));
  try {
    return (await createRecord(inside, view, { ...account, bloqueado: false })).id;
  } catch (error) {
    const ofPassword = error instanceof AppError && error.erros.some(({ campo }) => campo === 'senha');
    if (!(error instanceof AppError) || ofPassword) throw error;
    throw new AppError(
      'transicaoNaoPermitida',
      { motivo: mensagem('externo.recusa.naoCriada') },
      { cause: error },
    );
  }
};
