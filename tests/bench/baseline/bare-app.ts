import { fastify, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { replay, type Substitutions } from './replay.ts';
import type { Statement } from './statement.ts';

/** What the bare routes answer with: the statements of each read, and of each write with what changes from call to call. */
export interface Recordings {
  readonly reads: Map<string, readonly (readonly Statement[])[]>;
  readonly writes: Map<
    string,
    (body: unknown) => { statements: readonly Statement[]; values: Substitutions }
  >;
}

/**
 * The baseline: Fastify with nothing registered, over the pool of the product, running the statements that the product
 * runs for the same request, session and count included, and answering their rows as JSON.
 */
export const bareApp = (pool: pg.Pool, recordings: Recordings): FastifyInstance => {
  const app = fastify({ logger: false });
  app.get<{ Params: { name: string; n: string } }>('/:name/:n', async ({ params }) => {
    const recorded = recordings.reads.get(params.name) ?? [];
    return replay(pool, recorded[Number(params.n)] ?? []);
  });
  app.post<{ Params: { name: string } }>('/:name', async ({ params, body }) => {
    const { statements, values } = recordings.writes.get(params.name)?.(body) ?? missing(params.name);
    return replay(pool, statements, values);
  });
  return app;
};

const missing = (name: string): never => {
  throw new Error(`nothing was recorded for ${name}`);
};
