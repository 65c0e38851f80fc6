import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends an answer that stays open; proxies are told to pass each piece on at once. */
export const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(events);
