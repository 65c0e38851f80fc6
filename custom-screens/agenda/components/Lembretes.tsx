import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '#src/i18n/use-text.ts';
import { lembreteExtenso } from '../palavras.ts';

interface LembretesProps {
  readonly value: readonly number[];
  readonly onChange: (to: readonly number[]) => void;
}

/** In minutes: from the time itself to a week. */
const offered = [0, 10, 30, 60, 120, 1440, 2880, 10_080];
const most = 5;

/** How long before the event people are reminded of it. */
export const Lembretes = ({ value, onChange }: LembretesProps) => {
  const text = useText();
  const options = [...new Set([...offered, ...value])].sort((a, b) => a - b);
  return (
    <TextField
      select
      label={text('agenda.campo.lembretes')}
      helperText={text('agenda.campo.lembretesAjuda')}
      value={[...value]}
      slotProps={{
        select: {
          multiple: true,
          renderValue: (chosen) => (chosen as number[]).map(lembreteExtenso).join(', '),
        },
      }}
      onChange={({ target }) => {
        const chosen = target.value as unknown as number[];
        if (chosen.length <= most) onChange([...chosen].sort((a, b) => a - b));
      }}
    >
      {options.map((antes) => (
        <MenuItem key={antes} value={antes}>
          {lembreteExtenso(antes)}
        </MenuItem>
      ))}
    </TextField>
  );
};
