import { useContext } from 'react';
import { DateField } from '#src/ui/DateField.tsx';
import { RowContext } from '../templates/row-context.ts';
import { useControl, type FieldWidgetProps } from './widget.ts';

/** One day, typed or chosen in the calendar. It says its own errors, so the template leaves them to it. */
export function DateWidget(props: FieldWidgetProps) {
  const row = useContext(RowContext);
  const { id, 'aria-required': required, 'aria-label': label } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled, rawErrors } = props;
  return (
    <DateField
      id={id}
      value={typeof value === 'string' ? value : undefined}
      label={row ? <span className="vh">{label}</span> : undefined}
      required={required}
      readOnly={readonly}
      disabled={disabled}
      error={row ? undefined : rawErrors?.[0]}
      onChange={onChange}
      onBlur={() => onBlur(id, value)}
    />
  );
}
