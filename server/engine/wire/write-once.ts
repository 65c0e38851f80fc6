import type { FastifyRequest } from 'fastify';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { repeatable } from '#server/base/http/idempotency.ts';

/** Runs a write in its transaction; the same `Idempotency-Key` gives the first answer again. */
export const writeOnce = (
  ctx: Ctx,
  request: FastifyRequest,
  body: unknown,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> => decide({ ...ctx, repetivel: repeatable(request, body, ctx.ports.config.key) }, work);
