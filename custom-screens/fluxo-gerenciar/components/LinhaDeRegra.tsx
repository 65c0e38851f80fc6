import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { CampoDeRegra } from '../regras/campos.ts';
import { operatorsOf } from '#schemas/fluxo/regra/fits.ts';
import { asksValue } from '#schemas/fluxo/regra/regra.ts';
import type { LinhaEscrita } from '../regras/rascunho-de-regra.ts';
import { operatorName } from '../regras/rule-words.ts';
import styles from './Condicao.module.css';
import { ValorDeRegra } from './ValorDeRegra.tsx';

interface LinhaDeRegraProps {
  readonly numero: number;
  readonly linha: LinhaEscrita;
  readonly campos: readonly CampoDeRegra[];
  readonly onChange: (linha: LinhaEscrita) => void;
  readonly onRemove: () => void;
}

/** One question of a rule: about what, how, and with what it is compared. */
export const LinhaDeRegra = ({ numero, linha, campos, onChange, onRemove }: LinhaDeRegraProps) => {
  const text = useText();
  const field = campos.find(({ campo }) => campo === linha.campo);
  return (
    <div className={styles.line} role="group" aria-label={text('fluxoRegras.linha', { numero })}>
      <div className={styles.head}>
        <SelectInput
          className={styles.grow}
          label={text('fluxoRegras.campo')}
          value={linha.campo}
          options={[
            { value: '', label: text('fluxoRegras.escolhaCampo') },
            ...campos.map(({ campo, rotulo }) => ({ value: campo, label: rotulo })),
          ]}
          onChange={(campo) => {
            const tipo = campos.find((one) => one.campo === campo)?.tipo;
            const [operador = 'igual'] = tipo ? operatorsOf(tipo) : [];
            // yes is an answer that needs no choosing
            const valor = tipo === 'SIM_NAO' ? ({ tipo: 'simNao', sim: true } as const) : undefined;
            onChange({ campo, operador, valor });
          }}
        />
        <Button
          size="small"
          aria-label={text('fluxoRegras.retirar', { numero })}
          onClick={onRemove}
          className={styles.remove}
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
      {field && (
        <div className={styles.pair}>
          <SelectInput
            label={text('fluxoRegras.operador')}
            value={linha.operador}
            options={operatorsOf(field.tipo).map((value) => ({
              value,
              label: operatorName(value, field.tipo, text),
            }))}
            onChange={(operador) =>
              onChange(asksValue(operador) ? { ...linha, operador } : { campo: linha.campo, operador })
            }
          />
          {asksValue(linha.operador) && (
            <ValorDeRegra
              field={field}
              valor={linha.valor}
              escrito={linha.escrito}
              onChange={(valor, escrito) => onChange({ ...linha, valor, escrito })}
            />
          )}
        </div>
      )}
    </div>
  );
};
