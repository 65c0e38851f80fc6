import { StoredFile } from './StoredFile.tsx';
import styles from './File.module.css';

/** The file of a field, or the files of a list, one below the other. */
export function StoredFiles({ value }: { value: unknown }) {
  const ids = [value].flat().filter((id): id is string => typeof id === 'string');
  if (ids.length < 2) return ids.map((id) => <StoredFile key={id} id={id} />);
  return (
    <ul className={styles.list}>
      {ids.map((id) => (
        <li key={id}>
          <StoredFile id={id} />
        </li>
      ))}
    </ul>
  );
}
