import { useState } from 'react';
import { DateField } from '#src/ui/DateField.tsx';
import { useStanding } from '../form/standing.ts';
import { useControl, type FieldWidgetProps } from './widget.ts';

/** One day, typed or chosen in the calendar. What is written and is no day is a fault of the form, told where faults are. */
export function DateWidget(props: FieldWidgetProps) {
  const { id, 'aria-required': required, 'aria-label': label, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const [unread, setUnread] = useState<string>();
  useStanding(id, { unread });
  return (
    <DateField
      {...aria}
      id={id}
      value={typeof value === 'string' ? value : undefined}
      label={label === undefined ? undefined : <span className="vh">{label}</span>}
      required={required}
      readOnly={readonly}
      disabled={disabled}
      told
      onInvalid={setUnread}
      onChange={onChange}
      onBlur={() => onBlur(id, value)}
    />
  );
}
