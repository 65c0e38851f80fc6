import { createHash } from 'node:crypto';
import type { Ctx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { WayThere } from './cloud-act.repository.ts';
import type { Provider } from './providers.ts';
import type { Consent } from './signing-device.ts';

/** Where a provider sends people back to: a page of the client, which hands over what it received. */
export const returnAddress = async ({ db, ports }: Pick<Ctx, 'db' | 'ports'>): Promise<string> =>
  `${await publicAddress(db, ports.config)}principal/assinatura/nuvem`;

/** The page of the provider where the person says yes, bound to this act (PKCE, S256). */
export const authorisation = async (
  ctx: Ctx,
  { oauth, device, cliente }: Provider,
  { state, verifier }: WayThere,
  consent: Consent,
): Promise<string> => {
  const url = new URL(oauth + device.authorisePath);
  const query = {
    response_type: 'code',
    client_id: cliente,
    redirect_uri: await returnAddress(ctx),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...consent,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
