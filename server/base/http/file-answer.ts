import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from '#server/base/files/file-store.ts';
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

/** The same of a large file, of which a part may be asked for: nothing is read before it is known which. */
export interface RangedAnswer extends Omit<FileAnswer, 'content'> {
  readonly size: number;
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

/** Sends the file, or the part of it that is asked for (RFC 9110, 14). */
export const sendRanged = async (
  reply: FastifyReply,
  { open, ...file }: RangedAnswer,
): Promise<FastifyReply> => {
  const { size, etag } = file;
  void reply.header('accept-ranges', 'bytes');
  const { range: asked, 'if-range': only } = reply.request.headers;
  const range =
    only === undefined || (etag !== undefined && only === `"${etag}"`) ? rangeOf(asked, size) : undefined;
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === undefined || (etag !== undefined && hasAlready(reply.request, etag)))
    return sendFile(reply, { ...file, content: await open() });
  void reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    // a part of a compressed text would be a part of nothing
    .header('content-encoding', 'identity');
  return sendFile(reply, { ...file, content: await open(range), size: range.end - range.start + 1 });
};

/** One part; of several at once, or of what is no range, the whole is sent, as may be done. */
const rangeOf = (header: string | undefined, size: number): ByteRange | 'beyond' | undefined => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (!found || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'beyond' : { start, end };
};

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
