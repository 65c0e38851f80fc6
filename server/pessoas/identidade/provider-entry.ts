import { createHash, timingSafeEqual } from 'node:crypto';
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { AppError } from '#schemas/app-error.ts';
import type { ProvedorInicio, ProvedorRetorno } from '#schemas/shapes/identidade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { accountOfIdentity } from './account-of-identity.ts';
import { readIdentity } from './read-identity.ts';
import { openProvider, ProviderDown, reached } from './open-provider.ts';
import { readProviderSettings, type ProviderSettings } from './provider-settings.ts';

/** Minutes from the button to the return. */
const minutes = 10;

/** Who came back from the provider. */
interface ProviderEntry {
  readonly usuarioId: number;
  /** What the provider wants to see when the person leaves. */
  readonly identidade: string | undefined;
}

/** Where the provider sends people back to: a page of the client, which hands over what it received. */
export const returnAddress = async ({ db, ports }: Pick<PublicCtx, 'db' | 'ports'>): Promise<string> =>
  `${await publicAddress(db, ports.config)}autenticacao`;

/** Begins an entry: where to go at the provider, and the key without which nobody comes back from there. */
export const beginProviderEntry = async (ctx: PublicCtx): Promise<ProvedorInicio> => {
  const settings = await requireProvider(ctx);
  // asked anew: a provider that is down is better told here than by a page that never opens
  const provider = await open(ctx, settings, { fresh: true });
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const chave = randomState();
  await ctx.db
    .insertInto('entradaProvedor')
    .values({
      estadoHash: digest(state),
      chaveHash: digest(chave),
      emissor: settings.emissor,
      nonce,
      verificador: verifier,
      expiraEm: new Date(ctx.agora.getTime() + minutes * 60_000),
    })
    .execute();
  const endereco = buildAuthorizationUrl(provider, {
    redirect_uri: await returnAddress(ctx),
    scope: settings.escopos,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
  return { endereco, chave };
};

/**
 * Ends an entry: what came back from the provider serves once, in the browser that began it.
 * @param resposta the query of the address to which the provider sent the person.
 */
export const finishProviderEntry = async (
  ctx: PublicCtx,
  { resposta, chave }: ProvedorRetorno,
): Promise<ProviderEntry> => {
  const settings = await requireProvider(ctx);
  const answer = new URLSearchParams(resposta);
  const state = answer.get('state') ?? '';
  const begun = await ctx.db
    .deleteFrom('entradaProvedor')
    .where('estadoHash', '=', digest(state))
    .returning(['chaveHash', 'emissor', 'nonce', 'verificador', 'expiraEm'])
    .executeTakeFirst();
  const same = begun && timingSafeEqual(begun.chaveHash, digest(chave));
  if (!same || begun.expiraEm <= ctx.agora || begun.emissor !== settings.emissor)
    throw refused(mensagem('identidade.provedor.outraEntrada'));
  const provider = await open(ctx, settings);
  const tokens = await exchange(ctx, settings, provider, {
    url: new URL(`${await returnAddress(ctx)}?${answer.toString()}`),
    state,
    nonce: begun.nonce,
    verifier: begun.verificador,
  });
  const claims = tokens.claims();
  if (!claims) throw refused(mensagem('identidade.provedor.semIdentificacao'));
  const more = provider.serverMetadata().userinfo_endpoint
    ? await whenUp(ctx, reached(settings, fetchUserInfo(provider, tokens.access_token, claims.sub)))
    : {};
  const identity = readIdentity({ ...claims, ...more }, settings);
  const usuarioId = await accountOfIdentity(ctx, settings, { sujeito: claims.sub, ...identity });
  return { usuarioId, identidade: tokens.id_token };
};

interface Returned {
  readonly url: URL;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const exchange = async (
  ctx: PublicCtx,
  settings: ProviderSettings,
  provider: Configuration,
  { url, state, nonce, verifier }: Returned,
) => {
  try {
    return await authorizationCodeGrant(provider, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
  } catch (error) {
    if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
      const erro = (error.error_description ?? error.error).slice(0, 200);
      throw refused(mensagem('identidade.provedor.desistiu', { erro }), error);
    }
    return whenUp(ctx, reached(settings, Promise.reject(error as Error)));
  }
};

/** The settings of a provider in use; without one, this way in does not exist. */
const requireProvider = async ({ db, ports }: PublicCtx): Promise<ProviderSettings> => {
  const settings = await readProviderSettings(db, ports.config.key);
  if (!settings?.ativo) throw new AppError('naoEncontrado');
  return settings;
};

const open = (ctx: PublicCtx, settings: ProviderSettings, { fresh = false } = {}): Promise<Configuration> =>
  whenUp(ctx, openProvider(ctx.ports.config, settings, { fresh }));

/** A provider that is down is told to the person in plain words, and to the log in its own. */
const whenUp = <T>({ log }: PublicCtx, step: Promise<T>): Promise<T> =>
  step.catch((error: unknown) => {
    if (!(error instanceof ProviderDown)) throw error;
    log.error({ motivo: error.message }, mensagem('identidade.provedor.fora'));
    throw new AppError('provedorIndisponivel', {}, { cause: error });
  });

const refused = (motivo: string, cause?: Error): AppError =>
  new AppError('provedorRecusou', { motivo }, { cause });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
