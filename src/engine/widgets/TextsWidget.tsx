import { Autocomplete, TextField } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { useSameList } from '#src/ui/use-same-list.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** A list of free texts, or numbers: each becomes a tag on Enter, comma or on leaving the field. */
export function TextsWidget(props: FieldWidgetProps) {
  const text = useText();
  const { property } = fieldOf(props);
  const { id, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const list = Array.isArray(value) ? (value as (string | number)[]) : [];
  const written = useSameList(list.map(String), (one) => one);
  const numeric = property.items?.type === 'integer' || property.items?.type === 'number';
  const read = (items: readonly string[]): (string | number)[] => {
    const clean = items.flatMap((item) => item.split(/[,;]/)).map((item) => item.trim());
    const unique = [...new Set(clean.filter((item) => item !== ''))];
    return numeric ? unique.map((item) => (Number.isFinite(Number(item)) ? Number(item) : item)) : unique;
  };
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={written}
      disabled={disabled || readonly}
      clearText={text('cadastro.campo.limpar')}
      onChange={(_, items) => onChange(read(items))}
      onBlur={() => onBlur(id, value)}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={list.length === 0 ? text('cadastro.campo.incluirTexto') : undefined}
          error={aria['aria-invalid']}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
        />
      )}
    />
  );
}
