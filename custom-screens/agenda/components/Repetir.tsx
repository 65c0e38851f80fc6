import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { diasUteis, fins, frequencias, nomeDoDia, type RascunhoRepeticao } from '../repeticao.ts';
import styles from '../Agenda.module.css';

interface RepetirProps {
  readonly draft: RascunhoRepeticao;
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (to: RascunhoRepeticao) => void;
}

/** How often an event comes back, on which days, until when, and where it goes from a day without business. */
export const Repetir = ({ draft, erros, onChange }: RepetirProps) => {
  const text = useText();
  const { cada } = draft;
  const put = (to: Partial<RascunhoRepeticao>): void => onChange({ ...draft, ...to });
  const number = (campo: 'intervalo' | 'vezes', max: number, unit?: string) => (
    <TextField
      type="number"
      label={text(`agenda.campo.${campo}`)}
      value={draft[campo]}
      error={erros[`repeticao.${campo}`] !== undefined}
      helperText={erros[`repeticao.${campo}`] ?? unit}
      slotProps={{ htmlInput: { min: campo === 'vezes' ? 2 : 1, max } }}
      onChange={({ target }) => put({ [campo]: target.value })}
    />
  );
  const choose = <T extends string>(
    label: string,
    value: T,
    options: readonly T[],
    nameOf: (one: T) => string,
    onChoice: (to: T) => void,
  ) => (
    <TextField select label={label} value={value} onChange={({ target }) => onChoice(target.value as T)}>
      {options.map((one) => (
        <MenuItem key={one} value={one}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <div className={cada === 'NAO' ? styles.so : styles.quando}>
        {choose(
          text('agenda.campo.repete'),
          cada,
          frequencias,
          (one) => text(`agenda.repete.${one}`),
          (to) => put({ cada: to }),
        )}
        {cada !== 'NAO' &&
          number('intervalo', 99, text(`agenda.unidade.${cada}`, { count: Number(draft.intervalo) || 1 }))}
      </div>
      {cada === 'SEMANA' && (
        <div>
          <ToggleButtonGroup
            className={styles.dias}
            value={draft.dias}
            aria-label={text('agenda.campo.dias')}
            onChange={(_, dias: number[]) => put({ dias })}
          >
            {[1, 2, 3, 4, 5, 6, 7].map((dia) => (
              <ToggleButton key={dia} value={dia} aria-label={nomeDoDia(dia).longo}>
                {nomeDoDia(dia).curto}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {erros['repeticao.dias'] !== undefined && (
            <p role="alert" className={styles.erro}>
              {erros['repeticao.dias']}
            </p>
          )}
        </div>
      )}
      {cada !== 'NAO' && (
        <>
          <div className={draft.fim === 'NUNCA' ? styles.so : styles.quando}>
            {choose(
              text('agenda.campo.fim'),
              draft.fim,
              fins,
              (one) => text(`agenda.fim.${one}`),
              (fim) => put({ fim }),
            )}
            {draft.fim === 'VEZES' && number('vezes', 730)}
            {draft.fim === 'ATE' && (
              <DateField
                label={text('agenda.campo.ateDia')}
                value={draft.ate}
                error={erros['repeticao.ate']}
                onChange={(ate) => put({ ate })}
              />
            )}
          </div>
          {choose(
            text('agenda.campo.diaUtil'),
            draft.diaUtil,
            diasUteis,
            (one) => text(`agenda.diaUtil.${one}`),
            (diaUtil) => put({ diaUtil }),
          )}
        </>
      )}
    </>
  );
};
