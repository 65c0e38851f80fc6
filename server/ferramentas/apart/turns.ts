/** Why somebody has no turn: what they asked before still goes on, or as many as may wait do. */
export class NoTurn extends Error {
  constructor(readonly why: 'outroDoMesmo' | 'cheio') {
    super(why);
  }
}

interface Places {
  /** Works that go on at the same time: of each who asks, one. */
  readonly together: number;
  /** Those that may wait for others to end. */
  readonly waiting: number;
  /** Whether who has a work going on may have others wait for it. */
  readonly ownWaits: boolean;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/** Turns at work that takes long, in the order in which they were asked: nobody has all the places. */
export class Turns {
  readonly #places: Places;
  readonly #going = new Set<string>();
  readonly #line: Waiting[] = [];

  constructor(places: Places) {
    this.#places = places;
  }

  /**
   * Does a work when its turn comes.
   * @throws NoTurn at once, when it is not to have one
   */
  async have<T>(who: string, work: () => Promise<T>): Promise<T> {
    const { waiting, ownWaits } = this.#places;
    if (!ownWaits && (this.#going.has(who) || this.#line.some((one) => one.who === who)))
      throw new NoTurn('outroDoMesmo');
    if (this.#mayBegin(who)) this.#going.add(who);
    else if (this.#line.length >= waiting) throw new NoTurn('cheio');
    else await this.#wait(who);
    try {
      return await work();
    } finally {
      this.#going.delete(who);
      this.#next();
    }
  }

  #mayBegin(who: string): boolean {
    return this.#going.size < this.#places.together && !this.#going.has(who);
  }

  #wait(who: string): Promise<void> {
    return new Promise((begin) => {
      this.#line.push({ who, begin });
    });
  }

  #next(): void {
    const place = this.#line.findIndex(({ who }) => this.#mayBegin(who));
    const [next] = place < 0 ? [] : this.#line.splice(place, 1);
    if (!next) return;
    this.#going.add(next.who);
    next.begin();
  }
}
