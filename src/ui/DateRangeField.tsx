import type { DateRange } from './date-text.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';

interface DateRangeFieldProps extends DateInputProps {
  readonly value: DateRange | undefined;
  readonly onChange: (value: DateRange | undefined) => void;
}

/** A period, which always has both days: "DD/MM/YYYY a DD/MM/YYYY". */
export const DateRangeField = ({ value, onChange, ...rest }: DateRangeFieldProps) => (
  <DateInput
    {...rest}
    range
    days={value === undefined ? [] : [value.inicio, value.fim]}
    onDays={([inicio, fim]) => {
      if (inicio === value?.inicio && fim === value?.fim) return;
      onChange(inicio === undefined || fim === undefined ? undefined : { inicio, fim });
    }}
  />
);
