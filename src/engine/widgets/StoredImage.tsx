import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { arquivoApi } from '#schemas/api/arquivo.ts';
import { callFile } from '#src/data/call.ts';
import styles from './Widgets.module.css';

/** An image of the register, read with the session: a plain address would carry no token. */
export function StoredImage({ id, alt }: { id: string; alt: string }) {
  const { data } = useQuery({
    queryKey: ['arquivo', id],
    queryFn: ({ signal }) => callFile(arquivoApi.baixar, { params: { id } }, { signal, ownDenial: true }),
    staleTime: Infinity,
    meta: { ownError: true },
  });
  const [url, setUrl] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data.blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return url === undefined ? (
    <span className={styles.image} />
  ) : (
    <img className={styles.image} src={url} alt={alt} />
  );
}
