/** What a thread is told: to start on an input, to go on, or to leave what it was doing. */
export type ThreadRequest =
  { readonly kind: 'start'; readonly input: unknown } | { readonly kind: 'next' } | { readonly kind: 'stop' };

/** What a thread answers: some items, the end, or why it went no further. */
export type ThreadAnswer =
  | { readonly kind: 'items'; readonly items: readonly unknown[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly error: ThreadFailure };

/** An error as it travels: a class does not survive the way, so its name tells what it was. */
export interface ThreadFailure {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly data?: unknown;
}
