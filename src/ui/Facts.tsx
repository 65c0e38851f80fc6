import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Names and values side by side; what is not known is left out. */
export const Facts = ({ items }: { readonly items: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {items
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
