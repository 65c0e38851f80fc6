import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasAlready } from '#server/base/http/has-already.ts';

/** A document in each form in which it leaves, and the mark by which a browser asks whether it changed. */
interface Packed {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

const perMinute = 60;

/**
 * A large document that changes seldom: written and compressed once for each `version` of what it tells of, outside the
 * thread that answers, and sent only to who does not have it yet.
 */
export const serveDocument = (
  api: FastifyInstance,
  path: string,
  version: () => object,
  write: () => object,
): void => {
  let kept: { readonly version: object; readonly packed: Promise<Packed> } | undefined;
  const current = (): Promise<Packed> => {
    const now = version();
    if (kept?.version !== now) kept = { version: now, packed: pack(JSON.stringify(write())) };
    return kept.packed;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { etag, bodies } = await current();
    // weak: the same document in any of its encodings
    void reply.headers({ etag: `W/"${etag}"`, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (hasAlready(request, etag)) return reply.code(304).send();
    const encoding = encodingFor(asked(request.headers['accept-encoding']));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  };
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  api.get(path, { config: { rateLimit }, compress: false }, answer);
};

const pack = async (text: string): Promise<Packed> => {
  const identity = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url');
  return { etag: digest, bodies: { br, gzip: gz, identity } };
};

const asked = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((item) => item.trim());

const encodingFor = (accepted: readonly string[]): Encoding => {
  const names = accepted.filter((item) => !/;\s*q=0(\.0*)?$/.test(item)).map((item) => item.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
};
