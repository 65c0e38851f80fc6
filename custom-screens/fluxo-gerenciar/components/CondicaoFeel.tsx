import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { CampoDeRegra } from '../regras/campos.ts';
import { operatorsOf } from '#schemas/fluxo/regra/fits.ts';
import type { Valor } from '#schemas/fluxo/regra/regra.ts';
import { unknownNames } from '../regras/unknown-names.ts';
import { writeFeel } from '#schemas/fluxo/regra/write-feel.ts';
import styles from './Condicao.module.css';
import { Settled } from './Settled.tsx';

interface CondicaoFeelProps {
  readonly value: string;
  readonly campos: readonly CampoDeRegra[];
  readonly problem?: string | undefined;
  readonly onSettle: (feel: string) => void;
}

/** A condition as it is written, with what is not a name in it said while it is. */
export const CondicaoFeel = ({ value, campos, problem, onSettle }: CondicaoFeelProps) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const nomes = unknownNames(typed, campos);
  return (
    <>
      <Settled
        label={text('fluxoRegras.feel.rotulo')}
        value={value}
        multiline
        error={typed === value ? problem : undefined}
        onType={setTyped}
        onSettle={(feel) => onSettle(feel.trim())}
      />
      {nomes.length > 0 && (
        <p className={styles.unknown} role="status">
          {text('fluxoRegras.feel.desconhecido', { count: nomes.length, nomes: nomes.join(', ') })}
        </p>
      )}
      <div className="xs sub">
        {text('fluxoRegras.feel.exemplos')}
        <ul className={styles.examples}>
          {examplesOf(campos).map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};

const sampleOf = ({ tipo, opcoes }: CampoDeRegra): Valor => {
  switch (tipo) {
    case 'NUMERO':
      return { tipo: 'numero', numero: '1000' };
    case 'PESSOA':
    case 'UNIDADE':
      return { tipo: 'numero', numero: opcoes[0]?.value ?? '1' };
    case 'SIM_NAO':
      return { tipo: 'simNao', sim: true };
    case 'DATA':
      return { tipo: 'hoje', dias: 5 };
    case 'ESCOLHA':
    case 'VARIAS':
    case 'ARQUIVO':
    case 'TEXTO':
      return { tipo: 'texto', texto: opcoes[0]?.value ?? '…' };
  }
};

/** Of the fields that there are, one of each kind: what is shown serves as it is. */
const examplesOf = (campos: readonly CampoDeRegra[]): readonly string[] =>
  campos
    .filter(({ tipo }, index) => campos.findIndex((one) => one.tipo === tipo) === index)
    .slice(0, 3)
    .flatMap((one) => {
      const [operador = 'igual'] = operatorsOf(one.tipo);
      return (
        writeFeel({ juncao: 'todas', linhas: [{ campo: one.campo, operador, valor: sampleOf(one) }] }) ?? []
      );
    });
