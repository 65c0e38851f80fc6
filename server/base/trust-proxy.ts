import { isIP } from 'node:net';

/** A number of hops, a list of proxies (addresses and networks), or nobody. */
export type TrustProxy = number | readonly string[] | false;

const loopback = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads `TRUST_PROXY`: `2`, or `10.0.0.5, 10.1.0.0/16`. There is no "everybody": whoever asks could then write any address,
 * and the limits by address and the log would believe it.
 */
export const readTrustProxy = (text = ''): TrustProxy => {
  const given = text.trim();
  if (given === '' || given === '0') return false;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const proxies = given.split(/[\s,;]+/).filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong !== undefined)
    throw new Error(
      `TRUST_PROXY: "${wrong}" não é um endereço nem uma rede. Escreva quantos proxies há na frente (1, 2…) ou quais são (10.0.0.5,10.1.0.0/16).`,
    );
  return proxies;
};

const isProxy = (text: string): boolean => {
  if (loopback.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

/** The same for Fastify, which walks from the nearest address outwards and takes the first that is not believed. */
export const believes = (
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (trust === false) return false;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return [...trust];
};
