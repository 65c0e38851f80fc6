import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { usesOf } from '../uses.ts';
import type { BulkAct } from './bulk-acts.ts';

/** What became of one record of a bulk act. */
export interface ItemResult {
  id: number;
  name: string;
  /** Why it was not done; absent when it was. */
  reason?: string;
}

/** Does an act to records one after the other, so that each has its own answer. */
export function useBulkRun(act: BulkAct): {
  run: (records: readonly RegisterRecord[]) => Promise<ItemResult[]>;
  done: number;
} {
  const { nameOf } = useRegister();
  const [done, setDone] = useState(0);

  const one = async (record: RegisterRecord): Promise<ItemResult> => {
    const result = { id: record.id, name: nameOf(record) };
    try {
      await act(record);
      return result;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const fields = error.erros.map(({ mensagem }) => mensagem);
      const why = fields.length > 0 ? fields : [error.message];
      return { ...result, reason: [...why, ...usesOf(error)].join(' ') };
    }
  };
  const run = async (records: readonly RegisterRecord[]): Promise<ItemResult[]> => {
    const results: ItemResult[] = [];
    for (const record of records) {
      results.push(await one(record));
      setDone(results.length);
    }
    return results;
  };
  return { run, done };
}
