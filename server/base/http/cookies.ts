import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/base/config.ts';

/** The few things that a browser keeps for the server; no script of a page reads them. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** Kept for some seconds; of no seconds, it is forgotten. */
  readonly write: (name: string, value: string, seconds: number, place?: CookiePlace) => void;
}

interface CookiePlace {
  /** Where it is sent back, below the API. */
  readonly path?: string;
}

/** For work that no browser asked for. */
export const noCookies: Cookies = { read: () => undefined, write: () => undefined };

const written = new WeakMap<FastifyRequest, Map<string, string>>();

export const cookiesOf = (
  request: FastifyRequest,
  { origin, basePath }: Pick<Config, 'origin' | 'basePath'>,
): Cookies => ({
  read: (name) => {
    const found = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
    return found?.slice(name.length + 1);
  },
  write: (name, value, seconds, { path = '' } = {}) => {
    const parts = [
      `${name}=${value}`,
      `Path=${basePath}ws/api/${path}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(origin.startsWith('https:') ? ['Secure'] : []),
    ];
    const all = written.get(request) ?? new Map<string, string>();
    written.set(request, all.set(name, parts.join('; ')));
  },
});

/** Puts what was written in the answer, also when it is a refusal. */
export const sendCookies = (request: FastifyRequest, reply: FastifyReply): void => {
  const all = written.get(request);
  if (all) void reply.header('set-cookie', [...all.values()]);
};
