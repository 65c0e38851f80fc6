import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useText } from '#src/i18n/use-text.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from '../Preferencias.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const usualHour = 8;

/** When the digest of the day leaves. */
export const Resumo = () => {
  const text = useText();
  const { resumo = {} } = useSignedIn().userConfig.preferencias;
  const { hora = usualHour, soDiasUteis = false } = resumo;
  return (
    <div className={styles.digest}>
      <SelectInput
        className={styles.field}
        label={text('preferencias.resumo.hora')}
        help={text('preferencias.resumo.horaAjuda')}
        options={hours.map((value) => ({
          value,
          label: text('preferencias.resumo.horaDe', { hora: String(value).padStart(2, '0') }),
        }))}
        value={hora}
        onChange={(chosen) => choosePreferences({ resumo: { hora: chosen, soDiasUteis } })}
      />
      <FormControlLabel
        label={text('preferencias.resumo.soDiasUteis')}
        control={
          <Checkbox
            checked={soDiasUteis}
            onChange={(_, checked) => choosePreferences({ resumo: { hora, soDiasUteis: checked } })}
          />
        }
      />
    </div>
  );
};
