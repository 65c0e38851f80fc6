import fc from 'fast-check';

/** A flow of blocks, each with one way in and one way out: what the tokens of one must do is told without an engine. */
export type Block =
  | { readonly t: 'user' | 'auto' | 'timed'; readonly id: string }
  | { readonly t: 'seq' | 'and' | 'sub'; readonly id: string; readonly of: readonly Block[] }
  | { readonly t: 'xor'; readonly id: string; readonly of: readonly Block[]; readonly pick: number }
  | {
      readonly t: 'or';
      readonly id: string;
      readonly of: readonly Block[];
      readonly taken: readonly boolean[];
    };

type Shape =
  | { readonly t: 'user' | 'auto' | 'timed' }
  | {
      readonly t: 'seq' | 'and' | 'sub' | 'xor' | 'or';
      readonly of: readonly Shape[];
      readonly bits: number;
    };

const shape = fc.letrec<{ block: Shape }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'flow' },
    fc.record({ t: fc.constantFrom('user' as const, 'user' as const, 'auto' as const, 'timed' as const) }),
    fc.record({
      t: fc.constantFrom('seq' as const, 'and' as const, 'xor' as const, 'or' as const),
      of: fc.array(tie('block'), { minLength: 2, maxLength: 3 }),
      bits: fc.nat(7),
    }),
    fc.record({
      t: fc.constant('sub' as const),
      of: fc.array(tie('block'), { minLength: 1, maxLength: 1 }),
      bits: fc.constant(0),
    }),
  ),
})).block;

const named = (given: Shape, next: { n: number }): Block => {
  const id = `b${(next.n += 1)}`;
  if (!('of' in given)) return { t: given.t, id };
  const of = given.of.map((one) => named(one, next));
  if (given.t === 'xor') return { t: 'xor', id, of, pick: given.bits % of.length };
  if (given.t === 'or')
    return { t: 'or', id, of, taken: of.map((_, i) => i > 0 && Boolean(given.bits & (1 << i))) };
  return { t: given.t, id, of };
};

/** A random flow that ends in a task of a person, and the order in which people get to theirs. */
export const randomFlow = fc.record({
  block: shape.map((one): Block => ({
    t: 'seq',
    id: 'b0',
    of: [named(one, { n: 0 }), { t: 'user', id: 'last' }],
  })),
  order: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 60 }),
});

/** The conditions of the flow ask for these names. */
export const scopeOf = (block: Block): Record<string, unknown> => ({
  ...(block.t === 'xor' ? { [block.id]: block.pick } : {}),
  ...(block.t === 'or' ? Object.fromEntries(block.taken.map((taken, i) => [`${block.id}_${i}`, taken])) : {}),
  ...('of' in block ? Object.fromEntries(block.of.flatMap((one) => Object.entries(scopeOf(one)))) : {}),
});

export const xmlOf = (block: Block): string => {
  const body = new Writer();
  const [first, last] = body.write(block);
  body.flow('s', first);
  body.flow(last, 'e');
  return `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="D" targetNamespace="http://x"><process id="P" isExecutable="true"><startEvent id="s"/><endEvent id="e"/>${body.parts.join('')}</process></definitions>`;
};

class Writer {
  parts: string[] = [];
  #flows = 0;
  constructor(readonly prefix = 'f') {}

  flow(from: string, to: string, condition?: string): string {
    const id = `${this.prefix}${(this.#flows += 1)}`;
    const said =
      condition === undefined
        ? ''
        : `<conditionExpression xsi:type="tFormalExpression">=${condition}</conditionExpression>`;
    this.parts.push(`<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${said}</sequenceFlow>`);
    return id;
  }

  /** The ids of where it begins and ends. */
  write(block: Block): [string, string] {
    const { id } = block;
    switch (block.t) {
      case 'user':
        this.parts.push(`<userTask id="${id}"/>`);
        return [id, id];
      case 'auto':
        this.parts.push(`<task id="${id}"/>`);
        return [id, id];
      case 'timed':
        this.parts.push(
          `<userTask id="${id}"/><boundaryEvent id="${id}B" attachedToRef="${id}"><timerEventDefinition><timeDuration xsi:type="tFormalExpression">P3D</timeDuration></timerEventDefinition></boundaryEvent><exclusiveGateway id="${id}m"/>`,
        );
        this.flow(id, `${id}m`);
        this.flow(`${id}B`, `${id}m`);
        return [id, `${id}m`];
      case 'seq':
        return this.#sequence(block.of);
      case 'sub': {
        const inner = new Writer(`${id}f`);
        const [first, last] = inner.#sequence(block.of);
        inner.flow(`${id}s`, first);
        inner.flow(last, `${id}e`);
        this.parts.push(
          `<subProcess id="${id}"><startEvent id="${id}s"/><endEvent id="${id}e"/>${inner.parts.join('')}</subProcess>`,
        );
        return [id, id];
      }
      case 'and':
        return this.#gateways(block, 'parallelGateway', () => undefined);
      case 'xor':
        return this.#gateways(block, 'exclusiveGateway', (i) => (i === 0 ? undefined : `${id} = ${i}`));
      case 'or':
        return this.#gateways(block, 'inclusiveGateway', (i) => (i === 0 ? undefined : `${id}_${i}`));
    }
  }

  #sequence(of: readonly Block[]): [string, string] {
    const ends = of.map((one) => this.write(one));
    ends.slice(1).forEach(([first], i) => this.flow(ends[i]?.[1] ?? '', first));
    return [ends[0]?.[0] ?? '', ends.at(-1)?.[1] ?? ''];
  }

  #gateways(
    { id, of }: Extract<Block, { of: unknown }>,
    type: string,
    condition: (i: number) => string | undefined,
  ): [string, string] {
    const flows = of.map((one, i) => {
      const [first, last] = this.write(one);
      this.flow(last, `${id}j`);
      return this.flow(`${id}s`, first, condition(i));
    });
    const fallback = type === 'parallelGateway' ? '' : ` default="${flows[0]}"`;
    this.parts.push(`<${type} id="${id}s"${fallback}/><${type} id="${id}j"/>`);
    return [`${id}s`, `${id}j`];
  }
}

/** What the tokens of a flow of blocks do: the tasks that wait, and what follows when one is done. */
export class Reference {
  readonly waiting: { readonly id: string; readonly timed: boolean; readonly next: () => void }[] = [];
  done = false;

  constructor(block: Block) {
    this.#begin(block, () => {
      this.done = true;
    });
  }

  complete(index: number): void {
    this.waiting.splice(index, 1)[0]?.next();
  }

  #begin(block: Block, next: () => void): void {
    switch (block.t) {
      case 'auto':
        return next();
      case 'user':
      case 'timed':
        this.waiting.push({ id: block.id, timed: block.t === 'timed', next });
        return undefined;
      case 'seq':
      case 'sub':
        return this.#inTurn(block.of, next);
      case 'xor':
        return this.#together([block.of[block.pick]], next);
      case 'and':
        return this.#together(block.of, next);
      case 'or': {
        const taken = block.of.filter((_, i) => block.taken[i]);
        return this.#together(taken.length > 0 ? taken : [block.of[0]], next);
      }
    }
  }

  #inTurn(of: readonly Block[], next: () => void): void {
    const [first, ...rest] = of;
    if (!first) return next();
    this.#begin(first, () => this.#inTurn(rest, next));
  }

  #together(of: readonly (Block | undefined)[], next: () => void): void {
    let left = of.length;
    for (const one of of)
      if (one)
        this.#begin(one, () => {
          left -= 1;
          if (left === 0) next();
        });
  }
}
