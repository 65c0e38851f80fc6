import type { Block } from './random-flow.ts';

/** What can happen next: somebody, or something, does what waits, or its time comes. */
interface Open {
  readonly id: string;
  /** The person, of a task that each of several does. */
  readonly person?: number;
  readonly by: 'signal' | 'time';
  readonly happens: () => void;
}

/** Where tokens are: the flow, or a part of it that ends when none is left in it. */
interface Place {
  live: number;
  readonly inside: Place | undefined;
  readonly prefix: string;
  readonly end: () => void;
}
interface Held extends Open {
  readonly place: Place;
}

type Holder = Extract<Block, { of: readonly [Block]; times?: never }>;

/** What the tokens of a flow of blocks do: what waits, and what follows when one of it happens. */
export class Reference {
  open: Held[] = [];
  done = false;
  /** What the last tasks of loops answered. */
  readonly answers: Record<string, boolean> = {};

  constructor(block: Block) {
    const whole = this.#place('', undefined, () => {
      this.done = true;
    });
    this.#begin(block, whole, () => this.#leave(whole));
  }

  #place(prefix: string, inside: Place | undefined, end: () => void): Place {
    return { live: 1, inside, prefix, end };
  }

  #leave(place: Place): void {
    place.live -= 1;
    if (place.live === 0) place.end();
  }

  #wait(place: Place, id: string, happens: () => void, by: Open['by'] = 'signal', person?: number): void {
    const held: Held = {
      id: `${place.prefix}${id}`,
      place,
      by,
      person,
      happens: () => {
        this.#drop([held]);
        happens();
      },
    };
    this.open.push(held);
  }

  #drop(gone: readonly Held[]): void {
    this.open = this.open.filter((one) => !gone.includes(one));
  }

  #dropped(place: Place, ids: readonly string[]): void {
    this.#drop(
      this.open.filter((one) => one.place === place && ids.some((id) => one.id === `${place.prefix}${id}`)),
    );
  }

  #begin(block: Block, place: Place, next: () => void): void {
    const { id } = block;
    switch (block.t) {
      case 'auto':
        return next();
      case 'user':
      case 'work':
      case 'message':
        return this.#wait(place, id, next);
      case 'pause':
        return this.#wait(place, id, next, 'time');
      case 'timed':
        return this.#oneOf(place, [
          [id, next],
          [`${id}B`, next, 'time'],
        ]);
      case 'beside':
        this.#wait(place, id, () => {
          this.#dropped(place, [`${id}B`]);
          next();
        });
        return this.#wait(
          place,
          `${id}B`,
          () => {
            place.live += 1;
            this.#wait(place, `${id}x`, () => this.#leave(place));
          },
          'time',
        );
      case 'many':
        return this.#many(block, place, next);
      case 'seq':
        return this.#inTurn(block.of, place, next);
      case 'sub':
      case 'call':
        return void this.#inside(block, place, next);
      case 'lateSub':
        return this.#lateSub(block, place, next);
      case 'loop':
        return this.#loop(block, place, next);
      case 'event':
        return this.#oneOf(
          place,
          block.of.map((one, i) => [
            `${id}c${i}`,
            () => this.#begin(one, place, next),
            i === 0 ? 'time' : 'signal',
          ]),
        );
      case 'xor':
        return this.#together([block.of[block.pick]], place, next);
      case 'and':
        return this.#together(block.of, place, next);
      case 'or': {
        const taken = block.of.filter((_, i) => block.taken[i]);
        return this.#together(taken.length > 0 ? taken : [block.of[0]], place, next);
      }
    }
  }

  /** The first that happens takes the others away. */
  #oneOf(place: Place, ways: readonly (readonly [string, () => void, Open['by']?])[]): void {
    for (const [id, next, by] of ways)
      this.#wait(
        place,
        id,
        () => {
          this.#dropped(
            place,
            ways.map(([other]) => other),
          );
          next();
        },
        by,
      );
  }

  #many(
    { id, people, quorum = people }: Extract<Block, { t: 'many' }>,
    place: Place,
    next: () => void,
  ): void {
    let left = quorum;
    for (let person = 1; person <= people; person += 1)
      this.#wait(
        place,
        id,
        () => {
          left -= 1;
          if (left > 0) return;
          this.#dropped(place, [id]);
          next();
        },
        'signal',
        person,
      );
  }

  #inside({ t, id, of }: Holder, place: Place, next: () => void): Place {
    const prefix = t === 'call' ? `${place.prefix}${id}__` : place.prefix;
    const inner = this.#place(prefix, place, next);
    this.#begin(of[0], inner, () => this.#leave(inner));
    return inner;
  }

  #lateSub(block: Holder, place: Place, next: () => void): void {
    const { id } = block;
    let over = false;
    const inner = this.#inside(block, place, () => {
      over = true;
      this.#dropped(place, [`${id}B`]);
      next();
    });
    if (over) return;
    this.#wait(
      place,
      `${id}B`,
      () => {
        this.#drop(this.open.filter((one) => isIn(one.place, inner)));
        next();
      },
      'time',
    );
  }

  #loop(block: Extract<Block, { t: 'loop' }>, place: Place, next: () => void, turn = 0): void {
    const { id, of, times } = block;
    this.#begin(of[0], place, () =>
      this.#wait(place, `${id}u`, () => {
        const again = turn < times;
        this.answers[`${id}again`] = again;
        if (again) this.#loop(block, place, next, turn + 1);
        else next();
      }),
    );
  }

  #inTurn(of: readonly Block[], place: Place, next: () => void): void {
    const [first, ...rest] = of;
    if (!first) return next();
    this.#begin(first, place, () => this.#inTurn(rest, place, next));
  }

  #together(of: readonly (Block | undefined)[], place: Place, next: () => void): void {
    let left = of.length;
    for (const one of of)
      if (one)
        this.#begin(one, place, () => {
          left -= 1;
          if (left === 0) next();
        });
  }
}

const isIn = (place: Place | undefined, other: Place): boolean =>
  place !== undefined && (place === other || isIn(place.inside, other));
