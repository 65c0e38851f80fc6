import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { enumLabel, weekdayName } from '../format-value.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

const weekdays = [2, 3, 4, 5, 6, 7, 1];

/** Several values out of few, all in sight; days of the week begin on Monday and are kept as 1 for Sunday to 7. */
export function ChecksWidget(props: FieldWidgetProps) {
  const field = fieldOf(props);
  const { id, 'aria-describedby': describedBy, 'aria-label': label } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const isWeek = field.kind === 'weekdays';
  const options: readonly (string | number)[] = isWeek ? weekdays : (field.property.items?.enum ?? []);
  const toggle = (option: string | number): void => {
    const next = options.filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each)));
    onChange(isWeek ? [...next].sort((a, b) => Number(a) - Number(b)) : next);
  };
  return (
    <FormGroup
      row
      role="group"
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      aria-label={label}
      aria-labelledby={label ? undefined : `${id}-rotulo`}
      onBlur={() => onBlur(id, value)}
    >
      {options.map((option) => (
        <FormControlLabel
          key={String(option)}
          label={isWeek ? weekdayName(Number(option)) : enumLabel(field, option)}
          disabled={disabled || readonly}
          control={<Checkbox checked={chosen.includes(option)} onChange={() => toggle(option)} />}
        />
      ))}
    </FormGroup>
  );
}
