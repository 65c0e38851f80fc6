import styles from './MenuLine.module.css';

/** Separates what belongs apart in a menu. */
export const MenuLine = () => <li role="separator" className={styles.line} />;
