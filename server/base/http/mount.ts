import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx, OutsiderCtx, Ports } from './context.ts';
import { cookiesOf, sendCookies } from './cookies.ts';
import { decide, decidedInside } from './decide.ts';
import { unwrap, wrap } from './envelope.ts';
import { sendFile, sendRanged, type FileAnswer, type RangedAnswer } from './file-answer.ts';
import { repeatable } from './idempotency.ts';
import type { Implementation, Input } from './implement.ts';
import { checkDoor } from './permission.ts';
import { byClockHeader, outsiderCookie, type Externo } from './outsider.ts';
import { placeOf } from './place.ts';
import type { Sessao } from './session.ts';
import { readForm } from './read-form.ts';
import { checkBody, checkQuery, stripResult } from './shapes.ts';
import { tidyBody } from './tidy-body.ts';
import { checkStorable } from './storable.ts';
import { largestInteger } from './within-columns.ts';
import { inStep } from '#server/base/traces.ts';

/** Sends an answer that stays open; proxies are told to pass each piece on at once. */
const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(events);

declare module 'fastify' {
  interface FastifyRequest {
    sessao: Sessao | undefined;
    externo: Externo | undefined;
  }
}

/** Binds each implementation to its route: session, door, envelope, shapes, transaction, answer. */
export const mount = (
  app: FastifyInstance,
  ports: Ports,
  db: Database,
  implementations: readonly Implementation[],
): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    sendCookies(request, reply);
    done(null, payload);
  });
  for (const { nome, definition, handler } of implementations) {
    const implementation: Implementation = {
      nome,
      definition,
      handler: (ctx, input) => inStep(`caso ${nome}`, () => handler(ctx, input), { dentro: true }),
    };
    app.route({
      method: definition.method,
      url: `/${definition.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      onRequest: (request, reply) => authenticate(request, reply, ports, db, definition),
      config:
        definition.perMinute === undefined
          ? undefined
          : { rateLimit: { max: definition.perMinute, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const input = readInput(request, definition);
        const ctx = contextOf(request, ports, db);
        if (definition.file) {
          const file = (await implementation.handler(ctx, input)) as FileAnswer | RangedAnswer;
          return 'open' in file ? sendRanged(reply, file) : sendFile(reply, file);
        }
        if (definition.events)
          return sendEvents(reply, (await implementation.handler(ctx, input)) as Readable);
        return reply.send(wrap(await act(ctx, request, implementation, input)));
      },
    });
  }
};

/** Finds who asks and refuses at the door, before the body is read. */
export const authenticate = async (
  request: FastifyRequest,
  reply: FastifyReply,
  ports: Ports,
  db: Database,
  definition: Pick<EndpointDefinition, 'door' | 'leavesSubstitution'>,
): Promise<void> => {
  if (definition.door === 'publico') return;
  if (definition.door === 'externo') {
    request.externo = await ports.outsiders.ofToken(
      db,
      cookiesOf(request, ports.config).read(outsiderCookie.name),
      request.headers[byClockHeader] !== undefined,
    );
    return;
  }
  const token = bearerOf(request);
  if (!token) throw new AppError('naoAutenticado');
  request.sessao = await ports.sessions.ofToken(db, token, {
    leaving: definition.leavesSubstitution === true,
  });
  void reply.header('x-sessao-carimbo', request.sessao.carimbo);
  checkDoor(definition.door, request.sessao);
};

const bearerOf = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** The context of a request; `sessao` or `externo` is there whenever the door asks for it. */
export const contextOf = (request: FastifyRequest, ports: Ports, db: Database): Ctx & OutsiderCtx => ({
  db,
  sessao: request.sessao as Sessao,
  externo: request.externo as Externo,
  token: bearerOf(request),
  agora: ports.clock(),
  log: request.log,
  ports,
  correlacao: request.id,
  endereco: request.ip,
  agente: (request.headers['user-agent'] ?? '').slice(0, 300),
  lugar: placeOf(request),
  cookies: cookiesOf(request, ports.config),
});

const readInput = (request: FastifyRequest, definition: EndpointDefinition): Input<EndpointDefinition> => {
  const params = readParams(request.params as Record<string, string>, definition);
  const query = { ...(request.query as object) };
  if (definition.query) checkQuery(definition.query, query);
  else if (Object.keys(query).length > 0) throw new AppError('requisicaoInvalida');
  let body: unknown;
  if (!definition.multipart && definition.method !== 'GET') {
    body = unwrap(request.body);
    if (definition.body) {
      tidyBody(body);
      checkBody(definition.body, body);
    } else checkStorable(body);
  }
  const file = definition.multipart ? () => request.file() : () => Promise.resolve(undefined);
  const form = () => readForm(request, definition);
  return { params, query, body, file, form } as unknown as Input<EndpointDefinition>;
};

const readParams = (
  raw: Record<string, string>,
  definition: EndpointDefinition,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(raw).map(([name, text]): [string, string | number] => {
      if (definition.textParams?.includes(name)) {
        checkStorable({ [name]: text });
        return [name, text.slice(0, 500)];
      }
      // An id that is not a number names nothing: the answer is the same as for one that does not exist.
      if (!/^\d{1,15}$/.test(text) || Number(text) > largestInteger) throw new AppError('naoEncontrado');
      return [name, Number(text)];
    }),
  );

const act = async (
  ctx: Ctx,
  request: FastifyRequest,
  { definition, handler }: Implementation,
  input: Input<EndpointDefinition>,
): Promise<unknown> => {
  const run = async (inner: Ctx): Promise<unknown> => {
    const answer = await handler(inner, input);
    checkAnswer(ctx, definition, answer);
    return answer;
  };
  if (definition.method === 'GET' || definition.readOnly) return run(ctx);
  const repetivel = definition.secretAnswer
    ? undefined
    : repeatable(request, input.body, ctx.ports.config.key);
  const asked = repetivel ? { ...ctx, repetivel } : ctx;
  if (!definition.ownTransaction) return decide(asked, run);
  const answer = await decidedInside(asked, (inner) => handler(inner, input), {
    bringsFile: definition.multipart === true,
  });
  // An answer that was kept before comes whole.
  checkAnswer(ctx, definition, answer);
  return answer;
};

/** Strips what the shape does not declare; a wrong shape is our defect: tests fail on it, people still get their answer. */
const checkAnswer = (ctx: Ctx, definition: EndpointDefinition, answer: unknown): void => {
  if (!definition.result) return;
  const values = definition.list ? (answer as { itens: unknown[] }).itens : [answer];
  for (const value of values) {
    const problem = stripResult(definition.result, value);
    if (!problem) continue;
    if (ctx.ports.config.test) throw new Error(`${definition.path}: ${problem}`);
    ctx.log.error({ path: definition.path, problem }, 'resposta fora do formato');
  }
};

/** Sends a value in the envelope; for routes that are not in the catalogue (the registers'). */
export const sendPayload = (reply: FastifyReply, payload: unknown): FastifyReply => reply.send(wrap(payload));
