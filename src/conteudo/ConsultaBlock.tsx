import type { ReactNode } from 'react';
import styles from './Consulta.module.css';

/** A part of a panel of a content's page, under its title. */
export const ConsultaBlock = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className={styles.block}>
    <div className={styles.blockTitle}>
      <h2>{title}</h2>
    </div>
    {children}
  </section>
);
