import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import { useState, type ReactNode } from 'react';
import type { MeioSegundoFator } from '#schemas/shapes/credencial.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Credencial.module.css';

interface FactorChoiceProps {
  readonly emailAllowed: boolean;
  readonly busy: boolean;
  /** What else is asked before going on: the password, where the person is already in. */
  readonly children?: ReactNode;
  readonly onChoose: (meio: MeioSegundoFator) => void;
  readonly onCancel?: () => void;
}

/** How the code will come. Where only the application is allowed there is nothing to choose. */
export const FactorChoice = ({ emailAllowed, busy, children, onChoose, onCancel }: FactorChoiceProps) => {
  const text = useText();
  const [meio, setMeio] = useState<MeioSegundoFator>('APLICATIVO');
  const means: readonly MeioSegundoFator[] = emailAllowed ? ['APLICATIVO', 'EMAIL'] : ['APLICATIVO'];
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onChoose(meio);
      }}
    >
      <fieldset className={styles.choices}>
        <legend className="vh">{text('entrada.fator.meio')}</legend>
        {means.map((each) => (
          <label key={each} className={styles.choice}>
            <Radio
              name="meio"
              value={each}
              checked={meio === each}
              onChange={() => setMeio(each)}
              slotProps={{ input: { 'aria-describedby': `meio-${each}` } }}
            />
            <span>
              <strong>{text(`entrada.fator.${each}`)}</strong>
              <span id={`meio-${each}`} className="sm sub">
                {text(`entrada.fator.${each}ajuda`)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {children}
      <div className={styles.row}>
        <Button type="submit" variant="contained" loading={busy}>
          {text('entrada.fator.continuar')}
        </Button>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            {text('entrada.fator.cancelar')}
          </Button>
        )}
      </div>
    </form>
  );
};
