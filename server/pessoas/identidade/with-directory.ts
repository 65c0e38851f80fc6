import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { Client } from 'ldapts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Config } from '#server/base/config.ts';
import {
  allowedAddress,
  goesThrough,
  openSocket,
  trustedAuthorities,
} from '#server/instalacao/conexao/index.ts';
import type { DirectorySettings } from './directory-settings.ts';

/** Milliseconds for each question, and for everything that is asked in one entry. */
const questionTimeout = 5_000;
const wholeTimeout = 15_000;

/** The directory could not be asked: out of reach, with a wrong certificate, or refusing the searching account. */
export class DirectoryDown extends Error {}

/**
 * Opens the directory as the searching account, works with it and closes it. The address is one that the installation
 * allows; with `ldap://` nothing is said before TLS, unless the settings let it.
 */
export const withDirectory = async <T>(
  config: Config,
  settings: DirectorySettings,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const sockets: Socket[] = [];
  let deadline: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, fail) => {
    const late = new DirectoryDown(mensagem('identidade.diretorio.demorou'));
    deadline = setTimeout(() => fail(late), wholeTimeout);
  });
  let client: Client | undefined;
  const ask = async (): Promise<T> => {
    const place = await placeOf(config, settings);
    const proxied = goesThrough(settings.proxy, place.host)
      ? await throughProxy(config, settings, place)
      : undefined;
    client = clientOf(place, sockets, proxied);
    if (!place.secure && settings.startTls) await client.startTLS({ ...place.tls });
    if (settings.usuario) await client.bind(settings.usuario, settings.senha ?? '');
    return work(client);
  };
  try {
    return await Promise.race([ask(), expired]);
  } catch (cause) {
    throw cause instanceof DirectoryDown ? cause : new DirectoryDown(said(cause, settings.senha), { cause });
  } finally {
    clearTimeout(deadline);
    // the answer is there already: how the directory takes the goodbye changes nothing
    await client?.unbind().catch(() => undefined);
    for (const socket of sockets) socket.destroy();
  }
};

interface Place {
  readonly secure: boolean;
  readonly port: number;
  readonly host: string;
  readonly address: string;
  readonly tls: ConnectionOptions;
}

const placeOf = async (config: Config, settings: DirectorySettings): Promise<Place> => {
  const url = new URL(settings.url);
  const secure = url.protocol === 'ldaps:';
  const port = Number(url.port || (secure ? 636 : 389));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    secure,
    port,
    host,
    // through a proxy it is the one that looks the name up
    address: goesThrough(settings.proxy, host)
      ? host
      : await allowedAddress(config.allowedConnections, host, port),
    // the certificate has to be of the name that was written, whatever address it led to
    tls: {
      host,
      servername: isIP(host) ? undefined : host,
      ca: trustedAuthorities(settings.autoridade),
      minVersion: 'TLSv1.2',
    },
  };
};

const throughProxy = (
  { allowedConnections: allowed }: Config,
  { proxy }: DirectorySettings,
  { host, port }: Place,
): Promise<Socket> => openSocket({ allowed, proxy, milliseconds: questionTimeout }, host, port);

const clientOf = (
  { secure, port, address, tls }: Place,
  sockets: Socket[],
  proxied: Socket | undefined,
): Client => {
  const kept = <S extends Socket>(socket: S): S => {
    sockets.push(socket);
    return socket;
  };
  return new Client({
    url: `${secure ? 'ldaps' : 'ldap'}://${isIP(address) === 6 ? `[${address}]` : address}:${port}`,
    timeout: questionTimeout,
    connectTimeout: questionTimeout,
    createConnection: () => (proxied ? arrived(kept(proxied)) : kept(connectPlain(port, address))),
    createSecureConnection: (first: number | ConnectionOptions) =>
      kept(
        connectTls(
          typeof first === 'number'
            ? { ...tls, ...(proxied ? { socket: kept(proxied) } : { host: address, port }) }
            : first,
        ),
      ),
  });
};

/** A connection that is open already still says so, as a new one does. */
const arrived = (socket: Socket): Socket => {
  setImmediate(() => socket.emit('connect'));
  return socket;
};

/** What the other side said, without the password of the searching account. */
const said = (cause: unknown, senha: string | undefined): string => {
  if (cause instanceof AppError) return String(cause.data['motivo'] ?? cause.message);
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return (senha ? text.replaceAll(senha, '…') : text).slice(0, 300);
};
