import { OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatMoment, formatTime, isoDay } from '#src/i18n/dates.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { useStanding } from '../form/standing.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** The moment of a day and an hour where the institution is (Brasília, without summer time). */
const momentOf = (day: string, hour: string): string => `${day}T${hour}:00-03:00`;

/** A day and an hour. */
export function DateTimeWidget(props: FieldWidgetProps) {
  const text = useText();
  const field = fieldOf(props);
  const { id, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const [unread, setUnread] = useState<string>();
  useStanding(id, { unread });
  const moment = typeof value === 'string' && value !== '' ? value : undefined;
  const day = moment && isoDay(moment);
  const hour = moment ? formatTime(moment) : '';
  if (readonly)
    return (
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        readOnly
        inputProps={{ ...aria, className: 'num' }}
        value={moment ? formatMoment(moment) : ''}
      />
    );
  return (
    <Pair>
      <DateField
        id={id}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
        label={
          aria['aria-label'] === undefined ? undefined : <span className="vh">{aria['aria-label']}</span>
        }
        told
        onInvalid={setUnread}
        value={day}
        required={aria['aria-required']}
        disabled={disabled}
        onChange={(next) => onChange(next === undefined ? undefined : momentOf(next, hour || '00:00'))}
        onBlur={() => onBlur(id, value)}
      />
      <OutlinedInput
        size="small"
        type="time"
        value={hour}
        disabled={disabled || day === undefined}
        error={aria['aria-invalid']}
        inputProps={{
          ...aria,
          'aria-label': text('cadastro.campo.horaDe', { campo: field.title }),
          className: 'num',
        }}
        onChange={({ target }) => day && onChange(momentOf(day, target.value || '00:00'))}
        onBlur={() => onBlur(id, value)}
      />
    </Pair>
  );
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 7.5rem', gap: 8 });
