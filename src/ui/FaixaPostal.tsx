import styles from './FaixaPostal.module.css';
import { classes } from './classes.ts';

/** The striped edge at the top, in the two colours of the institution; thicker on public pages. */
export const FaixaPostal = ({ thick = false }: { readonly thick?: boolean }) => (
  <div className={classes(styles.faixa, thick && styles.thick)} aria-hidden="true" />
);
