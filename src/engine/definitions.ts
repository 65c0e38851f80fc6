import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroAplicado, RegistroMigracao, RegistroRecusa } from '#schemas/shapes/registro.ts';
import { http } from '#src/data/http.ts';

const read = async <T>(path: string, signal: AbortSignal): Promise<T> =>
  (await http(`registro/${path}`, { signal, ownDenial: true })) as T;
const meta = { ownError: true };

/** What is wrong in the definition files. */
export const useRefusals = () =>
  useQuery({
    queryKey: ['registro', 'recusas'],
    queryFn: ({ signal }) => read<readonly RegistroRecusa[]>('recusas', signal),
    meta,
  });

/** The definitions in force. */
export const useApplied = () =>
  useQuery({
    queryKey: ['registro', 'aplicados'],
    queryFn: ({ signal }) => read<readonly RegistroAplicado[]>('aplicados', signal),
    meta,
  });

/** What was done to the tables, newest first. */
export const useMigrations = () =>
  useInfiniteQuery({
    queryKey: ['registro', 'migracoes'],
    queryFn: ({ pageParam, signal }) =>
      read<Page<RegistroMigracao>>(`migracoes?start=${pageParam}&pageSize=20`, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, page) => sum + page.itens.length, 0) < last.total ? pages.length + 1 : undefined,
    meta,
  });
