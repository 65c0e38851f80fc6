import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for each request, written when it is answered: what came in and how it ended. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line of the answer says it all.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'pedido interrompido');
    else request.log.info(line, 'pedido respondido');
  }
}
