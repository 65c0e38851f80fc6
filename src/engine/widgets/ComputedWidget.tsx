import { OutlinedInput } from '@mui/material';
import { fillTemplate } from '#schemas/template.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useForm, useFormNow } from '../form/form-context.ts';
import { labelOfRecord } from '../format-value.ts';
import type { RegisterRecord } from '../register.ts';
import { fieldOf, type FieldWidgetProps } from './widget.ts';

/** A value made of others: shown as it will be, never typed. */
export function ComputedWidget(props: FieldWidgetProps) {
  const text = useText();
  const { fields } = useForm();
  const { values } = useFormNow();
  const template = fieldOf(props).property['x-computed'] ?? '';
  const shown = fillTemplate(template, labelOfRecord(fields, values as unknown as RegisterRecord));
  return (
    <OutlinedInput
      id={props.id}
      fullWidth
      size="small"
      readOnly
      inputProps={{ 'aria-label': props.label }}
      value={shown}
      placeholder={text('cadastro.campo.calculado')}
    />
  );
}
