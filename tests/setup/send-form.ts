import type { FastifyInstance } from 'fastify';
import type { Answer } from './app.ts';

const edge = 'limite-do-teste';

interface Form {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly file?: { readonly name: string; readonly content: Uint8Array };
  /** The address that it comes from. */
  readonly from?: string;
}

/** Sends what a form would: the JSON part first, then the file. */
export const sendForm = async <T>(
  app: FastifyInstance,
  token: string,
  { method = 'POST', path, body, file, from }: Form,
): Promise<Answer<T>> => {
  const parts: Uint8Array[] = [];
  const part = (head: string, content: Uint8Array): void => {
    parts.push(
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    );
  };
  if (body !== undefined) part('name="payload"', Buffer.from(JSON.stringify(body)));
  if (file) part(`name="arquivo"; filename="${file.name}"`, file.content);
  const raw = await app.inject({
    method,
    remoteAddress: from,
    url: `/ws/api/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${edge}--\r\n`)]),
  });
  const answer = raw.json<{ payload: T; codigo?: string; erros?: { campo: string }[] }>();
  return {
    status: raw.statusCode,
    payload: answer.payload,
    codigo: answer.codigo ?? '',
    campos: (answer.erros ?? []).map(({ campo }) => campo),
    raw,
  };
};
