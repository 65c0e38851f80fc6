import Button from '@mui/material/Button';
import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Recorrencia } from '#schemas/shapes/processo-recorrencia.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { useCriar } from '../queries.ts';
import styles from '../Recorrente.module.css';
import { AdiarDia, CancelarDia } from './DiaDialogs.tsx';

interface TabelaProps {
  readonly processoId: number;
  readonly recorrencias: readonly Recorrencia[];
  /** The one that the address names. */
  readonly named: number;
  readonly may: boolean;
}

interface Asked {
  readonly ask: 'adiar' | 'cancelar';
  readonly dia: Recorrencia;
}

/** The days that are marked, in order, with what became of each. */
export const Tabela = ({ processoId, recorrencias, named, may }: TabelaProps) => {
  const text = useText();
  const titleId = useId();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  if (recorrencias.length === 0)
    return (
      <EmptyState icon={CalendarClock} title={text('processoRecorrencia.nenhum')}>
        {may && text('processoRecorrencia.nenhumTexto')}
      </EmptyState>
    );
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('processoRecorrencia.tabela')}
      </h2>
      <ul className={styles.list}>
        {recorrencias.map((dia) => (
          <Dia
            key={dia.recorrencia}
            processoId={processoId}
            dia={dia}
            named={dia.recorrencia === named}
            may={may}
            onAsk={(ask) => setAsked({ ask, dia })}
          />
        ))}
      </ul>
      {asked?.ask === 'adiar' && <AdiarDia processoId={processoId} dia={asked.dia} onClose={close} />}
      {asked?.ask === 'cancelar' && <CancelarDia processoId={processoId} dia={asked.dia} onClose={close} />}
    </section>
  );
};

/** The situations, by the number with which they travel. */
const situations = ['nada', 'criado', 'cancelado', 'adiado'] as const;

interface DiaProps {
  readonly processoId: number;
  readonly dia: Recorrencia;
  readonly named: boolean;
  readonly may: boolean;
  readonly onAsk: (ask: Asked['ask']) => void;
}

const Dia = ({ processoId, dia, named, may, onAsk }: DiaProps) => {
  const text = useText();
  const criar = useCriar();
  const { recorrencia, data, situacao, dataOriginal, motivo, falha, processo } = dia;
  const open = situacao === 0 || situacao === 3;
  const openNow = (): void =>
    void criar
      .act({ params: { a: processoId, b: recorrencia }, body: {} })
      .then(() => notify(text('processoRecorrencia.aberto')))
      .catch(notifyProblem);
  return (
    <li className={classes(styles.day, named && styles.named)} aria-current={named ? 'true' : undefined}>
      <div className={styles.words}>
        <span>
          <b className="num">{formatDay(data)}</b> ·{' '}
          {text(`processoRecorrencia.situacoes.${situations[situacao]}`)}
          {dataOriginal !== undefined && (
            <span className="sm sub">
              {' '}
              · {text('processoRecorrencia.era', { dia: formatDay(dataOriginal) })}
            </span>
          )}
        </span>
        {processo && (
          <Link to={consultaPath(processo.id, tipoConteudo.processo)}>
            {processo.numero === '' ? processo.assunto : `${processo.numero} · ${processo.assunto}`}
          </Link>
        )}
        {motivo !== undefined && <span className="sm sub">{motivo}</span>}
        {falha !== undefined && open && <span className={classes('sm', styles.failed)}>{falha}</span>}
      </div>
      {open && may && (
        <div
          className={styles.acts}
          role="group"
          aria-label={text('processoRecorrencia.acoesDe', { dia: formatDay(data) })}
        >
          <Button size="small" loading={criar.isPending} onClick={openNow}>
            {text('processoRecorrencia.abrirJa')}
          </Button>
          <Button size="small" onClick={() => onAsk('adiar')}>
            {text('processoRecorrencia.adiar')}
          </Button>
          <Button size="small" onClick={() => onAsk('cancelar')}>
            {text('processoRecorrencia.cancelar')}
          </Button>
        </div>
      )}
    </li>
  );
};
