import { Checkbox, FormControlLabel, Switch } from '@mui/material';
import { useContext } from 'react';
import { RowContext } from '../templates/row-context.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** Yes or no: a switch in a form, a box in a grid of rows. */
export function SwitchWidget(props: FieldWidgetProps) {
  const row = useContext(RowContext);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const { 'aria-required': _, 'aria-invalid': __, ...aria } = useControl(props);
  const field = fieldOf(props);
  const idle = disabled || readonly;
  const change = (checked: boolean): void => onChange(checked);
  if (row)
    return (
      <Checkbox
        checked={value === true}
        disabled={idle}
        slotProps={{ input: aria }}
        onChange={(_event, checked) => change(checked)}
        onBlur={() => onBlur(props.id, value)}
      />
    );
  return (
    <FormControlLabel
      label={field.title}
      control={
        <Switch
          checked={value === true}
          disabled={idle}
          slotProps={{ input: { ...aria, role: 'switch' } }}
          onChange={(_event, checked) => change(checked)}
          onBlur={() => onBlur(props.id, value)}
        />
      }
    />
  );
}
