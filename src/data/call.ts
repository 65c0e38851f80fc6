import type { BodyOf, EndpointDefinition, ParamsOf, QueryOf, ResultOf } from '#schemas/api/endpoint.ts';
import { http, httpFile, type HttpFile, type HttpOptions } from './http.ts';
import { queryString } from './query-string.ts';

type ParamsPart<E extends EndpointDefinition> = keyof ParamsOf<E> extends never
  ? { readonly params?: undefined }
  : { readonly params: Readonly<ParamsOf<E>> };
type QueryPart<E extends EndpointDefinition> = [QueryOf<E>] extends [undefined]
  ? { readonly query?: undefined }
  : { readonly query?: QueryOf<E> };
type BodyPart<E extends EndpointDefinition> = [BodyOf<E>] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: BodyOf<E> };
type FilesPart<E extends EndpointDefinition> = E extends { multipart: true }
  ? { readonly files: NonNullable<HttpOptions['files']> }
  : { readonly files?: undefined };

/** What a call needs: the parameters of its path, its query, its body and its files, as the endpoint declares. */
export type CallArgs<E extends EndpointDefinition> = ParamsPart<E> &
  QueryPart<E> &
  BodyPart<E> &
  FilesPart<E>;

/** How a call behaves, whatever it carries. */
export type CallOptions = Pick<
  HttpOptions,
  'signal' | 'quiet' | 'polling' | 'actKey' | 'ownDenial' | 'keepalive'
>;

/** The arguments may be left out when the endpoint needs none. */
export type CallRest<E extends EndpointDefinition> =
  Record<never, never> extends CallArgs<E>
    ? [args?: CallArgs<E>, options?: CallOptions]
    : [args: CallArgs<E>, options?: CallOptions];

/**
 * Calls one endpoint of the API.
 * @throws HttpProblem when refused or without answer
 */
export const call = async <E extends EndpointDefinition>(
  endpoint: E,
  ...[args, options]: CallRest<E>
): Promise<ResultOf<E>> =>
  (await http(pathOf(endpoint, args), optionsOf(endpoint, args, options))) as ResultOf<E>;

/** Calls an endpoint whose answer is a file. */
export const callFile = async <E extends EndpointDefinition & { file: true }>(
  endpoint: E,
  ...[args, options]: CallRest<E>
): Promise<HttpFile> => httpFile(pathOf(endpoint, args), optionsOf(endpoint, args, options));

interface LooseArgs {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: HttpOptions['files'];
}

/** All of a declaration that reaches the browser; the rest of it is the server's. */
type Called = Pick<EndpointDefinition, 'method' | 'path' | 'readOnly'>;

/** The address of a call, its parameters in place. */
export const pathOf = (endpoint: Called, args: LooseArgs = {}): string => {
  const params = (args.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return path + queryString(args.query as Record<string, unknown> | undefined);
};

const optionsOf = (endpoint: Called, args: LooseArgs = {}, options: CallOptions = {}): HttpOptions => ({
  ...options,
  method: endpoint.method,
  readOnly: endpoint.readOnly === true,
  body: args.body,
  files: args.files,
});
