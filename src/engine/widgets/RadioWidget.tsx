import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { plainValue } from '../plain-value.ts';
import { enumLabel } from '../format-value.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** One of few values, all in sight. */
export function RadioWidget(props: FieldWidgetProps) {
  const field = fieldOf(props);
  const { id, 'aria-describedby': describedBy, 'aria-label': label } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const options = field.property.enum ?? [];
  return (
    <RadioGroup
      row
      id={id}
      aria-describedby={describedBy}
      aria-label={label}
      aria-labelledby={label ? undefined : `${id}-rotulo`}
      value={plainValue(value)}
      onChange={(_, chosen) => onChange(options.find((option) => String(option) === chosen))}
      onBlur={() => onBlur(id, value)}
    >
      {options.map((option) => (
        <FormControlLabel
          key={String(option)}
          value={String(option)}
          label={enumLabel(field, option)}
          disabled={disabled || readonly}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
}
