import type { Block } from './random-flow.ts';

interface Branches {
  readonly id: string;
  readonly of: readonly Block[];
}

/** The file of a flow of blocks, and those of the flows that it calls. */
export const filesOf = (
  block: Block,
): { readonly xml: string; readonly called: ReadonlyMap<string, string> } => {
  const called = new Map<string, string>();
  return { xml: fileOf(block, called), called };
};

const fileOf = (block: Block, called: Map<string, string>): string => {
  const body = new Writer(called);
  const [first, last] = body.write(block);
  body.flow('s', first);
  body.flows(last, 'e');
  return `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:malote="https://malote.org/bpmn/1.0" id="D" targetNamespace="http://x"><process id="P" isExecutable="true"><startEvent id="s"/><endEvent id="e"/>${body.parts.join('')}</process><message id="M" name="assinado"/></definitions>`;
};

const time =
  '<timerEventDefinition><timeDuration xsi:type="tFormalExpression">P3D</timeDuration></timerEventDefinition>';

/** Of half of the blocks the ways come together at whatever follows, without a sign that joins them. */
const isLoose = (id: string): boolean => Number(id.slice(1)) % 2 === 1;

class Writer {
  parts: string[] = [];
  #flows = 0;
  /** What parts ways, and so takes no more than one. */
  readonly #splits = new Set<string>();
  constructor(
    readonly called: Map<string, string>,
    readonly prefix = 'f',
  ) {}

  flow(from: string, to: string, condition?: string): string {
    const id = `${this.prefix}${(this.#flows += 1)}`;
    const said =
      condition === undefined
        ? ''
        : `<conditionExpression xsi:type="tFormalExpression">=${condition}</conditionExpression>`;
    this.parts.push(`<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${said}</sequenceFlow>`);
    return id;
  }

  flows(from: readonly string[], to: string): void {
    for (const one of from) this.flow(one, to);
  }

