import { describe, expect, it } from 'vitest';
import { fastify } from 'fastify';
import { believes, readTrustProxy } from '#server/base/trust-proxy.ts';

/** The address that the server takes for the asker's: what limits count by and the log writes. */
const seenBy = async (trust: string, forwarded: string | undefined, peer = '10.0.0.5'): Promise<string> => {
  const app = fastify({ trustProxy: believes(readTrustProxy(trust)) });
  app.get('/', (request) => request.ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ method: 'GET', url: '/', remoteAddress: peer, headers });
  await app.close();
  return answer.body;
};

describe('o endereço de quem pede', () => {
  it('é o de quem se ligou, quando não há proxy', async () => {
    for (const trust of ['', '0', ' '])
      expect(await seenBy(trust, '198.51.100.9', '203.0.113.7')).toBe('203.0.113.7');
  });

  it('com um proxy é o que este acrescentou, e o que veio escrito antes não vale', async () => {
    expect(await seenBy('1', '203.0.113.7')).toBe('203.0.113.7');
    for (const forged of ['1.1.1.1', '2.2.2.2, 3.3.3.3', '10.0.0.5'])
      expect(await seenBy('1', `${forged}, 203.0.113.7`)).toBe('203.0.113.7');
    expect(await seenBy('1', undefined)).toBe('10.0.0.5');
  });

  it('com dois, é o penúltimo', async () => {
    expect(await seenBy('2', '1.1.1.1, 203.0.113.7, 10.0.0.9')).toBe('203.0.113.7');
  });

  it('com uma lista é o mais à direita que não está nela, e só quem está nela é ouvido', async () => {
    const list = '10.0.0.5, 10.1.0.0/16';
    expect(await seenBy(list, '1.1.1.1, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
    expect(await seenBy(list, '1.1.1.1', '198.51.100.2')).toBe('198.51.100.2');
  });
});

describe('TRUST_PROXY', () => {
  it('que não é número nem lista de endereços impede o início, em palavras', () => {
    for (const text of ['true', 'sim', '10.0.0.300', '10.0.0.0/99', '0.0.0.0/0', '*', '-1'])
      expect(() => readTrustProxy(text), text).toThrow(/TRUST_PROXY: ".*" não é um endereço nem uma rede/);
  });
});
