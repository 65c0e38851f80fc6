import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { KeptCertificate, NamedItem } from '#server/base/db/stored-values.ts';
import { decryptSecret, encryptSecret } from '#server/base/secret.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Minutes for the way to the provider and back, and at most between a yes and the signature. */
const minutes = 10;

/** What a person began at a provider, in their session. */
interface CloudAct {
  readonly id: number;
  readonly provedorId: number;
  readonly token: string | undefined;
  readonly certificados: readonly KeptCertificate[];
  /** What they named when they left: nothing else is signed with it. */
  readonly itens: readonly NamedItem[];
  readonly pacotes: readonly string[] | undefined;
  /** The person said yes to these packages. */
  readonly autorizado: boolean;
}

/** What goes to the provider, comes back from there, and proves that both are of the same act. */
export interface WayThere {
  readonly state: string;
  readonly verifier: string;
}

const random = (): string => randomBytes(32).toString('base64url');
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const endOf = ({ agora }: Ctx, seconds = minutes * 60): Date =>
  new Date(agora.getTime() + Math.min(seconds, minutes * 60) * 1000);

const refuse = (key: 'outraVolta' | 'vencida'): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`certificado.nuvem.${key}`) });

/** Begins an act: the key stays in the window, the rest goes to the provider. */
export const beginAct = async (
  ctx: Ctx,
  provedorId: number,
  itens: readonly NamedItem[],
): Promise<WayThere & { chave: string }> => {
  const { db, agora, sessao, ports } = ctx;
  const [state, verifier, chave] = [random(), random(), random()];
  await db.deleteFrom('assinaturaNuvem').where('venceEm', '<', agora).execute();
  await db
    .insertInto('assinaturaNuvem')
    .values({
      usuarioId: sessao.usuarioId,
      sessaoId: sessao.id,
      provedorId,
      itens: JSON.stringify(itens),
      chaveHash: digest(chave),
      estadoHash: digest(state),
      verificador: encryptSecret(ports.config.key, verifier),
      venceEm: endOf(ctx),
    })
    .execute();
  return { state, verifier, chave };
};

/** Sends the person there again, to say yes to these packages. */
export const beginAgain = async (ctx: Ctx, id: number, pacotes: readonly string[]): Promise<WayThere> => {
  const [state, verifier] = [random(), random()];
  await ctx.db
    .updateTable('assinaturaNuvem')
    .set({
      estadoHash: digest(state),
      verificador: encryptSecret(ctx.ports.config.key, verifier),
      pacotes,
      autorizado: false,
      venceEm: endOf(ctx),
    })
    .where('id', '=', id)
    .execute();
  return { state, verifier };
};

/** Takes what came back: once, in the session and the window where it began. */
export const takeReturn = async (
  ctx: Ctx,
  state: string,
  chave: string,
): Promise<CloudAct & { readonly verifier: string }> => {
  const row = await ctx.db
    .updateTable('assinaturaNuvem')
    .set({ estadoHash: null })
    .where('estadoHash', '=', digest(state))
    .where('sessaoId', '=', ctx.sessao.id)
    .where('usuarioId', '=', ctx.sessao.usuarioId)
    .returningAll()
    .executeTakeFirst();
  if (!row || !timingSafeEqual(row.chaveHash, digest(chave))) throw refuse('outraVolta');
  if (row.venceEm <= ctx.agora) throw refuse('vencida');
  return { ...actOf(ctx, row), verifier: decryptSecret(ctx.ports.config.key, row.verificador) };
};

/** One that is open, of this person and this session. */
export const findAct = async (ctx: Ctx, id: number): Promise<CloudAct & { readonly token: string }> => {
  const row = await ctx.db
    .selectFrom('assinaturaNuvem')
    .selectAll()
    .where('id', '=', id)
    .where('sessaoId', '=', ctx.sessao.id)
    .where('usuarioId', '=', ctx.sessao.usuarioId)
    .executeTakeFirst();
  const act = row && row.venceEm > ctx.agora ? actOf(ctx, row) : undefined;
  if (act?.token === undefined) throw refuse('vencida');
  return { ...act, token: act.token };
};

interface Row {
  readonly id: number;
  readonly provedorId: number;
  readonly token: string | null;
  readonly certificados: readonly KeptCertificate[] | null;
  readonly itens: readonly NamedItem[];
  readonly pacotes: string[] | null;
  readonly autorizado: boolean;
}

const actOf = (
  { ports }: Ctx,
  { id, provedorId, token, certificados, itens, pacotes, autorizado }: Row,
): CloudAct => ({
  id,
  provedorId,
  token: token === null ? undefined : decryptSecret(ports.config.key, token),
  certificados: certificados ?? [],
  itens,
  pacotes: pacotes ?? undefined,
  autorizado,
});

interface Allowed {
  readonly token: string;
  /** How long the provider lets it serve. */
  readonly seconds: number;
  /** What was found by it; absent when it is a yes to packages. */
  readonly certificados?: readonly KeptCertificate[];
}

/**
 * Keeps what the person allowed, encrypted, until the signature or its end. One that was begun again meanwhile waits for its own yes:
 * this one was to other packages.
 */
export const keepAllowed = async (
  ctx: Ctx,
  id: number,
  { token, seconds, certificados }: Allowed,
): Promise<void> => {
  await ctx.db
    .updateTable('assinaturaNuvem')
    .set({
      token: encryptSecret(ctx.ports.config.key, token),
      venceEm: endOf(ctx, seconds),
      ...(certificados ? { certificados: JSON.stringify(certificados) } : { autorizado: true }),
    })
    .where('id', '=', id)
    .where('estadoHash', 'is', null)
    .execute();
};

/** Nothing of it is kept any longer. */
export const forgetAct = async ({ db }: Ctx, id: number): Promise<void> => {
  await db.deleteFrom('assinaturaNuvem').where('id', '=', id).execute();
};

/** Nothing of any of a provider is kept any longer: what it gave is for where it was. */
export const forgetActsOf = async (db: Database, provedorId: number): Promise<void> => {
  await db.deleteFrom('assinaturaNuvem').where('provedorId', '=', provedorId).execute();
};
