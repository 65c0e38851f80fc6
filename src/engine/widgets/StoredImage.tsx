import { useFileContent } from '../file/use-stored-file.ts';
import { useBlobUrl } from '../file/use-blob-url.ts';
import styles from './Widgets.module.css';

/** An image of the register, read with the session: a plain address would carry no token. */
export function StoredImage({ id, alt }: { id: string; alt: string }) {
  const { data } = useFileContent(id);
  const url = useBlobUrl(data?.blob);
  return url === undefined ? (
    <span className={styles.image} />
  ) : (
    <img className={styles.image} src={url} alt={alt} />
  );
}
