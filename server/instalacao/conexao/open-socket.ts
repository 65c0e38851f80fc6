import { defined } from '#schemas/defined.ts';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect, type Socket } from 'node:net';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { allowedAddress, requireAllowedName } from './allowed-address.ts';
import { goesThrough, type Proxy } from './proxy.ts';
import { trustedAuthorities } from './trusted-authorities.ts';

interface Way {
  /** What the installation allows (`MALOTE_CONEXOES`): the other side, and the proxy on the way to it. */
  readonly allowed: readonly string[];
  readonly proxy: Proxy | undefined;
  readonly milliseconds: number;
}

/**
 * A connection to another server, straight to the one address that was checked, or through the proxy of the settings. With
 * a proxy it is the one that looks the name up: this machine may not be able to.
 */
export const openSocket = async (way: Way, host: string, port: number): Promise<Socket> => {
  const { allowed, proxy, milliseconds } = way;
  if (!goesThrough(proxy, host)) {
    const address = await allowedAddress(allowed, host, port);
    return connected(connect(port, address), milliseconds);
  }
  const asked = await requireAllowedName(allowed, host, port);
  return tunnel(way, proxy, `${asked.includes(':') ? `[${asked}]` : asked}:${port}`);
};

const connected = (socket: Socket, milliseconds: number): Promise<Socket> =>
  new Promise((done, fail) => {
    const late = setTimeout(() => socket.destroy(new Error(mensagem('conexao.demorou'))), milliseconds);
    socket.once('error', (error) => {
      clearTimeout(late);
      fail(error);
    });
    socket.once('connect', () => {
      clearTimeout(late);
      done(guarded(socket));
    });
  });

/** A connection that fails before somebody listens to it ends, and takes nobody along. */
const guarded = (socket: Socket): Socket => socket.on('error', () => undefined);

/** Asks an HTTP proxy for a way to `target` (CONNECT). */
const tunnel = async ({ allowed, milliseconds }: Way, proxy: Proxy, target: string): Promise<Socket> => {
  const url = new URL(proxy.url);
  const secure = url.protocol === 'https:';
  const port = Number(url.port || (secure ? 443 : 80));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const address = await allowedAddress(allowed, host, port);
  const named = proxy.usuario === undefined ? undefined : `${proxy.usuario}:${proxy.senha ?? ''}`;
  const options = {
    method: 'CONNECT',
    host: address,
    port,
    path: target,
    agent: false,
    signal: AbortSignal.timeout(milliseconds),
    headers: {
      host: target,
      ...defined({
        'proxy-authorization':
          named === undefined ? undefined : `Basic ${Buffer.from(named).toString('base64')}`,
      }),
    },
  } as const;
  return new Promise((done, fail) => {
    const request = secure
      ? requestTls({ ...options, servername: host, ca: trustedAuthorities(null) })
      : requestPlain(options);
    request.once('connect', (answer: IncomingMessage, socket: Socket) => {
      if (answer.statusCode === 200) done(guarded(socket));
      else {
        socket.destroy();
        fail(refused(answer));
      }
    });
    request.once('response', (answer) => {
      answer.destroy();
      fail(refused(answer));
    });
    request.once('error', fail).end();
  });
};

const refused = ({ statusCode, statusMessage }: IncomingMessage): AppError =>
  new AppError('transicaoNaoPermitida', {
    motivo: mensagem('conexao.proxyRecusou', {
      resposta: `${statusCode ?? ''} ${statusMessage ?? ''}`.trim(),
    }),
  });
