import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readKey } from '#src/data/query.ts';
import { contentReads } from './content-reads.ts';

/** Asks again for everything that an act on a content may have changed; for acts made without `useAct`. */
export const useRefreshContent = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(contentReads.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
  }, [client]);
};
