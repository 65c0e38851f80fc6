import { defined } from '#schemas/defined.ts';
import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import { arquivoApi } from '#schemas/api/arquivo.ts';
import { callFile } from '#src/data/call.ts';
import { httpFile, type HttpFile } from '#src/data/http.ts';
import { queryString } from '#src/data/query-string.ts';
import type { FileLabel } from '../register.ts';
import { FilePlaceContext } from './file-place.ts';

const sentKey = (id: string): readonly string[] => ['arquivo-enviado', id];

/** Keeps what a file is that was sent and is not of a record yet. */
export const rememberSent = (client: QueryClient, id: string, label: FileLabel): void => {
  client.setQueryDefaults(['arquivo-enviado'], { gcTime: Infinity });
  client.setQueryData(sentKey(id), label);
};

interface StoredFile {
  /** Absent when nothing is known but the id: a file of a draft that was taken up again. */
  readonly label: FileLabel | undefined;
  readonly read: (signal?: AbortSignal) => Promise<HttpFile>;
}

/** A stored file: by way of the record that holds it, or by itself while only who sent it knows it. */
export function useStoredFile(id: string): StoredFile {
  const place = useContext(FilePlaceContext);
  const client = useQueryClient();
  const held = place?.labels.get(id);
  const read = (signal?: AbortSignal): Promise<HttpFile> => {
    const options = { ownDenial: true, ...defined({ signal }) };
    if (!place || !held) return callFile(arquivoApi.baixar, { params: { id } }, options);
    const { registro, id: record, lugar } = place;
    return httpFile(
      `${registro}/${record}/arquivo/${encodeURIComponent(id)}${queryString({ lugar })}`,
      options,
    );
  };
  return { label: held ?? client.getQueryData<FileLabel>(sentKey(id)), read };
}

/** The content of a stored file; whoever shows it says what fails. */
export function useFileContent(id: string): UseQueryResult<HttpFile> {
  const { read } = useStoredFile(id);
  return useQuery({
    queryKey: ['arquivo', id],
    queryFn: ({ signal }) => read(signal),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { ownError: true },
  });
}
