import { OutlinedInput } from '@mui/material';
import { isComplete, writeNumber, type NumberRule } from '#schemas/numeracao/format-number.ts';
import type { CustomWidgetProps } from '#src/engine/widgets/custom-widgets.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The number that a template would give first, as it is being filled in; saved, it is what the server works out. */
export const ExemploNumeracao = ({ id, field, values, describedBy }: CustomWidgetProps) => {
  const text = useText();
  const rule: Partial<NumberRule> = values;
  const { inicio = 1 } = values as { inicio?: number };
  const number = isComplete(rule)
    ? writeNumber(rule, text('numeracao.exemplo.tipo'), {
        sequencia: inicio,
        ano: new Date().getFullYear(),
        unidade: text('numeracao.exemplo.unidade'),
        organizacao: text('numeracao.exemplo.organizacao'),
        sigla: text('numeracao.exemplo.sigla'),
      })
    : undefined;
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      readOnly
      inputProps={{ 'aria-label': field.title, 'aria-describedby': describedBy }}
      value={number ?? ''}
      placeholder={text('numeracao.exemplo.incompleto')}
    />
  );
};
