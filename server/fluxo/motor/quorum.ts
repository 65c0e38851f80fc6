import type { Fonte } from './graph.ts';

const condition = '=feitas >= ';

/** What is enough of a task that each of several people does, as the engine is told. */
export const quorumCondition = (quorum: number): string => `${condition}${quorum}`;

interface Shared {
  readonly behaviour?: { readonly completionCondition?: unknown };
}

/** How many answers each task of several people asks for, of those that say it. */
export const quorumsOf = ({ activities }: Fonte): ReadonlyMap<string, number> =>
  new Map(
    activities.flatMap(({ id, behaviour }) => {
      const loop: Shared | undefined = behaviour.loopCharacteristics;
      const { completionCondition } = loop?.behaviour ?? {};
      const body =
        typeof completionCondition === 'string'
          ? completionCondition
          : (completionCondition as { readonly body?: string } | undefined)?.body;
      return body?.startsWith(condition) ? [[id, Number(body.slice(condition.length))] as const] : [];
    }),
  );