  /** Where ways that come together end as one. */
  #joined(ends: readonly string[]): string {
    const [only = ''] = ends;
    if (ends.length === 1) return only;
    const id = `${only}J`;
    this.parts.push(`<exclusiveGateway id="${id}"/>`);
    this.flows(ends, id);
    return id;
  }

  /** The ids of where it begins and of where it ends: one of these at a time, where there are several. */
  write(block: Block): [string, string[]] {
    const { id } = block;
    switch (block.t) {
      case 'user':
        return this.#one(id, `<userTask id="${id}"/>`);
      case 'auto':
        return this.#one(id, `<task id="${id}"/>`);
      case 'work':
        return this.#one(id, `<serviceTask id="${id}"/>`);
      case 'message':
        return this.#one(id, this.#catch(id));
      case 'pause':
        return this.#one(id, this.#catch(id, time));
      case 'many': {
        const quorum = block.quorum === undefined ? '' : ` quorum="${block.quorum}"`;
        return this.#one(
          id,
          `<userTask id="${id}"><extensionElements><malote:atividade papel="P" todos="true"${quorum}/></extensionElements></userTask>`,
        );
      }
      case 'timed':
        this.parts.push(`<userTask id="${id}"/>`);
        return this.#late(id);
      case 'beside':
        this.parts.push(
          `<userTask id="${id}"/><boundaryEvent id="${id}B" attachedToRef="${id}" cancelActivity="false">${time}</boundaryEvent><userTask id="${id}x"/><endEvent id="${id}e"/>`,
        );
        this.flow(`${id}B`, `${id}x`);
        this.flow(`${id}x`, `${id}e`);
        return [id, [id]];
      case 'seq':
        return this.#sequence(block.of);
      case 'sub':
        return this.#part(block);
      case 'lateSub':
        this.#part(block);
        return this.#late(id);
      case 'call':
        this.called.set(id, fileOf(block.of[0], this.called));
        return this.#one(id, `<callActivity id="${id}" calledElement="${id}"/>`);
      case 'loop': {
        const [first, last] = this.write(block.of[0]);
        this.parts.push(
          `<exclusiveGateway id="${id}m"/><userTask id="${id}u"/><exclusiveGateway id="${id}d" default="${this.flow(`${id}d`, `${id}o`)}"/><task id="${id}o"/>`,
        );
        this.flow(`${id}m`, first);
        this.flows(last, `${id}u`);
        this.flow(`${id}u`, `${id}d`);
        this.flow(`${id}d`, `${id}m`, `${id}again`);
        return [`${id}m`, [`${id}o`]];
      }
      case 'event':
        return this.#events(block);
      case 'and':
        return this.#gateways(block, 'parallelGateway', () => undefined);
      case 'xor':
        return this.#gateways(block, 'exclusiveGateway', (i) => (i === 0 ? undefined : `${id} = ${i}`));
      case 'or':
        return this.#gateways(block, 'inclusiveGateway', (i) => (i === 0 ? undefined : `${id}_${i}`));
    }
  }

  #one(id: string, written: string): [string, string[]] {
    this.parts.push(written);
    return [id, [id]];
  }

  #catch(id: string, definition = '<messageEventDefinition messageRef="M"/>'): string {
    return `<intermediateCatchEvent id="${id}">${definition}</intermediateCatchEvent>`;
  }

  /** What a time takes away goes on as what was done in time. */
  #late(id: string): [string, string[]] {
    this.parts.push(`<boundaryEvent id="${id}B" attachedToRef="${id}">${time}</boundaryEvent>`);
    const ends = [id, `${id}B`];
    return [id, isLoose(id) ? ends : [this.#joined(ends)]];
  }

  #part({ id, of }: Branches): [string, string[]] {
    const inner = new Writer(this.called, `${id}f`);
    const [first, last] = inner.#sequence(of);
    inner.flow(`${id}s`, first);
    inner.flows(last, `${id}e`);
    return this.#one(
      id,
      `<subProcess id="${id}"><startEvent id="${id}s"/><endEvent id="${id}e"/>${inner.parts.join('')}</subProcess>`,
    );
  }

  /** The first branch waits for a time, the others for an event each. */
  #events({ id, of }: Branches): [string, string[]] {
    this.parts.push(`<eventBasedGateway id="${id}s"/>`);
    this.#splits.add(`${id}s`);
    const ends: string[] = [];
    for (const [i, one] of of.entries()) {
      const [first, last] = this.write(one);
      this.parts.push(this.#catch(`${id}c${i}`, i === 0 ? time : undefined));
      this.flow(`${id}s`, `${id}c${i}`);
      this.flow(`${id}c${i}`, first);
      ends.push(...last);
    }
    return [`${id}s`, isLoose(id) ? ends : [this.#joined(ends)]];
  }

  #sequence(of: readonly Block[]): [string, string[]] {
    const ends = of.map((one) => this.write(one));
    ends.slice(1).forEach(([first], i) => {
      const before = ends[i]?.[1] ?? [];
      this.flows(this.#splits.has(first) ? [this.#joined(before)] : before, first);
    });
    return [ends[0]?.[0] ?? '', ends.at(-1)?.[1] ?? []];
  }

  #gateways(
    { id, of }: Branches,
    type: string,
    condition: (i: number) => string | undefined,
  ): [string, string[]] {
    this.#splits.add(`${id}s`);
    const ends: string[][] = [];
    const flows = of.map((one, i) => {
      const [first, last] = this.write(one);
      ends.push(last);
      return this.flow(`${id}s`, first, condition(i));
    });
    const fallback = type === 'parallelGateway' ? '' : ` default="${flows[0]}"`;
    this.parts.push(`<${type} id="${id}s"${fallback}/>`);
    if (type === 'exclusiveGateway')
      return [`${id}s`, isLoose(id) ? ends.flat() : [this.#joined(ends.flat())]];
    this.parts.push(`<${type} id="${id}j"/>`);
    for (const last of ends) this.flow(this.#joined(last), `${id}j`);
    return [`${id}s`, [`${id}j`]];
  }
}
