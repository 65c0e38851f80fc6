import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { queueSecretMail } from '#server/instalacao/correio/index.ts';
import { keyedHash } from './one-way.ts';
import { countAttempt, forgetAttempts, type ThrottleKey } from './throttle.ts';

/** What a code opens: one asked for to sign does not let anybody in. */
export type CodePurpose = 'ENTRADA' | 'ASSINATURA' | 'CADASTRO';

const minutes = 10;
const mostTries = 5;

/** Codes sent and not used: who uses each may ask for as many as the day needs. */
const sendingKey = (usuarioId: number, finalidade: CodePurpose): ThrottleKey => ({
  chave: `envio-codigo:${finalidade}:${usuarioId}`,
  livres: 4,
});

/**
 * Sends a code to the person's e-mail, in the place of any other of the same purpose. Outside any transaction.
 * @param keep the transaction in which it is kept
 * @returns where it went, half hidden.
 */
export const sendEmailCode = async <C extends PublicCtx>(
  ctx: C,
  usuarioId: number,
  finalidade: CodePurpose,
  keep: (ctx: C, work: (inner: C) => Promise<string>) => Promise<string> = within,
): Promise<string> => {
  const { agora, ports } = ctx;
  await countAttempt(ctx.db, [sendingKey(usuarioId, finalidade)], agora);
  const { nome, email } = await ctx.db
    .selectFrom('registro.usuario')
    .select(['nome', 'email'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = {
    hash: keyedHash(ports.config.key, finalidade, usuarioId, code),
    tentativas: 0,
    expiraEm: new Date(agora.getTime() + minutes * 60_000),
  };
  return keep(ctx, async (inner) => {
    await inner.db
      .insertInto('codigoEmail')
      .values({ usuarioId, finalidade, ...kept })
      .onConflict((conflict) => conflict.columns(['usuarioId', 'finalidade']).doUpdateSet(kept))
      .execute();
    await queueSecretMail(inner, {
      para: email,
      assunto: mensagem('entrada.correio.codigo'),
      texto: mensagem('entrada.correio.corpo', {
        nome,
        texto: mensagem(
          finalidade === 'ASSINATURA' ? 'entrada.correio.codigoAssinatura' : 'entrada.correio.codigoTexto',
          { codigo: code, minutos: minutes },
        ),
      }),
    });
    return halfHidden(email);
  });
};

/** Accepts a code sent by e-mail, once, within its time and its tries. */
export const acceptEmailCode = async (
  { ports, agora }: PublicCtx,
  usuarioId: number,
  finalidade: CodePurpose,
  code: string,
): Promise<boolean> => {
  const { rows } = await sql<{ hash: Buffer }>`
    update codigo_email set tentativas = tentativas + 1
    where usuario_id = ${usuarioId} and finalidade = ${finalidade} and expira_em > ${agora} and tentativas < ${mostTries}
    returning hash`.execute(ports.db);
  const wanted = keyedHash(ports.config.key, finalidade, usuarioId, code);
  if (!rows[0]?.hash.equals(wanted)) return false;
  const { numDeletedRows } = await ports.db
    .deleteFrom('codigoEmail')
    .where('usuarioId', '=', usuarioId)
    .where('hash', '=', wanted)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await forgetAttempts(ports.db, sendingKey(usuarioId, finalidade));
  return true;
};

/** An address as whoever knows it recognises it. */
export const halfHidden = (email: string): string => {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${'•'.repeat(Math.max(2, Math.min(8, name.length - 1)))}@${domain}`;
};
