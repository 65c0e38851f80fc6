import styles from './marks.module.css';

/** The number of a content in its luggage tag; once per page header. */
export const Etiqueta = ({ numero }: { readonly numero: string }) => (
  <span className={styles.etiqueta}>{numero}</span>
);
