import { useState } from 'react';
import { readThousands } from '#schemas/read-number.ts';
import { RegistroField } from '#src/conteudo/fluxo/RegistroField.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { CampoDeRegra } from '../regras/campos.ts';
import type { Valor } from '#schemas/fluxo/regra/regra.ts';
import styles from './Condicao.module.css';
import { NamedSelect } from './NamedSelect.tsx';
import { Settled } from './Settled.tsx';

interface ValorDeRegraProps {
  readonly field: CampoDeRegra;
  readonly valor: Valor | undefined;
  /** What was typed for it, and is none. */
  readonly escrito?: string | undefined;
  readonly onChange: (valor: Valor | undefined, escrito?: string) => void;
}

/** What a line compares with, asked as what it is. */
export const ValorDeRegra = ({ field, valor, escrito, onChange }: ValorDeRegraProps) => {
  const text = useText();
  switch (field.tipo) {
    case 'TEXTO':
    case 'VARIAS':
    case 'ESCOLHA': {
      const texto = valor?.tipo === 'texto' ? valor.texto : '';
      const put = (typed: string): void =>
        onChange(typed === '' ? undefined : { tipo: 'texto', texto: typed });
      return field.opcoes.length > 0 ? (
        <NamedSelect
          label={text('fluxoRegras.valor')}
          none={text('fluxoRegras.escolhaValor')}
          value={texto}
          names={field.opcoes.map(({ value, label }) => ({ codigo: value, nome: label }))}
          onChange={put}
        />
      ) : (
        <Settled label={text('fluxoRegras.valor')} value={texto} onSettle={put} />
      );
    }
    case 'SIM_NAO':
      return (
        <SelectInput
          label={text('fluxoRegras.valor')}
          value={valor?.tipo === 'simNao' && !valor.sim ? 'nao' : 'sim'}
          options={(['sim', 'nao'] as const).map((value) => ({ value, label: text(`fluxoRegras.${value}`) }))}
          onChange={(said) => onChange({ tipo: 'simNao', sim: said === 'sim' })}
        />
      );
    case 'PESSOA':
    case 'UNIDADE':
      return (
        <span className={styles.wide}>
          <RegistroField
            tipo={field.tipo}
            label={text('fluxoRegras.valor')}
            value={valor?.tipo === 'numero' ? Number(valor.numero) : undefined}
            onChange={(id) => onChange(id === undefined ? undefined : { tipo: 'numero', numero: String(id) })}
          />
        </span>
      );
    case 'ARQUIVO':
      // of a file only that there is one is asked
      return null;
    case 'NUMERO':
      return <Numero valor={valor} escrito={escrito} onChange={onChange} />;
    case 'DATA':
      return <Data valor={valor} uteis={!field.semUteis} onChange={onChange} />;
  }
};

type OneProps = Omit<ValorDeRegraProps, 'field'>;

const Numero = ({ valor, escrito, onChange }: OneProps) => {
  const text = useText();
  return (
    <Settled
      label={text('fluxoRegras.valor')}
      value={valor?.tipo === 'numero' ? valor.numero.replace('.', ',') : (escrito ?? '')}
      error={valor === undefined && escrito !== undefined ? text('fluxoRegras.numeroErrado') : undefined}
      onSettle={(typed) => {
        const numero = digitsOf(typed);
        if (numero !== undefined) onChange({ tipo: 'numero', numero });
        else onChange(undefined, typed.trim() === '' ? undefined : typed);
      }}
    />
  );
};

/** As FEEL writes it; nothing of what it would read as another number, or not at all. */
const digitsOf = (typed: string): string | undefined => {
  const written = String(readThousands(typed) ?? '');
  return /^-?\d+(?:\.\d+)?$/.test(written) ? written : undefined;
};

const quando = ['dia', 'hoje', 'depoisDeHoje', 'uteisDepois', 'antesDeHoje', 'uteisAntes'] as const;
type Quando = (typeof quando)[number];

const Data = ({ valor, uteis, onChange }: OneProps & { readonly uteis: boolean }) => {
  const text = useText();
  const [chosen, setChosen] = useState<Quando>(whenOf(valor));
  const dias = valor?.tipo === 'hoje' ? valor.dias : 0;
  const now = valor === undefined ? chosen : whenOf(valor, chosen);
  const put = (when: Quando, many = Math.abs(dias) || 1): void => {
    setChosen(when);
    if (when === 'dia') onChange(valor?.tipo === 'dia' ? valor : undefined);
    else onChange(aroundToday(when, many));
  };
  return (
    <>
      <SelectInput
        label={text('fluxoRegras.quando')}
        value={now}
        options={quando
          .filter((one) => uteis || !one.startsWith('uteis'))
          .map((value) => ({ value, label: text(`fluxoRegras.${value}`) }))}
        onChange={(when) => put(when)}
      />
      {now === 'dia' && (
        <span className={styles.wide}>
          <DateField
            label={text('fluxoRegras.data')}
            value={valor?.tipo === 'dia' ? valor.dia : undefined}
            onChange={(dia) => onChange(dia === undefined ? undefined : { tipo: 'dia', dia })}
          />
        </span>
      )}
      {now !== 'dia' && now !== 'hoje' && (
        <Settled
          label={text('fluxoRegras.dias')}
          type="number"
          value={String(Math.abs(dias))}
          onSettle={(typed) => {
            const many = Number(typed);
            if (Number.isSafeInteger(many) && many > 0) put(now, many);
          }}
        />
      )}
    </>
  );
};

const aroundToday = (when: Exclude<Quando, 'dia'>, many: number): Valor => {
  if (when === 'hoje') return { tipo: 'hoje', dias: 0 };
  const dias = when === 'antesDeHoje' || when === 'uteisAntes' ? -many : many;
  return when === 'uteisDepois' || when === 'uteisAntes'
    ? { tipo: 'hoje', dias, uteis: true }
    : { tipo: 'hoje', dias };
};

const whenOf = (valor: Valor | undefined, none: Quando = 'dia'): Quando => {
  if (valor?.tipo !== 'hoje') return valor?.tipo === 'dia' ? 'dia' : none;
  if (valor.dias === 0) return 'hoje';
  if (valor.uteis) return valor.dias > 0 ? 'uteisDepois' : 'uteisAntes';
  return valor.dias > 0 ? 'depoisDeHoje' : 'antesDeHoje';
};
