import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/base/config.ts';

/**
 * Serves the built client: the files that the build wrote down, and no other that lies among them. Unknown paths give its page
 * (history mode); it learns the base path from `<base>`.
 */
export const serveClient = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(fastifyStatic, {
    root: config.clientDir,
    serve: false,
    setHeaders: (reply, path) => {
      // Built files carry their digest in the name; the others are asked for again.
      const immutable = path.includes(`${config.clientDir}/assets/`);
      void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const file of await builtFiles(config))
    app.get(`${config.basePath}${file}`, (_request, reply) => reply.sendFile(file));
  // The worker of the installed app answers this on the device (`public/compartilhar.js`). Where the browser gave it up, nothing
  // that was shared is read here: the screen says that it did not come.
  app.post(`${config.basePath}compartilhar`, (_request, reply) =>
    reply.redirect(`${config.basePath}principal/protocolo/cadastro?compartilhado=1`, 303),
  );
  const page = await readPage(config);
  const serve = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // A missing file must not come back as a page that says 200.
    if (/\/assets\//.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  };
  app.get(`${config.basePath}*`, serve);
  // Under a sub-path the wildcard does not cover the path itself.
  if (config.basePath !== '/') app.get(config.basePath, serve);
};

const builtFiles = async ({ clientDir }: Config): Promise<readonly string[]> => {
  const files = JSON.parse(await readFile(`${clientDir}.json`, 'utf8')) as readonly string[];
  return files.filter((file) => file !== 'index.html');
};

const readPage = async (config: Config): Promise<string> => {
  const html = await readFile(join(config.clientDir, 'index.html'), 'utf8');
  return html
    .replace(/<base href="[^"]*" *\/?>|(?=<meta charset)/, `<base href="${config.basePath}" />`)
    .replace('<html ', `<html data-fuso="${config.timeZone}" `);
};
