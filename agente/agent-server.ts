import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  agenteLimites,
  agenteProtocolo,
  type AgenteAssinatura,
  type AgenteCertificados,
  type AgenteErro,
  type AgenteEstado,
  type AgentePareado,
  type AgenteSessao,
} from '#schemas/agente.ts';
import type { Cryptoki } from '#server/ferramentas/pkcs11/cryptoki.ts';
import { TokenProblem } from '#server/ferramentas/pkcs11/token-problem.ts';
import { listCertificates } from '#server/ferramentas/pkcs11/tokens.ts';
import { AgentRefusal } from './agent-refusal.ts';
import type { Pairing } from './pairing.ts';
import { readFields, readSession, readToSign, textIn } from './read-request.ts';
import { SigningSessions, type AskPin } from './signing-session.ts';

interface Agent {
  readonly cryptoki: Cryptoki;
  readonly pairing: Pairing;
  readonly askPin: AskPin;
  readonly origins: readonly string[];
  readonly version: string;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly origin: string;
  /** The key of a page that was paired. */
  readonly key: string;
}

interface Call {
  readonly method: 'GET' | 'POST';
  /** Answered to who is not paired yet. */
  readonly open?: true;
  readonly answer: (asked: Asked) => Promise<object>;
}

/** What listens on the person's own machine, for the pages that they allowed. */
export const createAgent = ({ cryptoki, pairing, askPin, origins, version }: Agent): Server => {
  const sessions = new SigningSessions(cryptoki, askPin);
  const paired = ({ key, origin }: Asked): boolean => pairing.knows(key, origin);
  const calls: Readonly<Record<string, Call>> = {
    '/v1/estado': {
      method: 'GET',
      open: true,
      answer: async (asked): Promise<AgenteEstado> => ({
        agente: 'malote',
        versao: version,
        protocolo: agenteProtocolo,
        pareado: paired(asked),
      }),
    },
    '/v1/parear': {
      method: 'POST',
      open: true,
      answer: async ({ request, origin }): Promise<AgentePareado> => ({
        chave: pairing.pair(textIn(await readFields(request), 'codigo', /^[\d\s-]{1,20}$/), origin),
      }),
    },
    '/v1/certificados': {
      method: 'GET',
      answer: async (): Promise<AgenteCertificados> => ({
        certificados: listCertificates(cryptoki).map(({ der, cadeia, token }) => ({
          certificado: der.toString('base64'),
          cadeia: cadeia.map((one) => one.toString('base64')),
          token: token.nome,
        })),
      }),
    },
    '/v1/sessoes': {
      method: 'POST',
      answer: async ({ request, key, origin }): Promise<AgenteSessao> => ({
        sessao: await sessions.begin(key, origin, readSession(await readFields(request))),
      }),
    },
    '/v1/assinar': {
      method: 'POST',
      answer: async ({ request, key }): Promise<AgenteAssinatura> => {
        const { sessao, chave, dados } = readToSign(await readFields(request));
        const value = sessions.sign(key, sessao, chave, Buffer.from(dados, 'base64'));
        return { assinatura: value.toString('base64') };
      },
    },
    '/v1/fechar': {
      method: 'POST',
      answer: async ({ request, key }) => {
        sessions.end(key, textIn(await readFields(request), 'sessao', /^[\w-]{20,30}$/));
        return {};
      },
    },
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
  ): Promise<void> => {
    const call = calls[request.url ?? ''];
    if (!call || call.method !== request.method) throw new AgentRefusal('pedidoInvalido');
    const key = /^Bearer ([\w-]{20,60})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const asked = { request, origin, key };
    if (!call.open && !paired(asked)) throw new AgentRefusal('naoPareado');
    send(response, 200, await call.answer(asked));
  };

  const limit = new MinuteLimit();
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    const origin = allowedOrigin(request, origins);
    // nothing is told to others, not even that there is an agent
    if (origin === undefined) return void response.writeHead(403).end();
    for (const [name, value] of corsHeaders(request, origin)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (!limit.takes()) return send(response, 429, { erro: 'espere' satisfies AgenteErro });
    answer(request, response, origin).catch((error: unknown) => refuse(response, error));
  });
  server.on('close', () => sessions.close());
  return server;
};

/** The origin of a page that is allowed, of a request that really came to this address: a name that leads here is not it. */
const allowedOrigin = (
  { headers, socket }: IncomingMessage,
  origins: readonly string[],
): string | undefined => {
  const here = headers.host === `127.0.0.1:${socket.localPort ?? 0}`;
  return here ? origins.find((one) => one === headers.origin) : undefined;
};

const corsHeaders = (
  { headers }: IncomingMessage,
  origin: string,
): readonly (readonly [string, string])[] => [
  ['access-control-allow-origin', origin],
  ['vary', 'origin'],
  ['access-control-allow-methods', 'GET, POST'],
  ['access-control-allow-headers', 'authorization, content-type'],
  ['access-control-max-age', '600'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ...(headers['access-control-request-private-network'] === 'true'
    ? ([['access-control-allow-private-network', 'true']] as const)
    : []),
];

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, error: unknown): void => {
  const known =
    error instanceof AgentRefusal ? error.erro : error instanceof TokenProblem ? error.why : undefined;
  send(response, known === undefined ? 500 : 409, { erro: known ?? ('outro' satisfies AgenteErro) });
  // one odd request does not end the agent
  if (known === undefined) process.emitWarning(error instanceof Error ? error : String(error));
};

/** So many calls in a minute, and no more. */
class MinuteLimit {
  #from = 0;
  #count = 0;

  takes(): boolean {
    const now = Date.now();
    if (now - this.#from > 60_000) {
      this.#from = now;
      this.#count = 0;
    }
    this.#count++;
    return this.#count <= agenteLimites.porMinuto;
  }
}
