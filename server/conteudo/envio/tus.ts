import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx, Ports } from '#server/base/http/context.ts';
import { authenticate, contextOf } from '#server/base/http/mount.ts';
import { append, begin, discard, find, finish, largestPiece, reached, type Envio } from './envio.ts';
import { inTurn, TurnTaken } from './turn.ts';

/** The version of the protocol that is spoken (tus.io/protocols/resumable-upload, 1.0.x). */
const version = '1.0.0';
const extensions = 'creation,expiration,termination';
const partType = 'application/offset+octet-stream';

interface Parts {
  readonly config: Pick<Config, 'basePath'>;
  readonly ports: Ports;
  readonly db: Database;
}

/** What the protocol asks of an answer that the house has no error for. */
const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/**
 * Files that come in parts, by the tus protocol: who lost the connection asks how far the file came (HEAD) and goes on from there
 * (PATCH). They are of who began them, who must be signed in at each part. What is whole becomes a file, whose id the last
 * answer has.
 */
export const serveUploads = (app: FastifyInstance, { config, ports, db }: Parts): void => {
  const base = `${config.basePath}ws/api/envio`;
  // in a scope of its own: nowhere else is a body left as it comes
  void app.register((scope, _options, ready) => {
    scope.addContentTypeParser(partType, (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('tus-resumable', version);
      if (request.method === 'OPTIONS') return;
      await authenticate(request, reply, ports, db, { door: 'pecaIncluir' });
      if (request.method !== 'GET' && request.headers['tus-resumable'] !== version) {
        void reply.header('tus-version', version);
        return refuse(reply, 412, 'Tus-Resumable: 1.0.0');
      }
      return undefined;
    });
    const ctxOf = (request: FastifyRequest): Ctx => contextOf(request, ports, db);

    for (const path of ['/envio', '/envio/:id'])
      scope.options(path, async (_request, reply) =>
        reply
          .code(204)
          .header('tus-version', version)
          .header('tus-extension', extensions)
          .header('tus-max-size', await largestPiece(db))
          .send(),
      );

    scope.post('/envio', async (request, reply) => {
      const tamanho = integerOf(request.headers['upload-length']);
      const { filename, conteudoId } = metadataOf(request.headers['upload-metadata']);
      if (tamanho === undefined || tamanho === 0 || !filename || !/^\d{1,15}$/.test(conteudoId ?? ''))
        throw new AppError('requisicaoInvalida');
      const envio = await begin(ctxOf(request), { nome: filename, tamanho, conteudoId: Number(conteudoId) });
      return reply
        .code(201)
        .header('location', `${base}/${envio.id}`)
        .header('upload-expires', envio.expiraEm.toUTCString())
        .send();
    });

    scope.head<{ Params: { id: string } }>('/envio/:id', async (request, reply) => {
      const ctx = ctxOf(request);
      const { id, tamanho } = await find(ctx, request.params.id);
      return orLocked(reply, () =>
        inTurn(ctx, id, async () => {
          const envio = await find(ctx, id);
          const at = await reached(ctx, envio);
          if (at === undefined) return reply.code(410).send();
          await tell(ctx, reply, envio, at);
          return reply.code(200).header('upload-length', tamanho).send();
        }),
      );
    });

    const patch = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> => {
      if (request.headers['content-type'] !== partType) return refuse(reply, 415, partType);
      const ctx = ctxOf(request);
      await find(ctx, id);
      const offset = integerOf(request.headers['upload-offset']);
      if (offset === undefined) throw new AppError('requisicaoInvalida');
      return orLocked(reply, () =>
        inTurn(ctx, id, async (renewing) => {
          const envio = await find(ctx, id);
          const at = await reached(ctx, envio);
          if (at === undefined) return reply.code(410).send();
          if (at !== offset) return refuse(reply, 409, `Upload-Offset: ${at}`);
          const content = renewing(request.body as IncomingMessage);
          const now = at === envio.tamanho ? at : await append(ctx, envio, offset, content);
          await tell(ctx, reply, envio, now);
          return reply.code(204).send();
        }),
      );
    };
    scope.patch<{ Params: { id: string } }>('/envio/:id', (request, reply) =>
      patch(request, reply, request.params.id),
    );

    const terminate = async (
      request: FastifyRequest,
      reply: FastifyReply,
      id: string,
    ): Promise<FastifyReply> => {
      const ctx = ctxOf(request);
      await find(ctx, id);
      return orLocked(reply, () =>
        inTurn(ctx, id, async () => {
          await discard(ctx, await find(ctx, id));
          return reply.code(204).send();
        }),
      );
    };
    scope.delete<{ Params: { id: string } }>('/envio/:id', (request, reply) =>
      terminate(request, reply, request.params.id),
    );

    // for who stands behind something that lets no other methods through
    scope.post<{ Params: { id: string } }>('/envio/:id', async (request, reply) => {
      const { id } = request.params;
      const method = request.headers['x-http-method-override'];
      if (method === 'PATCH') return patch(request, reply, id);
      if (method === 'DELETE') return terminate(request, reply, id);
      throw new AppError('naoEncontrado');
    });
    ready();
  });
};

/** What another server is writing is asked again a little later, as clients of the protocol do. */
const orLocked = async (reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TurnTaken)) throw error;
    return refuse(reply.header('retry-after', 2), 423, 'Locked');
  }
};

/** How far it is, and what it became once it is whole. */
const tell = async (ctx: Ctx, reply: FastifyReply, envio: Envio, at: number): Promise<void> => {
  void reply.header('upload-offset', at).header('upload-expires', envio.expiraEm.toUTCString());
  if (at < envio.tamanho) return;
  const { arquivoId, sha256 } = await finish(ctx, envio);
  void reply.header('malote-arquivo', arquivoId).header('malote-sha256', sha256);
};

const integerOf = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** `Upload-Metadata`: names and values in base64, with commas between them. */
const metadataOf = (header: string | string[] | undefined): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    String(header ?? '')
      .slice(0, 8_192)
      .split(',')
      .map((pair) => pair.trim().split(/\s+/u))
      .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
