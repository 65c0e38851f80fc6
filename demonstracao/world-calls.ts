import { randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Ports } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { outsiderCookie } from '#server/base/http/outsider.ts';
import type { HistoryClock } from './history-clock.ts';
import type { ContextoAto } from './target.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API, by who acts and at that time. */
export type WorldCall = <T>(
  contexto: ContextoAto,
  method: Method,
  path: string,
  payload?: object,
) => Promise<T>;

/** A form of the API: its fields, and the file that goes with them. */
interface Formulario {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly corpo?: object;
  readonly arquivo?: { readonly nome: string; readonly conteudo: Uint8Array };
}

/** Somebody from outside, and when they ask. */
interface ContextoDeFora {
  readonly em: Date;
  readonly externoId: number;
}

export interface WorldCalls {
  readonly call: WorldCall;
  readonly send: <T>(contexto: ContextoAto, form: Formulario) => Promise<T>;
  readonly outside: <T>(
    contexto: ContextoDeFora,
    method: Method,
    path: string,
    payload: object,
  ) => Promise<T>;
}

interface Parts {
  readonly app: FastifyInstance;
  /** Path under which the server answers, with a final slash. */
  readonly basePath: string;
  readonly ports: Ports;
  readonly clock: HistoryClock;
}

const far = new Date('2100-01-01T00:00:00Z');
const edge = 'limite-da-demonstracao';

const part = (head: string, content: Uint8Array): readonly Uint8Array[] => [
  Buffer.from(`--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
  content,
  Buffer.from('\r\n'),
];

/** The ways into a server by which the people of the world act: each by a session of their own, at the time of the act. */
export const worldCalls = ({ app, basePath, ports: { db }, clock }: Parts): WorldCalls => {
  const tokens = new Map<string, Promise<string>>();
  const once = (key: string, open: () => Promise<string>): Promise<string> => {
    const known = tokens.get(key) ?? open();
    tokens.set(key, known);
    return known;
  };
  const newToken = (): { readonly token: string; readonly tokenHash: Buffer } => {
    const token = randomBytes(32).toString('base64url');
    return { token, tokenHash: hashToken(token) };
  };

  const bearer = ({ usuarioId, unidadeId, em }: ContextoAto): Promise<string> =>
    once(`${usuarioId}/${unidadeId}`, async () => {
      const { token, tokenHash } = newToken();
      await db
        .insertInto('sessao')
        .values({
          tokenHash,
          anteriorHash: null,
          usuarioId,
          unidadeId,
          substituidoId: null,
          criadaEm: em,
          renovadaEm: em,
          expiraEm: far,
          limiteEm: far,
          endereco: '127.0.0.1',
          agente: 'demonstração',
        })
        .execute();
      return `Bearer ${token}`;
    });

  const cookie = ({ externoId, em }: ContextoDeFora): Promise<string> =>
    once(`externo/${externoId}`, async () => {
      const { token, tokenHash } = newToken();
      await db
        .insertInto('sessaoExterna')
        .values({
          tokenHash,
          externoId,
          criadaEm: em,
          usadaEm: em,
          expiraEm: far,
          limiteEm: far,
          endereco: '127.0.0.1',
          agente: 'demonstração',
        })
        .execute();
      return `${outsiderCookie.name}=${token}`;
    });

  const url = (path: string): string => `${basePath}ws/api/${path}`;
  const answered = <T>(said: string, answer: LightMyRequestResponse): T => {
    if (answer.statusCode !== 200) throw new Error(`${said}: ${answer.body}`);
    return answer.json<{ payload: T }>().payload;
  };

  return {
    call: async (contexto, method, path, payload) => {
      const headers = { authorization: await bearer(contexto) };
      const answer = await clock.at(contexto.em, () =>
        app.inject({ method, url: url(path), headers, payload: payload ? { payload } : undefined }),
      );
      return answered(`${contexto.chave}: ${method} ${path}`, answer);
    },
    send: async (contexto, { method, path, corpo, arquivo }) => {
      const headers = {
        authorization: await bearer(contexto),
        'content-type': `multipart/form-data; boundary=${edge}`,
      };
      const payload = Buffer.concat([
        ...(corpo ? part('name="payload"', Buffer.from(JSON.stringify(corpo))) : []),
        ...(arquivo ? part(`name="arquivo"; filename="${arquivo.nome}"`, arquivo.conteudo) : []),
        Buffer.from(`--${edge}--\r\n`),
      ]);
      const answer = await clock.at(contexto.em, () =>
        app.inject({ method, url: url(path), headers, payload }),
      );
      return answered(`${contexto.chave}: ${method} ${path}`, answer);
    },
    outside: async (contexto, method, path, payload) => {
      const headers = { cookie: await cookie(contexto) };
      const answer = await clock.at(contexto.em, () =>
        app.inject({ method, url: url(path), headers, payload: { payload } }),
      );
      return answered(`de fora: ${method} ${path}`, answer);
    },
  };
};
