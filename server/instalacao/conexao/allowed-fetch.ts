import { defined } from '#schemas/defined.ts';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { allowedAddress } from './allowed-address.ts';
import { openSocket } from './open-socket.ts';
import { goesThrough, type Proxy } from './proxy.ts';
import { trustedAuthorities } from './trusted-authorities.ts';

interface Options {
  readonly allowed: readonly string[];
  /** Who signs the certificates of the other side, in PEM; null trusts whom this machine trusts. */
  readonly authority: string | null;
  /** Of the settings, where there is one. */
  readonly proxy: Proxy | undefined;
  readonly milliseconds: number;
  /** What comes proves by itself whose it is: plain HTTP may bring it from anywhere that is allowed. */
  readonly plain?: boolean;
  /** Answers beyond this are not read. */
  readonly mostBytes?: number;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Of what is usually asked for, which is small. */
const usualBytes = 1_048_576;

/**
 * Asks something of another server by HTTP: only of addresses that the installation allows, looked up once, without
 * following where it points to. Plain HTTP goes to this very machine and nowhere else, but for what is signed by itself.
 */
export const allowedFetch =
  ({ allowed, authority, proxy, milliseconds, plain = false, mostBytes = usualBytes }: Options) =>
  async (address: string, { method, headers, body }: Sent): Promise<Response> => {
    const url = new URL(address);
    const secure = url.protocol === 'https:';
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const port = Number(url.port || (secure ? 443 : 80));
    const proxied = goesThrough(proxy, host);
    const pinned = proxied ? host : await allowedAddress(allowed, host, port);
    if (!secure && !plain && !isLoopback(pinned))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('conexao.soHttps') });
    const text = textOf(body);
    const options: RequestOptions = {
      method,
      host: pinned,
      port,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        ...defined({ 'content-length': text === undefined ? undefined : Buffer.byteLength(text) }),
      },
      signal: AbortSignal.timeout(milliseconds),
      agent: false,
    };
    const tls = {
      ca: trustedAuthorities(authority),
      minVersion: 'TLSv1.2' as const,
      ...defined({ servername: isIP(host) ? undefined : host }),
    };
    const way = proxied ? await openSocket({ allowed, proxy, milliseconds }, host, port) : undefined;
    return new Promise((done, fail) => {
      const answered = (answer: IncomingMessage): void => void readAnswer(answer, mostBytes).then(done, fail);
      const request = secure
        ? requestTls({ ...options, ...tls, ...tlsOver(way, tls) }, answered)
        : requestPlain(
            { ...options, ...defined({ createConnection: way ? () => way : undefined }) },
            answered,
          );
      request.once('error', fail).end(text);
    });
  };

/** TLS inside the way that the proxy opened. */
const tlsOver = (way: Socket | undefined, tls: ConnectionOptions): RequestOptions =>
  way ? { createConnection: () => connectTls({ ...tls, socket: way }) } : {};

const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address);

const textOf = (body: unknown): string | Uint8Array | undefined => {
  if (body === undefined || body === null) return undefined;
  if (body instanceof Uint8Array) return body;
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('Só texto ou bytes são enviados a outro servidor.');
};

const readAnswer = async (answer: IncomingMessage, mostBytes: number): Promise<Response> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('A resposta do outro servidor é grande demais.');
    parts.push(part);
  }
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const empty = [204, 205, 304].includes(status);
  return new Response(empty ? null : Buffer.concat(parts), { status, headers });
};
