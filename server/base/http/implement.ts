import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { BodyOf, EndpointDefinition, ParamsOf, QueryOf, ResultOf } from '#schemas/api/endpoint.ts';
import type { Ctx, OutsiderCtx, PublicCtx } from './context.ts';
import type { FileAnswer, RangedAnswer } from './file-answer.ts';

/** What a handler receives of the request, already checked. */
export interface Input<E extends EndpointDefinition> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The file of a multipart request, as a stream; undefined in the others. */
  readonly file: () => Promise<MultipartFile | undefined>;
  /** The JSON part of a multipart request, checked by its shape, and the file that comes after it, if any. */
  readonly form: () => Promise<{ readonly body: BodyOf<E>; readonly file: MultipartFile | undefined }>;
}

type CtxOf<E extends EndpointDefinition> = E extends { door: 'publico' }
  ? PublicCtx
  : E extends { door: 'externo' }
    ? OutsiderCtx
    : Ctx;
type AnswerOf<E extends EndpointDefinition> = E extends { file: true }
  ? FileAnswer | RangedAnswer
  : E extends { events: true }
    ? Readable
    : ResultOf<E>;

type Handler<E extends EndpointDefinition> = (ctx: CtxOf<E>, input: Input<E>) => Promise<AnswerOf<E>>;

/** A catalogue bound to its handlers: one forgotten or of another shape does not compile. */
export interface Implementation {
  /** What the catalogue calls it. */
  readonly nome: string;
  readonly definition: EndpointDefinition;
  readonly handler: (ctx: Ctx, input: Input<EndpointDefinition>) => Promise<unknown>;
}

export const implement = <A extends Readonly<Record<string, EndpointDefinition>>>(
  api: A,
  handlers: { readonly [K in keyof A]: Handler<A[K]> },
): Implementation[] =>
  Object.keys(api).map((name) => ({
    nome: name,
    definition: api[name] as EndpointDefinition,
    handler: handlers[name] as Implementation['handler'],
  }));
