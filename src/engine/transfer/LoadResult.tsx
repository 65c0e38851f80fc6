import { LinearProgress } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Problems } from './Problems.tsx';
import { isRunning, stateOf, useLoad } from './use-load.ts';
import styles from './Transfer.module.css';

interface Props {
  readonly id: number;
  /** It answers a file that the person sent just now: they are taken to it, below what they filled. */
  readonly sent: boolean;
}

/** How a load goes, or went: counts, and what is wrong by line and column. */
export function LoadResult({ id, sent }: Props) {
  const text = useText();
  const { data: load, error, refetch } = useLoad(id);
  const box = useRef<HTMLDivElement>(null);
  const shown = load !== undefined;
  useEffect(() => {
    if (sent && shown) box.current?.focus();
  }, [sent, shown]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!load) return null;
  const running = isRunning(load);
  return (
    <Sheet
      title={text(load.simulada ? 'carga.conferencia' : 'carga.resultado')}
      side={<span className="sm mut">{load.arquivo}</span>}
    >
      <div className={styles.steps}>
        <div ref={box} tabIndex={-1} role="status">
          {running ? <Progress load={load} /> : <Outcome load={load} />}
        </div>
        {!running && <Counts load={load} />}
        {load.erros.length > 0 && <Problems load={load} />}
      </div>
    </Sheet>
  );
}

/** A dry run says what loading would do; only a load says what was done. */
function Outcome({ load: { simulada, situacao, totalErros } }: { load: Importacao }) {
  const text = useText();
  if (totalErros > 0) return <Note tone="rubro">{text('carga.comErros', { count: totalErros })}</Note>;
  if (situacao === 'CONCLUIDA')
    return <Note tone="verde">{text(simulada ? 'carga.semErros' : 'carga.situacao.CONCLUIDA')}</Note>;
  return <Note tone={situacao === 'DESFEITA' ? 'azul' : 'rubro'}>{text(`carga.situacao.${situacao}`)}</Note>;
}

function Progress({ load }: { load: Importacao }) {
  const text = useText();
  const { processadas, linhas, simulada } = load;
  const state = text(stateOf(load));
  return (
    <div className={styles.progress}>
      <p>
        {state} · <span className="num">{text('carga.progresso', { n: processadas, total: linhas })}</span>
      </p>
      <LinearProgress
        variant="determinate"
        value={linhas === 0 ? 0 : Math.min(100, Math.round((processadas / linhas) * 100))}
        aria-label={state}
      />
      {!simulada && <p className="sm mut">{text('carga.segundoPlano')}</p>}
    </div>
  );
}

function Counts({ load }: { load: Importacao }) {
  const text = useText();
  const { simulada, linhas, incluir, alterar, semMudanca, comErro } = load;
  const counts = [
    [text('carga.contas.linhas'), linhas],
    [text(simulada ? 'carga.contas.incluir' : 'carga.contas.incluidas'), incluir],
    [text(simulada ? 'carga.contas.alterar' : 'carga.contas.alteradas'), alterar],
    [text('carga.contas.semMudanca'), semMudanca],
    [text('carga.contas.comErro'), comErro],
  ] as const;
  const numbers = new Intl.NumberFormat('pt-BR');
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{numbers.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
