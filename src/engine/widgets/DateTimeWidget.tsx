import { OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { useState } from 'react';
import { legalZone } from '#schemas/legal-zone.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatMinute, formatTime, isoDay } from '#src/i18n/dates.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { useStanding } from '../form/standing.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The moment of a day and an hour where the institution is. */
const momentOf = (day: string, hour: string): string =>
  dayjs.tz(`${day}T${hour}:00`, legalZone()).toISOString();

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
        value={moment ? formatMinute(moment) : ''}
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
