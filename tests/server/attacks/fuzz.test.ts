import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { nameOf, shapeFiles } from '#schemas/shapes/schema-files.ts';
import { catalogue } from '#tests/server/access/catalogue.ts';
import { startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';
import { inTurn, shareAsked } from '#tests/setup/in-turn.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { altered, hostileTexts, hostileValues, ordinary, placesOf } from './hostile.ts';

const seed = 20_261_123;
/** Places of one body that are altered, and values from the draw for each of them. */
const mostPlaces = 20;
const drawn = thorough ? 5 : 3;
/** Commits over which the texts, and the places of a body, are all tried; the kinds of what is tried are in each. */
const shares = 6;
const longest = thorough ? 1_200_000 : 240_000;

type Shape = Readonly<Record<string, unknown>>;

const shapes: ReadonlyMap<string, Shape> = new Map(
  shapeFiles.flatMap(({ $defs }) => Object.entries($defs as Record<string, Shape>)),
);
const find = (ref: string): Shape => shapes.get(ref.split('/').at(-1) ?? '') ?? {};

let server: TestApp;
let calls: readonly EndpointDefinition[];
let token = '';
let asked = 0;
let lastFault = '';

beforeAll(async () => {
  server = await startTestApp();
  calls = await catalogue();
  server.app.addHook('onError', (_request, _reply, error, done) => {
    lastFault = error.message;
    done();
  });
}, 240_000);
afterAll(() => server.close());

const signIn = async (): Promise<void> => {
  const { app } = server;
  const payload = { payload: { login: 'admin', senha: worldPassword } };
  const answer = await app.inject({
    method: 'POST',
    url: '/ws/api/login',
    payload,
    remoteAddress: address(),
  });
  token = answer.json<{ payload: { token: string } }>().payload.token;
};

/** Limits are by address; each call comes from another. */
const address = (): string => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;

interface Raw {
  readonly method: EndpointDefinition['method'];
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks, and tells what it was when the server had no answer of its own for it. */
const faultOf = async ({ method, path, body, headers = {} }: Raw): Promise<string | undefined> => {
  asked += 1;
  const ask = () =>
    server.app.inject({
      method,
      url: `/ws/api/${path}`,
      remoteAddress: address(),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: body,
    });
  let answer = await ask();
  if (answer.statusCode === 401 && !path.startsWith('login')) {
    await signIn();
    answer = await ask();
  }
  if (answer.statusCode < 500) return undefined;
  return `${lastFault} ${answer.statusCode} ${method} ${path.slice(0, 200)} ${String(body ?? '').slice(0, 300)}`;
};

const faultsOf = async (requests: readonly Raw[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const request of requests) {
    const fault = await faultOf(request);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
};

const plainPath = ({ path, textParams }: EndpointDefinition, other?: [string, string]): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    other?.[0] === name ? other[1] : textParams?.includes(name) ? 'texto' : '3',
  );

const paramsOf = ({ path }: EndpointDefinition): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const written = (body: unknown): string => JSON.stringify({ payload: body });

/** Texts for one parameter: all of them in a campaign, and by day a share, another one for the next parameter and commit. */
const textsFor = (turn: number): readonly string[] =>
  hostileTexts.filter((_, index) => inTurn(index + turn, shares));

const addressed = (call: EndpointDefinition, index: number): readonly Raw[] => {
  const { method } = call;
  const body = method === 'GET' || call.multipart ? {} : { body: written({}) };
  const query = Object.keys((call.query ? find(nameOf(call.query))['properties'] : {}) as object);
  return [
    ...paramsOf(call).flatMap((name, at) =>
      textsFor(index + at).map((text): Raw => ({ method, path: plainPath(call, [name, text]), ...body })),
    ),
    ...query.flatMap((name, at) =>
      [...textsFor(index + at), `1&${name}=2`, `&${name}=%00`].map((text): Raw => ({
        method,
        path: `${plainPath(call)}?${name}=${text}`,
        ...body,
      })),
    ),
    { method, path: `${plainPath(call)}?desconhecido=%00`, ...body },
  ];
};

/** So many of them, from the first to the last at even steps. */
const someOf = <T>(all: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

const bodied = (call: EndpointDefinition, index: number): readonly Raw[] => {
  const { method } = call;
  if (method === 'GET' || call.multipart) return [];
  const path = plainPath(call);
  const base = call.body ? ordinary(find(nameOf(call.body)), find) : {};
  return [
    ...someOf(placesOf(base), mostPlaces).flatMap((place, at) => {
      if (!inTurn(index + at, shares)) return [];
      return hostileValues(seed + index * 100 + at, drawn).map((value): Raw => ({
        method,
        path,
        body: written(altered(base, place, value)),
      }));
    }),
    { method, path, body: written({ ...(base as object), desconhecido: 'a\u0000b' }) },
    ...['', '{', '[]', 'null', '{"payload":1}', '{"payload":{},"x":1}', '\u0000'].map((text): Raw => ({
      method,
      path,
      body: text,
    })),
  ];
};

const edge = 'limite';
const part = (name: string, file: string, content: string): string =>
  `--${edge}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n${content}\r\n`;

/** Forms without a boundary, cut, empty, of another type or with hostile names. */
const forms = (path: string): readonly Raw[] => {
  const multipart = `multipart/form-data; boundary=${edge}`;
  const whole = `${part('arquivo', 'nota.pdf', '%PDF-1.7 nota')}--${edge}--\r\n`;
  return [
    ['multipart/form-data', whole],
    ['multipart/form-data; boundary=', whole],
    ['multipart/form-data; boundary=outro', whole],
    [multipart, ''],
    [multipart, 'nada'],
    [multipart, whole.slice(0, 40)],
    [multipart, whole.slice(0, 110)],
    [multipart, whole.slice(0, -8)],
    [multipart, `${part('arquivo', 'a\u0000b.pdf', '%PDF-1.7')}--${edge}--\r\n`],
    [multipart, `${part('__proto__', 'nota.pdf', '%PDF-1.7')}--${edge}--\r\n`],
    [multipart, `${part('payload', 'p.json', '{"payload":{"x":"\\u0000"}}')}${whole}`],
    [multipart, `--${edge}\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{\r\n${whole}`],
    [multipart, `--${edge}\r\nsem cabeçalho\r\n\r\n${whole}`],
    ['application/json', written({})],
    ['text/plain', 'x'],
  ].map(([type = '', text = '']): Raw => ({
    method: 'POST',
    path,
    body: Buffer.from(text),
    headers: { 'content-type': type },
  }));
};

describe('o que é hostil', () => {
  it(
    'nos endereços de cada chamada do catálogo tem resposta, e nunca 500',
    async () => {
      expect(await faultsOf(calls.flatMap(addressed))).toEqual([]);
    },
    longest,
  );

  it(
    'nos corpos de cada chamada do catálogo tem resposta, e nunca 500',
    async () => {
      expect(await faultsOf(calls.flatMap(bodied))).toEqual([]);
    },
    longest,
  );

  it('nos formulários com arquivos tem resposta, e nunca 500', async () => {
    const multipart = calls.filter((call) => call.multipart).map((call) => plainPath(call));
    expect(multipart).not.toEqual([]);
    expect(await faultsOf([...multipart, 'cargo/importar'].flatMap(forms))).toEqual([]);
  }, 60_000);

  it(
    'nos cadastros tem resposta, e nunca 500',
    async () => {
      const requests: Raw[] = [];
      const named = ['q', 'sort', 'start', 'pageSize', 'id', 'ids', 'rotulo', 'formato'];
      const values = hostileValues(seed, 14);
      let index = 0;
      for (const { name, fields: declared } of server.platform.engine.models().values()) {
        index += 1;
        const fields = [...declared.keys()];
        const nextOf = <T>(values: readonly T[], turn: number): T =>
          values[(turn + index) % values.length] as T;
        for (const [at, query] of [...named, ...fields].entries())
          for (const text of thorough ? hostileTexts : [nextOf(hostileTexts, at + shareAsked)])
            requests.push({ method: 'GET', path: `${name}?${query}=${text}` });
        for (const [at, query] of named.entries())
          for (const rest of ['combo', 'exportar'])
            requests.push({ method: 'GET', path: `${name}/${rest}?${query}=${nextOf(hostileTexts, at)}` });
        for (const text of ['%00', '9223372036854775808', nextOf(hostileTexts, 0)])
          requests.push({ method: 'GET', path: `${name}/${text}` });
        const base = Object.fromEntries(
          [...declared].map(([field, { property }]) => [field, ordinary(property as Shape, find)]),
        );
        for (const [at, field] of fields.entries())
          for (const turn of thorough ? [0, 1, 2, 5, 9, 12] : [inTurn(at, 2) ? 0 : 5]) {
            const value = nextOf(values, at + turn);
            requests.push({ method: 'POST', path: name, body: written(altered(base, [field], value)) });
            if (turn === 0)
              requests.push({
                method: 'PUT',
                path: `${name}/3`,
                body: written({ ...base, versao: 1, [field]: value }),
              });
          }
        for (const value of values.slice(0, 5))
          requests.push({ method: 'POST', path: name, body: written(value) });
      }
      expect(await faultsOf(requests)).toEqual([]);
    },
    longest,
  );
});
