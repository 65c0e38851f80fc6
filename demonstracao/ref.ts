/** A record named by its own key before it has an id; the loader puts the id in its place. */
export interface Ref {
  readonly $ref: string;
  readonly chave: string;
}

export const ref = (registro: string, chave: string): Ref => ({ $ref: registro, chave });

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && '$ref' in value && 'chave' in value;
