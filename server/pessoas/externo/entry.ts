import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type {
  ExternoCodigo,
  ExternoCredenciais,
  ExternoDesafio,
  ExternoEntrada,
} from '#schemas/shapes/externo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { outsiderMail, queueSecretMail } from '#server/instalacao/correio/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { requireOpenDoors } from '#server/instalacao/area-restrita/index.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { within } from '#server/base/http/within.ts';
import {
  countAttempt,
  halfHidden,
  keyedHash,
  passwordMatches,
  throttleKeys,
} from '#server/pessoas/credencial/index.ts';
import { takeNewAddress } from './access-change.ts';
import { noteOfOutsider } from './note.ts';
import { openOutsiderSession } from './open-session.ts';
import { acceptDevice, rememberDevice } from './remembered-device.ts';

const minutes = 10;
const mostTries = 5;

/**
 * The first step: the password. The answer to a wrong one and to somebody unknown is the same, and so is its cost. Who proved
 * it gets a code by e-mail, unless the browser is one that they asked to remember: nobody else enters with a password alone.
 */
export const enter = async (
  ctx: PublicCtx,
  { email, senha }: ExternoCredenciais,
): Promise<ExternoEntrada> => {
  const name = email.trim().toLowerCase();
  const takeBack = await countAttempt(ctx.db, throttleKeys(`externo/${name}`, ctx.endereco), ctx.agora);
  // the address of the account, or the one that is to take its place once a code that went there is typed
  const account = await ctx.db
    .selectFrom('registro.usuarioExterno')
    .select(['id', 'nome', 'senha', 'ativo', 'bloqueado'])
    .select(sql<boolean>`lower(email) <> ${name}`.as('novo'))
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', name), eb(sql`lower(email_novo)`, '=', name)]))
    .orderBy(sql`lower(email) = ${name}`, 'desc')
    .executeTakeFirst();
  const right = await passwordMatches(account?.senha, senha);
  if (!account || !right) {
    if (account) await noteOfOutsider(ctx, account.id, 'entradaRecusada');
    throw new AppError('credenciaisInvalidas');
  }
  await takeBack();
  if (!account.ativo || account.bloqueado) throw await shutOut(ctx, account);
  await requireOpenDoors(ctx);
  // an address that is still to be proved is proved by its code
  if (!account.novo && (await entersByDevice(ctx, account.id))) return { entrou: true };
  const desafio = randomBytes(32).toString('base64url');
  const sent = await sendCode(ctx, { ...account, email: name }, desafio, async (inner, kept) => {
    const proves = account.novo ? { email: name } : {};
    await inner.db
      .insertInto('entradaExterna')
      .values({ ...kept, ...proves, hash: hashToken(desafio), externoId: account.id, tentativas: 0 })
      .execute();
  });
  return { entrou: false, ...sent };
};

const entersByDevice = (ctx: PublicCtx, externoId: number): Promise<boolean> =>
  within(ctx, async (inner) => {
    const known = await acceptDevice(inner, externoId);
    if (known) await openOutsiderSession(inner, externoId);
    return known;
  });

/** Only who proved who they are learns why they do not enter. */
const shutOut = async (
  { db }: PublicCtx,
  { id, bloqueado }: Readonly<{ id: number; bloqueado: boolean | null }>,
): Promise<AppError> => {
  const waiting = await db
    .selectFrom('registro.usuarioExterno')
    .select('id')
    .where('id', '=', id)
    .where('aguardaAprovacao', '=', true)
    .executeTakeFirst();
  return waiting
    ? new AppError('transicaoNaoPermitida', { motivo: mensagem('externo.recusa.aguarda') })
    : new AppError(bloqueado ? 'usuarioBloqueado' : 'usuarioInativo');
};

interface Addressee {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** Another code for the same entry; the former one serves no more. */
export const sendAgain = async (ctx: PublicCtx, desafio: string): Promise<ExternoDesafio> => {
  const account = await ctx.db
    .selectFrom('entradaExterna as e')
    .innerJoin('registro.usuarioExterno as u', 'u.id', 'e.externoId')
    .select(['u.id', 'u.nome'])
    .select(sql<string>`coalesce(e.email, u.email)`.as('email'))
    .where('e.hash', '=', hashToken(desafio))
    .where('e.expiraEm', '>', ctx.agora)
    .executeTakeFirst();
  if (!account) throw new AppError('entradaVencida');
  return sendCode(ctx, account, desafio, async (inner, { codigoHash }) => {
    await inner.db
      .updateTable('entradaExterna')
      .set({ codigoHash })
      .where('hash', '=', hashToken(desafio))
      .execute();
  });
};

interface KeptCode {
  readonly codigoHash: Buffer;
  readonly expiraEm: Date;
}

const sendCode = async (
  ctx: PublicCtx,
  { id, nome, email }: Addressee,
  desafio: string,
  keep: (inner: PublicCtx, kept: KeptCode) => Promise<void>,
): Promise<ExternoDesafio> => {
  const { agora, ports } = ctx;
  await countAttempt(ctx.db, [{ chave: `envio-codigo:EXTERNO:${id}`, livres: 6 }], agora);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiraEm = new Date(agora.getTime() + minutes * 60_000);
  await within(ctx, async (inner) => {
    await keep(inner, { codigoHash: keyedHash(ports.config.key, 'EXTERNO', id, code), expiraEm });
    await queueSecretMail(inner, {
      para: email,
      ...(await outsiderMail(inner.db, {
        ato: mensagem('externo.correio.codigo'),
        nome,
        texto: mensagem('entrada.correio.codigoTexto', { codigo: code, minutos: minutes }),
      })),
    });
  });
  return { desafio, para: halfHidden(email), expiraEm: expiraEm.toISOString() };
};

/** The second step: the code, once, within its time and its tries. It opens the session. */
export const enterWithCode = async (
  ctx: PublicCtx,
  { desafio, codigo, lembrar }: ExternoCodigo,
): Promise<void> => {
  const { db, agora, ports } = ctx;
  const hash = hashToken(desafio);
  const { rows } = await sql<{ externoId: number; codigoHash: Buffer; email: string | null }>`
    update entrada_externa e set tentativas = e.tentativas + 1 from registro.usuario_externo u
    where e.hash = ${hash} and e.expira_em > ${agora} and e.tentativas < ${mostTries}
      and u.id = e.externo_id and u.ativo and not u.bloqueado
    returning e.externo_id, e.codigo_hash, e.email`.execute(db);
  const [found] = rows;
  if (!found) throw new AppError('entradaVencida');
  const { externoId, codigoHash } = found;
  const typed = keyedHash(ports.config.key, 'EXTERNO', externoId, codigo.replace(/\D/g, ''));
  if (!codigoHash.equals(typed)) {
    await noteOfOutsider(ctx, externoId, 'codigoRecusado');
    throw new AppError(
      'codigoNaoConfere',
      {},
      { erros: [{ campo: 'codigo', mensagem: mensagem('erro.codigoNaoConfere') }] },
    );
  }
  await within(ctx, async (inner) => {
    // Two answers at the same instant open one session.
    const { numDeletedRows } = await inner.db
      .deleteFrom('entradaExterna')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new AppError('entradaVencida');
    if (found.email !== null) await takeNewAddress(inner, externoId, found.email);
    await openOutsiderSession(inner, externoId);
    if (lembrar === true) await rememberDevice(inner, externoId);
  });
};
