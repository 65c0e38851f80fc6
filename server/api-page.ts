import { defined } from '#schemas/defined.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { nameOf, shapeFiles } from '#schemas/shapes/schema-files.ts';
import type { Shape } from '#schemas/shapes/vocabulary.ts';
import type { Config } from '#server/base/config.ts';
import type { Engine } from '#server/engine/index.ts';
import { routes } from '#server/routes.ts';
import { serveDocument } from './api-document.ts';

const component = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const shaped = (shape: Shape): object => component(nameOf(shape));

const enveloped = (schema: object): object => ({
  type: 'object',
  required: ['payload'],
  properties: { payload: schema },
});

const pageOf = (schema: object): object => ({
  type: 'object',
  required: ['itens', 'total', 'totalExato'],
  properties: {
    itens: { type: 'array', items: schema },
    total: { type: 'integer' },
    totalExato: { type: 'boolean' },
  },
});

const json = (schema: object): object => ({ 'application/json': { schema } });

const describe = (definition: EndpointDefinition): object => {
  const params = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: definition.textParams?.includes(name ?? '') ? 'string' : 'integer' },
  }));
  const result = definition.result ? shaped(definition.result) : { type: 'object' };
  const answer = definition.list ? pageOf(result) : result;
  return {
    tags: [definition.path.split('/')[0]],
    summary: definition.summary,
    security: definition.door === 'publico' ? [] : [{ bearer: [] }],
    ...defined({
      'x-permissao':
        definition.door === 'publico' || definition.door === 'autenticado' ? undefined : definition.door,
    }),
    parameters: [
      ...params,
      ...(definition.query
        ? [
            {
              name: 'filtros',
              in: 'query',
              style: 'form',
              explode: true,
              schema: shaped(definition.query),
            },
          ]
        : []),
    ],
    ...defined({
      requestBody: definition.multipart
        ? {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { arquivo: { type: 'string', format: 'binary' } } },
              },
            },
          }
        : definition.body && { required: true, content: json(enveloped(shaped(definition.body))) },
    }),
    responses: {
      200: definition.file
        ? { description: 'O arquivo', content: { 'application/octet-stream': {} } }
        : definition.events
          ? {
              description: 'Eventos, enquanto a sessão durar',
              content: { 'text/event-stream': { schema: answer } },
            }
          : { description: 'Executado com sucesso', content: json(enveloped(answer)) },
      default: { description: 'Erro', content: json(component('Erro')) },
    },
  };
};

const errorShape = {
  type: 'object',
  required: ['codigo', 'tipo', 'descricao', 'erros', 'correlacao'],
  properties: {
    codigo: { type: 'string' },
    tipo: { enum: ['VALIDACAO', 'AVISO', 'ERRO'] },
    descricao: { type: 'string' },
    codigoExtra: { type: 'integer' },
    payload: {},
    erros: {
      type: 'array',
      items: { type: 'object', properties: { campo: { type: 'string' }, mensagem: { type: 'string' } } },
    },
    correlacao: { type: 'string' },
  },
};

/** Relative references between shape files become references inside the document. */
const localise = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(localise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? `#/components/schemas/${inner.split('/').at(-1) ?? ''}`
        : localise(inner),
    ]),
  );
};

/** The OpenAPI 3.1 document of the whole API as it is now, the registers of the installation included. */
const openApiDocument = (engine: Engine, config: Config): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { definition } of routes)
    (paths[`/${definition.path}`] ??= {})[definition.method.toLowerCase()] = describe(definition);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Malote',
      version: config.version,
      description: 'Documentos, processos, cadastros e assinatura.',
    },
    servers: [{ url: `${config.origin}${config.basePath}ws/api` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Erro: errorShape,
        ...Object.fromEntries(
          shapeFiles.flatMap((file) =>
            Object.entries(file.$defs).map(([name, shape]) => [name, localise(shape)]),
          ),
        ),
      },
    },
    paths: { ...paths, ...engine.openApiPaths() },
  };
};

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const pageFiles: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The document and a page to read it, under the same strict policy as the rest. */
export const serveApiPage = (api: FastifyInstance, engine: Engine, config: Config): void => {
  serveDocument(
    api,
    '/openapi.json',
    () => engine.models(),
    () => openApiDocument(engine, config),
  );
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  api.get('/docs/iniciar.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  for (const [name, type] of Object.entries(pageFiles)) {
    const content = readFileSync(join(swagger, name));
    api.get(`/docs/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    );
  }
};

const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Malote - API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><main id="api"></main><script src="docs/swagger-ui-bundle.js"></script><script src="docs/iniciar.js"></script></body></html>`;

const script = `SwaggerUIBundle({ url: new URL('openapi.json', location.href.replace(/docs\\/?$/, '')).href, dom_id: '#api', deepLinking: true });`;
