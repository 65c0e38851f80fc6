import type { RefusalReason } from './refusal-reason.ts';

/** A definition that was not applied: where, why, and what would let it through. */
export interface Refusal {
  readonly register: string;
  /** Name of the file, when the definition came from one. */
  readonly file: string | undefined;
  /** JSON pointer inside the file; '' is the whole of it. */
  readonly pointer: string;
  /** Ready to be read. */
  readonly reason: string;
  /** Which guard stopped it; absent when the file itself is wrong. */
  readonly guard?: RefusalReason;
  /** Command that would do it, where there is one. */
  readonly command?: string;
}
