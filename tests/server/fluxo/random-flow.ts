import fc from 'fast-check';

/** A flow of blocks, each with one way in and one way out: what the tokens of one must do is told without an engine. */
export type Block =
  | {
      /** A task of a person, the system's own, an event of the content, a time, a task that a time takes away or adds to. */
      readonly t: 'user' | 'auto' | 'work' | 'message' | 'pause' | 'timed' | 'beside';
      readonly id: string;
    }
  | { readonly t: 'seq' | 'and'; readonly id: string; readonly of: readonly Block[] }
  /** A part, a part that a time takes away, another flow that is called. */
  | { readonly t: 'sub' | 'lateSub' | 'call'; readonly id: string; readonly of: readonly [Block] }
  | { readonly t: 'xor' | 'event'; readonly id: string; readonly of: readonly Block[]; readonly pick: number }
  | {
      readonly t: 'or';
      readonly id: string;
      readonly of: readonly Block[];
      readonly taken: readonly boolean[];
    }
  /** What is done again while its last task says so. */
  | { readonly t: 'loop'; readonly id: string; readonly of: readonly [Block]; readonly times: number }
  /** Of each of several people, until enough of them did theirs. */
  | { readonly t: 'many'; readonly id: string; readonly people: number; readonly quorum: number | undefined };

const leaves = ['user', 'auto', 'work', 'message', 'pause', 'timed', 'beside'] as const;
const holders = ['seq', 'and', 'xor', 'or', 'event'] as const;
const around = ['sub', 'lateSub', 'call', 'loop'] as const;

type Shape =
  | { readonly t: (typeof leaves)[number] | 'many'; readonly bits: number }
  | {
      readonly t: (typeof holders)[number] | (typeof around)[number];
      readonly of: readonly Shape[];
      readonly bits: number;
    };

const shape = fc.letrec<{ block: Shape }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'flow' },
    fc.record({ t: fc.constantFrom('user' as const, ...leaves, 'many' as const), bits: fc.nat(11) }),
    fc.record({
      t: fc.constantFrom(...holders),
      of: fc.array(tie('block'), { minLength: 2, maxLength: 3 }),
      bits: fc.nat(7),
    }),
    fc.record({
      t: fc.constantFrom(...around),
      of: fc.tuple(tie('block')),
      bits: fc.nat(7),
    }),
  ),
})).block;

/** `again`: it may begin before what it left beside itself ended, and two of one element at once have no order. */
const named = (given: Shape, next: { n: number }, again = false): Block => {
  const id = `b${(next.n += 1)}`;
  const { bits } = given;
  if (!('of' in given)) {
    if (given.t !== 'many') return { t: given.t === 'beside' && again ? 'timed' : given.t, id };
    const people = 1 + (bits % 3);
    return { t: 'many', id, people, quorum: bits < 4 ? undefined : 1 + (bits % people) };
  }
  const of = given.of.map((one) => named(one, next, again || given.t === 'loop'));
  const [only = { t: 'auto', id: `${id}a` } as const] = of;
  switch (given.t) {
    case 'xor':
    case 'event':
      return { t: given.t, id, of, pick: bits % of.length };
    case 'or':
      return { t: 'or', id, of, taken: of.map((_, i) => i > 0 && Boolean(bits & (1 << i))) };
    case 'loop':
      return { t: 'loop', id, of: [only], times: bits % 3 };
    case 'sub':
    case 'lateSub':
    case 'call':
      return { t: given.t, id, of: [only] };
    case 'seq':
    case 'and':
      return { t: given.t, id, of };
  }
};

/** A random flow that ends in a task of a person, and the order in which people and times get to theirs. */
export const randomFlow = fc.record({
  block: shape.map((one): Block => ({
    t: 'seq',
    id: 'b0',
    of: [named(one, { n: 0 }), { t: 'user', id: 'last' }],
  })),
  order: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 60 }),
});

/** Between an element that calls a flow and one of that flow. */
const inCalled = '__';

/** The conditions and the shared tasks of the flow ask for these names. */
export const scopeOf = (block: Block, before = ''): Record<string, unknown> => {
  const executantes: Record<string, number[]> = {};
  const visit = (one: Block, prefix: string): Record<string, unknown> => {
    if (one.t === 'many')
      executantes[`${prefix}${one.id}`] = Array.from({ length: one.people }, (_, i) => i + 1);
    const inner = one.t === 'call' ? `${prefix}${one.id}${inCalled}` : prefix;
    return {
      ...(one.t === 'xor' ? { [one.id]: one.pick } : {}),
      ...(one.t === 'or' ? Object.fromEntries(one.taken.map((taken, i) => [`${one.id}_${i}`, taken])) : {}),
      ...('of' in one
        ? Object.fromEntries(one.of.flatMap((each) => Object.entries(visit(each, inner))))
        : {}),
    };
  };
  return { ...visit(block, before), executantes };
};
