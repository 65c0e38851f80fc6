import type { ApartFailure } from './child.ts';

/** What a process is told: to start on an input, to go on, or to leave what it was doing. */
export type ItemsRequest =
  { readonly kind: 'start'; readonly input: unknown } | { readonly kind: 'next' } | { readonly kind: 'stop' };

/** What it answers: some items, the end, or why it went no further. */
export type ItemsAnswer =
  { readonly kind: 'items'; readonly items: readonly unknown[] } | { readonly kind: 'end' } | ApartFailure;
