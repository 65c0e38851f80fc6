import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { readKey } from '#src/data/query.ts';
import { kindCalls } from './atos/kind-calls.ts';
import { contentReads } from './content-reads.ts';

/** Asks again for everything that an act on a content may have changed; for acts made without `useAct`. */
export const useRefreshContent = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(contentReads.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
  }, [client]);
};

/**
 * Forgets what was read of contents of a kind and is on no screen, before the page of one that changed: it would show for a moment
 * what it was, and move under the hand when the answer comes.
 */
export const useForgetRead = (): ((tipo: number) => void) => {
  const client = useQueryClient();
  return useCallback(
    (tipo) =>
      client.removeQueries({
        queryKey: readKey<EndpointDefinition>(kindCalls(tipo).consultar),
        type: 'inactive',
      }),
    [client],
  );
};
