import styles from './MaskIcon.module.css';

/**
 * An icon that came as SVG text from the server, painted in the colour of the text around it.
 * As a mask it is only a shape: nothing in it can run.
 */
export const MaskIcon = ({ svg }: { readonly svg: string }) => (
  <span
    className={styles.icon}
    aria-hidden="true"
    style={{ maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` }}
  />
);
