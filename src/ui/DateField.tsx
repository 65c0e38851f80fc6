import { DateInput, type DateInputProps } from './DateInput.tsx';

interface DateFieldProps extends DateInputProps {
  /** yyyy-MM-dd */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** One day: DD/MM/YYYY on the screen, yyyy-MM-dd to the form. */
export const DateField = ({ value, onChange, ...rest }: DateFieldProps) => (
  <DateInput
    {...rest}
    range={false}
    days={value === undefined || value === '' ? [] : [value]}
    onDays={([day]) => {
      if (day !== (value === '' ? undefined : value)) onChange(day);
    }}
  />
);
