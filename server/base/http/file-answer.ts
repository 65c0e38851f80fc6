import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { hasAlready } from './has-already.ts';

/** A file as answer of an endpoint declared with `file: true`. */
export interface FileAnswer {
  readonly content: Readable | Uint8Array;
  readonly type: string;
  readonly name: string;
  readonly size?: number;
  /** Entity tag without quotes; the SHA-256 where the file has one. */
  readonly etag?: string;
  readonly download?: boolean;
}

/** Sends a file so that no browser runs it as a page: no sniffing, its own empty policy. Who has it already gets none. */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  const disposition = file.download ? 'attachment' : 'inline';
  void reply
    .header('content-type', file.type)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', 'private, no-cache');
  if (file.etag) {
    void reply.header('etag', `"${file.etag}"`);
    if (hasAlready(reply.request, file.etag)) {
      if (file.content instanceof Readable) file.content.destroy();
      return reply.code(304).send();
    }
  }
  if (file.size !== undefined) void reply.header('content-length', file.size);
  return reply.send(file.content);
};
