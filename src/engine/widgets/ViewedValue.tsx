import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { formatValue } from '../format-value.ts';
import { AppLink } from './AppLink.tsx';
import { Meter } from './Meter.tsx';

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
