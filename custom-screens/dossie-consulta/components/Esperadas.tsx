import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, Plus, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { PecaEsperada } from '#schemas/shapes/dossie.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { Chip } from '#src/ui/Chip.tsx';
import styles from '../Dossie.module.css';

type Situacao = PecaEsperada['situacao'];

const looks: Readonly<Record<Situacao, readonly [LucideIcon, ToneName]>> = {
  PRESENTE: [CircleCheck, 'verde'],
  VENCE: [Clock, 'ambar'],
  VENCIDA: [CircleX, 'rubro'],
  FALTA: [CircleAlert, 'rubro'],
  SEM: [CircleDashed, 'pedra'],
};

interface EsperadasProps {
  readonly esperadas: readonly PecaEsperada[];
  /** Leads to where one is put; absent, the reader may not. */
  readonly onIncluir?: ((esperadaId: number) => void) | undefined;
}

/** What the type expects: what is there, what is missing, what ended and what ends soon, each in words. */
export const Esperadas = ({ esperadas, onIncluir }: EsperadasProps) => {
  const text = useText();
  const titleId = useId();
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          {text('dossieTela.esperadas.titulo')}: <Resumo esperadas={esperadas} />
        </h2>
      </div>
      <p className="sm sub">{text('dossieTela.esperadas.alcance')}</p>
      <ul>
        {esperadas.map((esperada) => (
          <Esperada key={esperada.id} esperada={esperada} onIncluir={onIncluir} />
        ))}
      </ul>
    </section>
  );
};

const Resumo = ({ esperadas }: Pick<EsperadasProps, 'esperadas'>) => {
  const text = useText();
  const count = (situacao: Situacao): number => esperadas.filter((one) => one.situacao === situacao).length;
  const [faltam, vencidas, vencem] = [count('FALTA'), count('VENCIDA'), count('VENCE')];
  const said = [
    faltam > 0 && text('dossieTela.esperadas.faltam', { count: faltam }),
    vencidas > 0 && text('dossieTela.esperadas.vencidas', { count: vencidas }),
    vencem > 0 && text('dossieTela.esperadas.vencem', { count: vencem }),
  ].filter(Boolean);
  return <span>{said.length > 0 ? said.join(', ') : text('dossieTela.esperadas.tudo')}</span>;
};

interface EsperadaProps {
  readonly esperada: PecaEsperada;
  readonly onIncluir?: ((esperadaId: number) => void) | undefined;
}

const dayWords = {
  PRESENTE: 'dossieTela.esperadas.vale',
  VENCE: 'dossieTela.esperadas.vence',
  VENCIDA: 'dossieTela.esperadas.venceu',
} as const;

const Esperada = ({ esperada, onIncluir }: EsperadaProps) => {
  const text = useText();
  const { id, nome, obrigatoria, tipos, situacao, validade, ordem } = esperada;
  const [icon, tone] = looks[situacao];
  const dia = validade === undefined ? undefined : formatDay(validade);
  const facts = [
    text(obrigatoria ? 'dossieTela.esperadas.obrigatoria' : 'dossieTela.esperadas.opcional'),
    tipos.length > 0 && text('dossieTela.esperadas.tipos', { tipos: tipos.join(', ') }),
    situacao in dayWords && dia !== undefined && text(dayWords[situacao as keyof typeof dayWords], { dia }),
  ].filter(Boolean);
  return (
    <li className={styles.esperada}>
      <div className={styles.about}>
        <span className={styles.name}>{nome}</span>
        <span className="sm sub">{facts.join(' · ')}</span>
      </div>
      {ordem !== undefined && (
        <a className="sm" href={`#peca-${ordem}`}>
          {text('dossieTela.esperadas.ver', { ordem })}
        </a>
      )}
      <Chip icon={icon} tone={tone}>
        {text(`dossieTela.esperadas.situacoes.${situacao}`)}
      </Chip>
      {onIncluir && situacao !== 'PRESENTE' && (
        <Button
          size="small"
          startIcon={<Plus aria-hidden="true" />}
          aria-label={text('dossieTela.esperadas.por', { nome })}
          onClick={() => onIncluir(id)}
        >
          {text('dossieTela.incluir.botao')}
        </Button>
      )}
    </li>
  );
};
