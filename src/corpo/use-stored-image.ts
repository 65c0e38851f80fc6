import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { arquivoApi } from '#schemas/api/arquivo.ts';
import { callFile } from '#src/data/call.ts';

/** The address of a stored picture in this page, read with the session: a plain address would carry no token. */
export const useStoredImage = (id: string): { readonly url?: string; readonly failed: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['arquivo', id],
    queryFn: ({ signal }) =>
      callFile(arquivoApi.baixar, { params: { id } }, { signal, ownDenial: true, quiet: true }),
    staleTime: Infinity,
    meta: { ownError: true },
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data.blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return { url, failed: isError };
};
