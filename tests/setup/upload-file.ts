import type { FastifyInstance } from 'fastify';

const edge = 'limite-do-teste';

/** Sends a file as a form would and gives the id by which a record names it. */
export const uploadFile = async (
  app: FastifyInstance,
  token: string,
  name: string,
  content: Buffer,
): Promise<string> => {
  const head = `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: '/ws/api/arquivo',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  return response.json<{ payload: { id: string } }>().payload.id;
};
