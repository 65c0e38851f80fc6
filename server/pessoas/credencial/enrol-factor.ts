import { AppError } from '#schemas/app-error.ts';
import type { MeioSegundoFator, SegundoFatorNovo } from '#schemas/shapes/credencial.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { decryptSecret, encryptSecret } from '#server/engine/index.ts';
import { appendEvent, type Actor } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { judgeCode } from './check-code.ts';
import { acceptEmailCode, sendEmailCode } from './email-code.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { tellPerson } from './tell-person.ts';
import { newTotp, totpStep } from './totp.ts';

const minutesToConfirm = 30;

/** Begins to enrol a factor; one in use goes on until a code of the new one is accepted. Outside any transaction. */
export const beginFactor = async (
  ctx: PublicCtx,
  usuarioId: number,
  meio: MeioSegundoFator,
): Promise<SegundoFatorNovo> => {
  const { db, agora, ports } = ctx;
  if (meio === 'EMAIL' && !(await readSettings(db)).codigoPorEmail)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.semEmail') });
  const { login } = await db
    .selectFrom('registro.usuario')
    .select('login')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const totp = meio === 'APLICATIVO' ? newTotp(login) : undefined;
  const fresh = {
    novoMeio: meio,
    novoSegredo: totp ? encryptSecret(ports.config.key, totp.segredo) : null,
    novoEm: agora,
  };
  await db
    .insertInto('segundoFator')
    .values({ usuarioId, meio: null, segredo: null, ultimoPasso: null, ...fresh })
    .onConflict((conflict) => conflict.column('usuarioId').doUpdateSet(fresh))
    .execute();
  return totp ? { meio, ...totp } : { meio, para: await sendEmailCode(ctx, usuarioId, 'CADASTRO') };
};

/**
 * Puts the new factor in use, when a code of it proves that it works; answers the recovery codes, this time only. Outside any
 * transaction.
 */
export const confirmFactor = async (
  ctx: PublicCtx,
  usuarioId: number,
  actor: Actor,
  codigo: string,
): Promise<string[]> => {
  const { agora } = ctx;
  const fresh = await ctx.db
    .selectFrom('segundoFator')
    .select(['novoMeio as meio', 'novoSegredo as segredo'])
    .where('usuarioId', '=', usuarioId)
    .where('novoEm', '>', new Date(agora.getTime() - minutesToConfirm * 60_000))
    .executeTakeFirst();
  const { meio, segredo } = fresh ?? {};
  if (!meio) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.semInicio') });
  const code = codigo.replace(/[\s-]/g, '');
  const { passo } = await judgeCode(ctx, usuarioId, async () => {
    const passo = segredo ? await stepOf(ctx, segredo, code) : null;
    const right =
      passo === null ? await acceptEmailCode(ctx, usuarioId, 'CADASTRO', code) : passo !== undefined;
    return right ? { passo: passo ?? null } : undefined;
  });
  return within(ctx, async (inner) => {
    const { db } = inner;
    await db
      .updateTable('segundoFator')
      .set({
        meio,
        segredo,
        ativadoEm: agora,
        ultimoPasso: passo,
        novoMeio: null,
        novoSegredo: null,
        novoEm: null,
      })
      .where('usuarioId', '=', usuarioId)
      .execute();
    const codes = await issueRecoveryCodes(inner, usuarioId);
    await appendEvent(db, actor, agora, {
      cadeia: `entrada:${usuarioId}`,
      ato: 'segundoFatorCadastrado',
      dados: { meio, endereco: ctx.endereco },
    });
    await tellPerson(
      inner,
      usuarioId,
      mensagem('entrada.correio.fator'),
      mensagem('entrada.correio.fatorCadastrado'),
    );
    return codes;
  });
};

const stepOf = async (
  { ports, agora }: PublicCtx,
  kept: string,
  code: string,
): Promise<number | undefined> =>
  /^\d{6}$/.test(code) ? totpStep(decryptSecret(ports.config.key, kept), code, agora, null) : undefined;
