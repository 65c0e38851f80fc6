import { MenuItem, Select } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { isSearched } from '../field.ts';
import { enumLabel } from '../format-value.ts';
import { Choice } from './Choice.tsx';
import { fieldOf, useControl, useMustFill, type FieldWidgetProps } from './widget.ts';

/** One of some values: a menu, or a field to search in when they are many. */
export function EnumWidget(props: FieldWidgetProps) {
  const text = useText();
  const field = fieldOf(props);
  const { id, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const options = (field.property.enum ?? []).map((option) => ({
    value: option,
    label: enumLabel(field, option),
  }));
  const optional = !useMustFill(props);
  if (isSearched(field))
    return (
      <Choice
        id={id}
        aria={aria}
        options={options}
        value={options.find((option) => option.value === value)}
        clearable={optional}
        idle={disabled || readonly}
        onChange={(option) => onChange(option?.value)}
        onBlur={() => onBlur(id, value)}
      />
    );
  return (
    <Select
      fullWidth
      size="small"
      displayEmpty
      value={value ?? ''}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      SelectDisplayProps={{
        ...aria,
        id,
        'aria-labelledby': aria['aria-label'] ? undefined : `${id}-rotulo ${id}`,
      }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
      renderValue={(chosen) =>
        chosen === '' ? (
          <span className="mut">{text('cadastro.campo.escolha')}</span>
        ) : (
          enumLabel(field, chosen)
        )
      }
    >
      {optional && (
        <MenuItem value="">
          <span className="mut">{text('cadastro.vazio')}</span>
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={String(option.value)} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
