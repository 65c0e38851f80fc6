export interface ContentCall {
  readonly path: string;
  readonly body?: unknown;
  /**
   * What the call answers for a content out of reach: `ausente`, as if it did not exist; `calada`, an answer that tells
   * nothing of it (lists, batches and checks).
   */
  readonly longe: 'ausente' | 'calada';
  /** Within reach, an act of its own table may still refuse it, or what else it names be missing. */
  readonly ato?: true;
}
