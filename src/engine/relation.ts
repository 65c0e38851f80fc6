import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RegistroEscolha } from '#schemas/shapes/registro.ts';
import type { RegisterDataProvider } from './data-provider.ts';
import type { RelationFilter } from './relation-filter.ts';

/** One choice of a relation; `ativo: false` when no longer in use. */
export type RelationOption = RegistroEscolha;

/** Searches the choices of a relation on the server. */
export function useRelationOptions(
  resource: string,
  text: string,
  filter: RelationFilter,
  enabled: boolean,
  rotulo?: string,
) {
  const provider = useDataProvider<RegisterDataProvider>();
  return useQuery({
    queryKey: [resource, 'combo', text, filter, rotulo],
    queryFn: ({ signal }) => provider.combo(resource, { q: text, filter, rotulo, signal }),
    meta: { ownError: true },
    enabled,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });
}

/** Labels of chosen records, active or not. */
export function useRelationLabels(resource: string, ids: readonly number[], rotulo?: string) {
  const provider = useDataProvider<RegisterDataProvider>();
  return useQuery({
    queryKey: [resource, 'combo', 'ids', ids, rotulo],
    queryFn: ({ signal }) => provider.combo(resource, { ids, rotulo, signal }),
    enabled: ids.length > 0,
    meta: { ownError: true },
    staleTime: 60_000,
  });
}
