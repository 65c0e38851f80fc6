import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx, Ports } from '#server/base/http/context.ts';
import { unwrap } from '#server/base/http/envelope.ts';
import { sendFile } from '#server/base/http/file-answer.ts';
import { authenticate, contextOf, sendPayload } from '#server/base/http/mount.ts';
import { checkStorable } from '#server/base/http/storable.ts';
import type { Engine } from './engine.ts';
import type { RawQuery } from '#server/engine/records/list-request.ts';
import * as handlers from '#server/engine/wire/handlers.ts';
import * as transfer from '#server/engine/wire/transfer-handlers.ts';
import { visibleRegister, visibleRegisters } from '#server/engine/wire/register-answer.ts';
import { validatorModule } from '#server/engine/wire/validators.ts';
import { recordFile } from '#server/engine/wire/record-file.ts';
import { writeOnce } from '#server/engine/wire/write-once.ts';
import type { RegisterCall } from '#server/engine/wire/register-call.ts';

interface RegisterRouteParts {
  readonly engine: Engine;
  readonly ports: Ports;
  readonly db: Database;
}

type Handler = (ctx: Ctx, engine: Engine, call: RegisterCall) => Promise<unknown>;

/**
 * Declares the routes of all registers, present and future: parametric, once, before the server listens.
 * A register that comes later is served by the same routes.
 */
export const registerRoutes = (app: FastifyInstance, parts: RegisterRouteParts): void => {
  const { engine, ports, db } = parts;
  const onRequest = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    authenticate(request, reply, ports, db, { door: 'autenticado' });
  const read =
    (handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      sendPayload(reply, await handler(contextOf(request, ports, db), engine, callOf(request)));
  const write =
    (handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const call = callOf(request);
      const ctx = contextOf(request, ports, db);
      return sendPayload(
        reply,
        await writeOnce(ctx, request, call.body, (inner) => handler(inner, engine, call)),
      );
    };

  app.get('/registro', { onRequest }, async (request, reply) =>
    sendPayload(reply, await visibleRegisters(contextOf(request, ports, db), engine.models())),
  );
  app.get('/registro/recusas', { onRequest }, read(handlers.refusals));
  app.get('/registro/aplicados', { onRequest }, read(handlers.inForce));
  app.get('/registro/migracoes', { onRequest }, read(handlers.migrations));
  app.get<{ Params: { arquivo: string } }>('/registro/validador/:arquivo', async (request, reply) => {
    // No bearer: a browser imports modules without one. The digest is known only to who received the definition.
    const digest = /^([0-9a-f]{64})\.js$/.exec(request.params.arquivo)?.[1];
    const code = digest && (await validatorModule({ db }, digest));
    if (!code) throw new AppError('naoEncontrado');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(code);
  });
  app.get<{ Params: { nome: string } }>('/registro/:nome', { onRequest }, async (request, reply) => {
    const model = engine.models().get(request.params.nome);
    const answer = model && (await visibleRegister(contextOf(request, ports, db), engine.models(), model));
    if (!answer) throw new AppError('naoEncontrado');
    return sendPayload(reply, answer);
  });
  app.get('/:registro', { onRequest }, read(handlers.list));
  app.get('/:registro/combo', { onRequest }, read(handlers.combo));
  app.get('/:registro/exportar', { onRequest }, async (request, reply) =>
    sendFile(reply, await transfer.exportList(contextOf(request, ports, db), engine, callOf(request))),
  );
  app.post('/:registro/importar', { onRequest }, async (request, reply) =>
    sendPayload(reply, await transfer.importFile(contextOf(request, ports, db), engine, request)),
  );
  app.get('/:registro/importacao', { onRequest }, read(transfer.loads));
  app.get('/:registro/importacao/:id', { onRequest }, read(transfer.load));
  app.get('/:registro/importacao/:id/linhas-erradas', { onRequest }, async (request, reply) =>
    sendFile(reply, await transfer.wrong(contextOf(request, ports, db), engine, callOf(request))),
  );
  app.post('/:registro/importacao/:id/cancelar', { onRequest }, write(transfer.cancel));
  app.post('/:registro/importacao/:id/desfazer', { onRequest }, write(transfer.undo));
  app.get('/:registro/:id', { onRequest }, read(handlers.get));
  app.get('/:registro/:id/arquivo/:arquivo', { onRequest }, async (request, reply) =>
    sendFile(reply, await recordFile(contextOf(request, ports, db), engine, callOf(request))),
  );
  app.get('/:registro/:id/historico', { onRequest }, read(handlers.history));
  app.get('/:registro/:id/usos', { onRequest }, read(handlers.uses));
  app.post('/:registro', { onRequest }, write(handlers.create));
  app.post('/:registro/acao/:nome', { onRequest }, write(handlers.act));
  app.post('/:registro/:id/acao/:nome', { onRequest }, write(handlers.act));
  app.post('/:registro/:id/restaurar', { onRequest }, write(transfer.restore));
  app.put('/:registro/:id', { onRequest }, write(handlers.update));
  app.delete('/:registro/:id', { onRequest }, write(handlers.remove));
};

const callOf = (request: FastifyRequest): RegisterCall => {
  const { registro = '', id, nome, arquivo } = request.params as Record<string, string | undefined>;
  const body = request.method === 'GET' ? undefined : unwrap(request.body);
  checkStorable(body);
  const validador = request.headers['x-registro-validador'];
  return {
    registro,
    id,
    nome,
    arquivo,
    query: request.query as RawQuery,
    body,
    validador: typeof validador === 'string' ? validador : undefined,
  };
};
