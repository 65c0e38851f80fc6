import { useId, type ReactNode } from 'react';
import styles from './Consulta.module.css';

/** A part of a panel of a content's page, under the title that names it. */
export const ConsultaBlock = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.blockTitle}>
        <h2 id={titleId}>{title}</h2>
      </div>
      {children}
    </section>
  );
};
