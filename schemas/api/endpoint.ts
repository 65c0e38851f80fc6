import type { BorrowedPermission, Permission } from '#schemas/permissions.ts';
import type { TSchema } from '@sinclair/typebox';
import type { Shape, Static } from '#schemas/shapes/vocabulary.ts';

/** Who passes the door: a permission of the profile, any signed-in person, somebody from outside by their own session, or anybody. */
type Door = Permission | BorrowedPermission | 'autenticado' | 'externo' | 'publico';

/** One door, or permissions of which any one opens: what the call then does asks for the one of its kind. */
export type Doors = Door | readonly (Permission | BorrowedPermission)[];

/**
 * One call of the API. `path` is relative to `/ws/api/` and names its parameters in braces.
 * Parameters are positive integers unless listed in `textParams`.
 */
export interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly door: Doors;
  /** One Portuguese sentence for the API page. */
  readonly summary: string;
  readonly textParams?: readonly string[];
  readonly query?: Shape;
  readonly body?: Shape;
  /** Shape of the answer; absent means an empty payload. */
  readonly result?: Shape;
  /** The answer is a page of `result`: `{ itens, total, totalExato }`. */
  readonly list?: true;
  /** The request is multipart: a JSON part `payload` (the body) and file parts. */
  readonly multipart?: true;
  /** The answer is a file, not an envelope. */
  readonly file?: true;
  /** The answer stays open and tells events, each with a `result`, as they come. */
  readonly events?: true;
  /** A POST or PUT that only reads: no transaction for writing, no idempotency key. */
  readonly readOnly?: true;
  /** How often one address may ask in a minute; for calls that anybody can make. */
  readonly perMinute?: number;
  /** Handled outside a transaction because it opens its own (long work in several steps). */
  readonly ownTransaction?: true;
  /** The answer carries a secret: it is not kept for a repetition of the call. */
  readonly secretAnswer?: true;
  /** A way out of a substitution: it also serves when the absence is over and every other call is refused. */
  readonly leavesSubstitution?: true;
}

/** Declares one endpoint, keeping its literal types for the client and the server. */
export const endpoint = <const E extends EndpointDefinition>(definition: E): E => definition;

type ParamName<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? N | ParamName<Rest>
  : never;
type TextParam<E> = E extends { textParams: readonly (infer N)[] } ? N : never;

export type ParamsOf<E extends EndpointDefinition> = {
  [N in ParamName<E['path']>]: N extends TextParam<E> ? string : number;
};

/** A page of a list, as it travels: `total` above 10,000 is an estimate (`totalExato: false`). */
export interface Page<T> {
  itens: T[];
  total: number;
  totalExato: boolean;
}

export type BodyOf<E extends EndpointDefinition> = E extends { body: infer S extends TSchema }
  ? Static<S>
  : undefined;
export type QueryOf<E extends EndpointDefinition> = E extends { query: infer S extends TSchema }
  ? Static<S>
  : undefined;
export type ResultOf<E extends EndpointDefinition> = E extends { result: infer S extends TSchema }
  ? E extends { list: true }
    ? Page<Static<S>>
    : Static<S>
  : undefined;
