import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for each request, written when it is answered: what came in and how it ended. */
export class RequestLog extends LogController {
  #lines: FastifyBaseLogger | undefined;

  override incomingRequest(): void {
    // The line of the answer says it all.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) {
      request.log.error({ ...line, err: error }, 'pedido interrompido');
      return;
    }
    // The serializers of a request and of its answer leave no secret to look for, as is done in every other line.
    this.#lines ??= request.server.log.child({}, { redact: [] });
    this.#lines.info({ reqId: request.id, ...line }, 'pedido respondido');
  }
}
