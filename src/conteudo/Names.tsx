import styles from './Consulta.module.css';

interface NamesProps {
  readonly names: readonly string[];
  /** What is said where there is none. */
  readonly none: string;
}

/** Names, one a line. */
export const Names = ({ names, none }: NamesProps) =>
  names.length === 0 ? (
    <p className="sm sub">{none}</p>
  ) : (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
