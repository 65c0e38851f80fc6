import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

/** An OpenID Connect provider of its own, with people who enter with their name and any password. */
export interface OutsideProvider {
  readonly issuer: string;
  /** What it says of each person; may be changed at any time. */
  readonly people: Map<string, Record<string, unknown>>;
  readonly stop: () => Promise<void>;
}

export const providerClient = { id: 'malote', secret: 'segredo-do-cliente-com-tamanho-de-sobra' };

/** Starts it for a Malote that is found at `address`, which ends in a slash. */
export const startProvider = async (address: string, port: number): Promise<OutsideProvider> => {
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Record<string, unknown>>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [`${address}autenticacao`],
        post_logout_redirect_uris: [`${address}login`],
      },
    ],
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['chave-dos-biscoitos-do-provedor'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups', 'matricula'],
      malote: ['documento', 'setores'],
    },
    findAccount: (_ctx, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    // nobody is asked whether Malote may know who they are: the institution already decided
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email malote');
      await grant.save();
      return grant;
    },
  });
  const server: Server = createServer(provider.callback());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    people,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Goes through the provider as the browser of a person would. @returns the address that it sends them back to. */
export const passProvider = async (begin: string, person: string | undefined): Promise<URL> => {
  const jar = new Map<string, string>();
  const visit = async (address: string, form?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      method: form ? 'POST' : undefined,
      body: form,
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const own = new URL(begin).origin;
  let at = new URL(begin);
  let answer = await visit(at.href);
  for (let step = 0; step < 10; step += 1) {
    const next = answer.headers.get('location');
    if (next !== null) {
      at = new URL(next, at);
      if (at.origin !== own) return at;
      answer = await visit(at.href);
      continue;
    }
    const page = await answer.text();
    if (answer.status !== 200)
      throw new Error(`O provedor respondeu ${answer.status}: ${page.slice(0, 300)}`);
    answer =
      person === undefined
        ? await visit(`${at.href}/abort`)
        : await visit(at.href, new URLSearchParams({ prompt: 'login', login: person, password: 'qualquer' }));
  }
  throw new Error('O provedor não devolveu a pessoa.');
};
