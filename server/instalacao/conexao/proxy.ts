import { isIP } from 'node:net';
import type { Database } from '#server/base/db/connect.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';

/** The proxy of the settings, and what does not go through it. */
export interface Proxy {
  readonly url: string;
  readonly excecoes: readonly string[];
  readonly usuario: string | undefined;
  readonly senha: string | undefined;
}

/** The proxy by which this server reaches others; undefined where there is none. */
export const readProxy = async (db: Database, key: Buffer): Promise<Proxy | undefined> => {
  const { proxyUrl, proxyExcecoes, proxyUsuario } = await readSettings(db);
  if (!proxyUrl) return undefined;
  const { proxySenha } = await db
    .selectFrom('registro.configuracao')
    .select('proxySenha')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    url: proxyUrl,
    excecoes: (proxyExcecoes ?? '')
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((name) => name !== ''),
    usuario: proxyUsuario ?? undefined,
    senha: proxySenha === null ? undefined : decryptSecret(key, proxySenha),
  };
};

/** Whether a host is reached through the proxy: an exception is a name, `*.name` with all below it, or an address. */
export const goesThrough = (proxy: Proxy | undefined, host: string): proxy is Proxy => {
  if (!proxy) return false;
  const name = host.toLowerCase().replace(/\.$/, '');
  return !proxy.excecoes.some((exception) => {
    const suffix = exception.replace(/^\*?\./, '.');
    return isIP(name) || !suffix.startsWith('.') ? name === exception : name.endsWith(suffix);
  });
};
