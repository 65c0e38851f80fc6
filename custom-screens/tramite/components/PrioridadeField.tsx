import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { prioridades } from '#schemas/enums.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Tramite.module.css';

type Priority = (typeof prioridades)[number];

interface PrioridadeFieldProps {
  readonly value: Priority;
  readonly onChange: (value: Priority) => void;
}

/** How soon it should be looked at. */
export const PrioridadeField = ({ value, onChange }: PrioridadeFieldProps) => {
  const text = useText();
  const labelId = useId();
  return (
    <div>
      <div id={labelId} className={styles.label}>
        {text('tramite.prioridade')}
      </div>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Priority)}
      >
        {prioridades.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={text(`caixa.filtros.prioridades.${each}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
};
