import { useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { usesOf } from '../uses.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';

/** What became of one record of a bulk act. */
export interface ItemResult {
  id: number;
  name: string;
  /** Why it was not done; absent when it was. */
  reason?: string;
}

/** Removes records one after the other, so that each has its own answer. */
export function useRemoveMany(): { run: (ids: readonly number[]) => Promise<ItemResult[]>; done: number } {
  const { resource, nameOf } = useRegister();
  const provider = useDataProvider();
  const { data = [] } = useListContext<RegisterRecord>();
  const [done, setDone] = useState(0);

  const removeOne = async (id: number): Promise<ItemResult> => {
    const record = data.find((candidate) => candidate.id === id);
    const result = { id, name: record ? nameOf(record) : `nº ${id}` };
    try {
      await provider.delete(resource, { id, previousData: record ?? { id } });
      return result;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      return { ...result, reason: [error.message, ...usesOf(error)].join(' ') };
    }
  };
  const run = async (ids: readonly number[]): Promise<ItemResult[]> => {
    const results: ItemResult[] = [];
    for (const id of ids) {
      results.push(await removeOne(id));
      setDone(results.length);
    }
    return results;
  };
  return { run, done };
}
