import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import { defined } from '#schemas/defined.ts';
import { deRegistro } from '#schemas/fluxo/atividade.ts';
import type { CampoAtividade } from '#schemas/shapes/fluxo-atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ArquivoField } from './ArquivoField.tsx';
import styles from './Fluxo.module.css';
import { RegistroField } from './RegistroField.tsx';
import { chosenOf, type Escrito } from './typed-answers.ts';

interface CampoDaAtividadeProps {
  readonly campo: Pick<CampoAtividade, 'rotulo' | 'tipo' | 'obrigatorio' | 'ajuda' | 'opcoes'>;
  readonly value: Escrito;
  readonly error?: string | undefined;
  readonly onChange: (value: Escrito) => void;
  /** A file began to be sent, or is sent no more. */
  readonly onSending?: ((on: boolean) => void) | undefined;
}

/** One question of an activity, asked as what it is. */
export const CampoDaAtividade = ({ campo, value, error, onChange, onSending }: CampoDaAtividadeProps) => {
  const text = useText();
  const { rotulo, tipo, obrigatorio, ajuda, opcoes = [] } = campo;
  const said = typeof value === 'string' ? value : '';
  if (tipo === 'VARIAS') return <Varias campo={campo} value={value} error={error} onChange={onChange} />;
  if (deRegistro(tipo))
    return (
      <RegistroField
        tipo={tipo}
        label={rotulo}
        required={obrigatorio}
        value={said === '' ? undefined : Number(said)}
        error={error}
        help={ajuda}
        onChange={(id) => onChange(id === undefined ? '' : String(id))}
      />
    );
  if (tipo === 'ARQUIVO')
    return (
      <ArquivoField campo={campo} value={said} error={error} onChange={onChange} onSending={onSending} />
    );
  if (tipo === 'SIM_NAO' || tipo === 'LISTA')
    return (
      <SelectInput
        label={rotulo}
        value={said}
        options={[
          { value: '', label: text('atividades.naoRespondido') },
          ...(tipo === 'LISTA'
            ? opcoes.map((one) => ({ value: one, label: one }))
            : [
                { value: 'sim', label: text('atividades.sim') },
                { value: 'nao', label: text('atividades.nao') },
              ]),
        ]}
        required={obrigatorio}
        {...defined({ error, help: ajuda })}
        onChange={onChange}
      />
    );
  return (
    <TextInput
      label={rotulo}
      required={obrigatorio}
      type={tipo === 'DATA' ? 'date' : 'text'}
      notched={tipo === 'DATA' ? true : undefined}
      multiline={tipo === 'TEXTO_LONGO'}
      minRows={tipo === 'TEXTO_LONGO' ? 3 : 1}
      {...defined({ error, help: ajuda })}
      startAdornment={tipo === 'MOEDA' ? <InputAdornment position="start">R$</InputAdornment> : undefined}
      inputProps={
        tipo === 'NUMERO' || tipo === 'MOEDA' ? { inputMode: 'decimal', maxLength: 30 } : { maxLength: 4000 }
      }
      value={said}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

const Varias = ({ campo, value, error, onChange }: CampoDaAtividadeProps) => {
  const id = useId();
  const { rotulo, opcoes = [], ajuda, obrigatorio } = campo;
  const chosen = chosenOf(value);
  const below = error ?? ajuda;
  return (
    <div
      role="group"
      className={styles.choices}
      aria-labelledby={`${id}-rotulo`}
      aria-describedby={below === undefined ? undefined : `${id}-ajuda`}
    >
      <span id={`${id}-rotulo`} className="sm">
        {rotulo}
        {obrigatorio && ' *'}
      </span>
      {opcoes.map((one) => (
        <FormControlLabel
          key={one}
          control={
            <Checkbox
              checked={chosen.includes(one)}
              onChange={(_, on) =>
                // in the order in which they are offered
                onChange(opcoes.filter((each) => (each === one ? on : chosen.includes(each))))
              }
            />
          }
          label={one}
        />
      ))}
      {below !== undefined && (
        <p id={`${id}-ajuda`} className={error === undefined ? 'xs sub' : styles.late}>
          {below}
        </p>
      )}
    </div>
  );
};
