import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ProcuracaoItem } from '#schemas/shapes/procuracao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { powersFrom } from '../way-back.ts';
import styles from '../Externo.module.css';

interface EmNomeDeProps {
  readonly servicoId: number;
  /** For whom the person may ask for this service. */
  readonly representados: readonly ProcuracaoItem[];
  readonly deOutro: boolean;
  /** 0: nobody was chosen. */
  readonly representadoId: number;
  readonly error: string | undefined;
  readonly onChange: (to: { readonly deOutro: boolean; readonly representadoId: number }) => void;
}

/** For whom the request is: the person, or somebody whom they represent, with the way to a power of attorney and back. */
export const EmNomeDe = ({
  servicoId,
  representados,
  deOutro,
  representadoId,
  error,
  onChange,
}: EmNomeDeProps) => {
  const text = useText();
  const labelId = useId();
  return (
    <div className={styles.form}>
      <FormControl>
        <FormLabel id={labelId}>{text('externo.procuracao.paraQuem')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={deOutro ? 'outro' : 'proprio'}
          onChange={({ target }) => onChange({ deOutro: target.value === 'outro', representadoId: 0 })}
        >
          <FormControlLabel value="proprio" control={<Radio />} label={text('externo.procuracao.proprio')} />
          <FormControlLabel
            value="outro"
            control={<Radio />}
            label={text('externo.procuracao.pecoPorOutro')}
          />
        </RadioGroup>
      </FormControl>
      {deOutro && representados.length > 0 && (
        <TextField
          select
          label={text('externo.procuracao.emNomeDe')}
          value={representadoId === 0 ? '' : representadoId}
          required
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => onChange({ deOutro: true, representadoId: Number(target.value) })}
        >
          {representados.map(({ outorganteId = 0, nome }) => (
            <MenuItem key={outorganteId} value={outorganteId}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
      )}
      {deOutro && (
        <Note tone={error !== undefined && representados.length === 0 ? 'rubro' : 'azul'}>
          <p>
            {text(
              representados.length === 0
                ? 'externo.procuracao.semRepresentados'
                : 'externo.procuracao.outroRepresentado',
            )}
          </p>
          <Button component={Link} to={powersFrom(`/externo/solicitar/${servicoId}`)}>
            {text('externo.procuracao.cadastrar')}
          </Button>
        </Note>
      )}
    </div>
  );
};
