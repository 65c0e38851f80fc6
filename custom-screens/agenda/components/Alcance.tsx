import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { AlcanceCompromisso } from '#schemas/shapes/compromisso.ts';
import { useText } from '#src/i18n/use-text.ts';

interface AlcanceProps {
  readonly label: string;
  readonly value: AlcanceCompromisso;
  readonly onChange: (to: AlcanceCompromisso) => void;
}

const all: readonly AlcanceCompromisso[] = ['ESTE', 'SEGUINTES', 'TODOS'];

/** How much of what comes back somebody means. */
export const Alcance = ({ label, value, onChange }: AlcanceProps) => {
  const text = useText();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={({ target }) => onChange(target.value as AlcanceCompromisso)}
      >
        {all.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={text(`agenda.alcance.${one}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
