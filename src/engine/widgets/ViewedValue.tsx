import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { formatValue } from '../format-value.ts';
import { Meter } from './Meter.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isInside } from './is-inside.ts';
import styles from './Widgets.module.css';

/** Leads to a page of the product that a value names. An address of elsewhere is only text. */
function AppLink({ to }: { to: string }) {
  const text = useText();
  if (!isInside(to)) return <span>{to}</span>;
  return (
    <Link className={styles.link} to={to}>
      {text('cadastro.campo.abrirRegistro')}
      <ArrowRight size={14} aria-hidden />
    </Link>
  );
}

interface Props {
  field: Field;
  value: unknown;
}

/** A value read in a list, in a consultation or in a form that does not change it. */
export function ViewedValue({ field, value }: Props) {
  const text = useText();
  if (field.kind === 'meter' && typeof value === 'number')
    return <Meter percent={value} label={field.title} progress={field.property['x-widget'] === 'progress'} />;
  if (field.kind === 'link' && typeof value === 'string') return <AppLink to={value} />;
  const shown = formatValue(field, value);
  return shown === '' ? (
    <span className="mut">{text('cadastro.vazio')}</span>
  ) : (
    <span className="num">{shown}</span>
  );
}
