import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { AppError } from '#schemas/app-error.ts';
import type { Config } from '#server/base/config.ts';
import { allowedFetch } from '#server/instalacao/conexao/index.ts';
import type { ProviderSettings } from './provider-settings.ts';

const milliseconds = 8_000;
/** What a provider says of itself is asked again after this. */
const keptFor = 10 * 60_000;

/** The provider could not be asked, or does not answer as one does. */
export class ProviderDown extends Error {}

const known = new Map<string, { readonly until: number; readonly provider: Configuration }>();

/** The provider as it describes itself now (discovery). @throws ProviderDown */
export const openProvider = async (
  config: Config,
  settings: ProviderSettings,
  { fresh = false } = {},
): Promise<Configuration> => {
  const key = JSON.stringify([settings, config.allowedConnections]);
  const kept = known.get(key);
  if (!fresh && kept && kept.until > Date.now()) return kept.provider;
  const provider = await reached(settings, discover(config, settings));
  known.clear();
  known.set(key, { until: Date.now() + keptFor, provider });
  return provider;
};

const discover = async (
  { allowedConnections }: Config,
  { emissor, cliente, segredo, autoridade, proxy }: ProviderSettings,
): Promise<Configuration> => {
  const issuer = new URL(emissor);
  const ask = allowedFetch({ allowed: allowedConnections, authority: autoridade, proxy, milliseconds });
  const found = await discovery(issuer, cliente, {}, undefined, {
    [customFetch]: ask,
    timeout: milliseconds / 1000,
    // plain HTTP is only for a provider on this machine, which the way of asking makes sure of
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
  const server = found.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const named =
    segredo === undefined
      ? None()
      : methods.includes('client_secret_basic')
        ? ClientSecretBasic(segredo)
        : ClientSecretPost(segredo);
  const provider = new Configuration(server, cliente, {}, named);
  provider[customFetch] = ask;
  provider.timeout = milliseconds / 1000;
  if (issuer.protocol === 'http:') allowInsecureRequests(provider);
  // the identity token comes straight from the provider; its signature is checked all the same
  enableNonRepudiationChecks(provider);
  return provider;
};

/** What fails between the two servers, in words that may be shown: never with the secret of the client. */
export const reached = <T>({ segredo }: ProviderSettings, step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    const text =
      cause instanceof AppError
        ? String(cause.data['motivo'] ?? cause.message)
        : cause instanceof Error
          ? [cause.message, causeOf(cause)].filter((part) => part !== '').join(': ')
          : String(cause);
    throw new ProviderDown((segredo ? text.replaceAll(segredo, '…') : text).slice(0, 300), { cause });
  });

const causeOf = ({ cause }: Error): string => {
  if (cause instanceof AppError) return String(cause.data['motivo'] ?? cause.message);
  return cause instanceof Error ? cause.message : '';
};
