import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { isInside } from './is-inside.ts';
import styles from './Widgets.module.css';

/** Leads to a page of the product that a value names. An address of elsewhere is only text. */
export function AppLink({ to }: { to: string }) {
  const text = useText();
  if (!isInside(to)) return <span>{to}</span>;
  return (
    <Link className={styles.link} to={to}>
      {text('cadastro.campo.abrirRegistro')}
      <ArrowRight size={14} aria-hidden />
    </Link>
  );
}
