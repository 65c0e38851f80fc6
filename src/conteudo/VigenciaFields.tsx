import { defined } from '#schemas/defined.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Vigencia, VigenciaPedida } from '#schemas/shapes/conteudo.ts';
import { endOfTerm } from '#schemas/vigencia.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import styles from './Vigencia.module.css';

type Unidade = NonNullable<VigenciaPedida['prazo']>['unidade'];
const unidades = ['DIAS', 'MESES', 'ANOS'] as const satisfies readonly Unidade[];
const longest = 3650;

interface VigenciaFieldsProps {
  readonly id: string;
  readonly value: Vigencia;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
  readonly onChange: (value: Vigencia) => void;
}

/** From when and until when: the end as a day, or worked out from how long. */
export const VigenciaFields = ({ id, value, error, readOnly = false, onChange }: VigenciaFieldsProps) => {
  const text = useText();
  const [quantidade, setQuantidade] = useState('');
  const [unidade, setUnidade] = useState<Unidade>('MESES');
  const { inicio, fim } = value;
  const put = (next: { inicio?: string | undefined; fim?: string | undefined }): void =>
    onChange(defined({ inicio: next.inicio || undefined, fim: next.fim || undefined }));
  /** The end that a term gives, where it says one. */
  const ending = (from: string | undefined, written: string, unit: Unidade): string | undefined => {
    const n = Number(written);
    const sound = from !== undefined && Number.isInteger(n) && n > 0 && n <= longest;
    return sound ? endOfTerm(from, { quantidade: n, unidade: unit }) : undefined;
  };
  const count = (written: string, unit: Unidade): void => {
    setQuantidade(written);
    setUnidade(unit);
    const end = ending(inicio, written, unit);
    if (end !== undefined) put({ inicio, fim: end });
  };
  return (
    <div className={styles.fields} role="group" aria-label={text('documento.vigencia.rotulo')}>
      <DateField
        id={id}
        label={text('documento.vigencia.inicio')}
        value={inicio}
        readOnly={readOnly}
        onChange={(day) => put({ inicio: day, fim: ending(day, quantidade, unidade) ?? fim })}
      />
      <DateField
        id={`${id}-fim`}
        label={text('documento.vigencia.fim')}
        value={fim}
        error={error}
        readOnly={readOnly}
        onChange={(day) => {
          setQuantidade('');
          put({ inicio, fim: day });
        }}
      />
      {!readOnly && (
        <div className={styles.term}>
          <TextField
            label={text('documento.vigencia.prazo')}
            value={quantidade}
            disabled={inicio === undefined}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
            onChange={({ target }) => count(target.value.replaceAll(/\D/g, ''), unidade)}
          />
          <TextField
            select
            label={text('documento.vigencia.unidade')}
            value={unidade}
            disabled={inicio === undefined}
            onChange={({ target }) => count(quantidade, target.value as Unidade)}
          >
            {unidades.map((each) => (
              <MenuItem key={each} value={each}>
                {text(`documento.vigencia.unidades.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        </div>
      )}
    </div>
  );
};
