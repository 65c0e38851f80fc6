import { createHash } from 'node:crypto';
import { Agent, request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import aws4 from 'aws4';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import type { Bucket } from './file-store.ts';
import { VolumeProblemError, type VolumeProblem } from './volume-problem.ts';

/** How another server is reached, which the installation decides. */
export interface Reach {
  /** The address to connect to. @throws AppError when the installation does not allow it */
  address(host: string, port: number): Promise<string>;
  /** Who signs the certificates of others, in PEM. */
  authorities(): string[];
}

/** Connections that stay open between requests, of one process. */
interface Agents {
  readonly plain: Agent;
  readonly tls: TlsAgent;
}

export const openAgents = (): Agents => ({
  plain: new Agent({ keepAlive: true, maxSockets: 32 }),
  tls: new TlsAgent({ keepAlive: true, maxSockets: 32 }),
});

interface Asked {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  /** Name of the object, without what comes before all of them; of the bucket itself where there is none. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Times that what the store puts off, or a connection that was closed meanwhile, is asked again. */
const tries = 3;

const nothing = Buffer.alloc(0);

/** Asks a bucket, with every request signed (SigV4) and every body with its digest, which the store compares. */
export class BucketClient {
  readonly bucket: Bucket;
  readonly #reach: Reach;
  readonly #agents: Agents;
  readonly #silence: number;

  /** `silence` is the milliseconds without a sign of life after which the store counts as away. */
  constructor(bucket: Bucket, reach: Reach, agents: Agents, silence: number) {
    this.#silence = silence;
    this.bucket = bucket;
    this.#reach = reach;
    this.#agents = agents;
  }

  /** The answer, whose body is to be read; undefined where there is no such object. @throws {VolumeProblemError} */
  async ask(asked: Asked): Promise<IncomingMessage | undefined> {
    for (let left = tries; ; left -= 1) {
      const answer = await this.#once(asked).catch((error: unknown) => {
        if (error instanceof VolumeProblemError && (left <= 1 || !wasReset(error.cause))) throw error;
        if (!(error instanceof VolumeProblemError)) throw error;
        return undefined;
      });
      if (!answer) continue;
      const { statusCode: status = 0 } = answer;
      if (status >= 200 && status < 300) return answer;
      const code = valueOf(await readText(answer), 'Code');
      if (left > 1 && (status === 500 || status === 503)) continue;
      if (status === 404 && code !== 'NoSuchBucket') return undefined;
      throw new VolumeProblemError(problemOf(status, code), { cause: new Error(`${status} ${code ?? ''}`) });
    }
  }

  /** The words of the answer. A copy and the end of parts may fail after they began to answer well. */
  async words(asked: Asked): Promise<string | undefined> {
    const answer = await this.ask(asked);
    if (!answer) return undefined;
    const words = await readText(answer);
    if (words.includes('<Error>'))
      throw new VolumeProblemError('baldeSemResposta', { cause: new Error(valueOf(words, 'Code')) });
    return words;
  }

  /** Of what is written, how the store keeps it. */
  encryption(): Readonly<Record<string, string>> {
    const { cifra, chaveKms } = this.bucket;
    return defined({
      'x-amz-server-side-encryption': cifra,
      'x-amz-server-side-encryption-aws-kms-key-id': cifra === 'aws:kms' ? chaveKms : undefined,
    });
  }

  /** Name of an object as it stands in the path of a request, and in the source of a copy. */
  path(name: string): string {
    return `/${this.bucket.balde}/${encodeName(`${this.bucket.prefixo}${name}`)}`;
  }

  async #once({ method, name, query = {}, headers = {}, body = nothing }: Asked): Promise<IncomingMessage> {
    const { endereco, regiao, balde, prefixo, chaveAcesso, chaveSecreta, porNome } = this.bucket;
    const url = new URL(endereco);
    const secure = url.protocol === 'https:';
    const port = Number(url.port || (secure ? 443 : 80));
    const host = `${porNome ? `${balde}.` : ''}${url.hostname}`.replace(/^\[(.*)\]$/, '$1');
    const pinned = await this.#address(host, port);
    const object = name === undefined ? undefined : `/${encodeName(`${prefixo}${name}`)}`;
    const path = porNome ? (object ?? '/') : `/${balde}${object ?? ''}`;
    const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const writes = method === 'PUT' || method === 'POST';
    const signed = aws4.sign(
      {
        service: 's3',
        region: regiao,
        method,
        host: `${porNome ? `${balde}.` : ''}${url.host}`,
        path: search === '' ? path : `${path}?${search}`,
        headers: {
          ...headers,
          'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
          ...defined({
            'Content-Length': writes ? body.length : undefined,
            'Content-Type': writes ? 'application/octet-stream' : undefined,
            'Content-MD5': writes ? createHash('md5').update(body).digest('base64') : undefined,
          }),
        },
      },
      { accessKeyId: chaveAcesso, secretAccessKey: chaveSecreta },
    );
    const options: RequestOptions = {
      method,
      host: pinned,
      port,
      path: signed.path,
      headers: signed.headers,
      agent: secure ? this.#agents.tls : this.#agents.plain,
    };
    const tls = {
      ca: this.#reach.authorities(),
      minVersion: 'TLSv1.2' as const,
      ...defined({ servername: isIP(host) ? undefined : host }),
    };
    const quiet = this.#silence;
    return new Promise((done, fail) => {
      let answer: IncomingMessage | undefined;
      const answered = (found: IncomingMessage): void => done((answer = found));
      const request = secure ? requestTls({ ...options, ...tls }, answered) : requestPlain(options, answered);
      const silent = (): void => {
        // what came waits for who reads it slowly: that is not the store's silence
        if (answer && answer.readableLength > 0) request.socket?.setTimeout(quiet).once('timeout', silent);
        else request.destroy(new Error('o armazenamento não respondeu a tempo'));
      };
      request.setTimeout(quiet).once('timeout', silent);
      request.on('error', (cause) => fail(new VolumeProblemError('baldeSemResposta', { cause })));
      request.end(body);
    });
  }

  async #address(host: string, port: number): Promise<string> {
    try {
      return await this.#reach.address(host, port);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      // a name that is allowed and was not found says nothing of the installation
      throw new VolumeProblemError(cause.cause ? 'baldeSemResposta' : 'baldeForaDaLista', { cause });
    }
  }
}

const readText = async (answer: IncomingMessage): Promise<string> => {
  try {
    return await text(answer);
  } catch (cause) {
    throw new VolumeProblemError('baldeSemResposta', { cause });
  }
};

const wasReset = (cause: unknown): boolean =>
  cause instanceof Error && ['ECONNRESET', 'EPIPE'].includes((cause as NodeJS.ErrnoException).code ?? '');

const problemOf = (status: number, code: string | undefined): VolumeProblem => {
  if (status === 507 || code === 'QuotaExceeded' || code === 'XMinioStorageFull') return 'cota';
  if (status >= 500 || status === 429) return 'baldeSemResposta';
  return status === 404 ? 'baldeForaDoLugar' : 'baldeRecusa';
};

const encodeName = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** What stands in the first element of a name. */
export const valueOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

/** What stands in each element of a name. */
export const partsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );
