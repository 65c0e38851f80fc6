import type { FastifyRequest } from 'fastify';

/** Whether who asks named what it has; in the weak form, too, since compression makes another text of the same words. */
export const hasAlready = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
