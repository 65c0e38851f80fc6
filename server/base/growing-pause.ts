/** Milliseconds between tries, each twice as long as the one before, up to a longest one: for as long as it takes, and never in a hurry. */
export class GrowingPause {
  readonly #first: number;
  readonly #longest: number;
  #next: number;

  constructor(first: number, longest: number) {
    [this.#first, this.#longest, this.#next] = [first, longest, first];
  }

  take(): number {
    const now = this.#next;
    this.#next = Math.min(2 * now, this.#longest);
    return now;
  }

  /** It went well: the next failure is a first one. */
  begin(): void {
    this.#next = this.#first;
  }
}
