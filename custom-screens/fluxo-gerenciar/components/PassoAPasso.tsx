import Button from '@mui/material/Button';
import { ChevronRight, Clock, RotateCcw, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { EscolhaSimulada, FluxoSimulado } from '#schemas/shapes/fluxo-simulacao.ts';
import { DesenhoPequeno } from '#src/conteudo/fluxo/DesenhoPequeno.tsx';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Simulation } from '../use-ensaio.ts';
import { AbertaSimulada } from './AbertaSimulada.tsx';
import styles from './Simulacao.module.css';

/** What happened in the case so far, and, to who hears the screen, what the last step brought. */
const Historia = ({ historia }: Pick<FluxoSimulado, 'historia'>) => {
  const text = useText();
  const last = historia.at(-1)?.passo;
  return (
    <section>
      <h3 className={styles.heading}>{text('fluxoSimulacao.historia')}</h3>
      <p className="vh" aria-live="polite">
        {historia
          .filter(({ passo }) => passo === last)
          .map(({ texto }) => texto)
          .join(' ')}
      </p>
      <ol className={styles.history}>
        {historia.map(({ em, texto, passo }, index) => (
          <li key={index} className={passo === last ? styles.lastStep : undefined}>
            <span className="xs sub">{formatMinute(em)}</span> <span>{texto}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface PassoAPassoProps {
  readonly simulation: Simulation;
  readonly simulado: FluxoSimulado;
  /** Choices that were made. */
  readonly passos: number;
}

const jumps = [
  { horas: 1, key: 'fluxoSimulacao.maisUmaHora' },
  { horas: 24, key: 'fluxoSimulacao.maisUmDia' },
  { horas: 168, key: 'fluxoSimulacao.maisUmaSemana' },
] as const;

/** A case with the clock in hand: what waits, by whom, until when; and what happened so far. */
export const PassoAPasso = ({ simulation, simulado, passos }: PassoAPassoProps) => {
  const text = useText();
  const { busy, refused, choose, undo, restart } = simulation;
  const { situacao, agora = '', proximo, parada, abertas, tempos, aplicadas } = simulado;
  const heading = useRef<HTMLHeadingElement>(null);
  const goes = situacao === 'ANDANDO';
  const ofActivity =
    abertas.some(({ chave }) => chave === refused?.chave) &&
    refused?.problem.erros.some(({ campo }) => !campo.startsWith('escolhas'));
  // what no field of an activity can show
  const apart = ofActivity ? undefined : refused?.problem;
  // what was pressed may be gone with the step: the place where the next one is chosen is gone to
  const doIt = async (escolha: EscolhaSimulada): Promise<void> => {
    if (await choose(escolha)) heading.current?.focus();
  };
  const back = (work: () => void): void => {
    work();
    heading.current?.focus();
  };
  return (
    <div className={styles.walk}>
      <div className={styles.seen}>
        <DesenhoPequeno desenho={simulado.desenho} />
        <Historia historia={simulado.historia} />
      </div>
      <div className={styles.next}>
        <h3 ref={heading} tabIndex={-1} className={styles.clock}>
          <Clock size={18} aria-hidden="true" /> {formatMinute(agora)}
        </h3>
        {goes && (
          <div className={styles.row} role="group" aria-label={text('fluxoSimulacao.relogio')}>
            {jumps.map(({ horas, key }) => (
              <Button
                key={horas}
                size="small"
                variant="outlined"
                disabled={busy}
                onClick={() => void doIt({ tipo: 'AVANCAR', horas })}
              >
                {text(key)}
              </Button>
            ))}
            {proximo !== undefined && (
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                startIcon={<ChevronRight size={16} aria-hidden="true" />}
                onClick={() => void doIt({ tipo: 'PROXIMO' })}
              >
                {text('fluxoSimulacao.ateProximo', { momento: formatMinute(proximo) })}
              </Button>
            )}
          </div>
        )}
        <div className={styles.row}>
          <Button
            size="small"
            disabled={busy || passos === 0}
            startIcon={<Undo2 size={16} aria-hidden="true" />}
            onClick={() => back(undo)}
          >
            {text('fluxoSimulacao.desfazer')}
          </Button>
          <Button
            size="small"
            disabled={busy || passos === 0}
            startIcon={<RotateCcw size={16} aria-hidden="true" />}
            onClick={() => back(restart)}
          >
            {text('fluxoSimulacao.recomecar')}
          </Button>
        </div>
        {aplicadas < passos && (
          <Note tone="ambar">{text('fluxoSimulacao.naoValem', { count: passos - aplicadas })}</Note>
        )}
        {apart && (
          <Note tone="rubro" alert>
            {[apart.message, ...apart.erros.map(({ mensagem }) => mensagem)].join(' ')}
          </Note>
        )}
        {situacao === 'TERMINOU' && <Note tone="verde">{text('fluxoSimulacao.terminou')}</Note>}
        {parada && (
          <Note tone="rubro" alert>
            <b>{text('fluxoSimulacao.parou')}</b>
            {parada.nome !== undefined && ` “${parada.nome}”: `}
            {parada.nome === undefined && ' '}
            {parada.mensagem}
          </Note>
        )}
        {abertas.map((aberta) => (
          <AbertaSimulada
            key={aberta.chave}
            aberta={aberta}
            busy={busy}
            goes={goes}
            problem={refused?.chave === aberta.chave ? refused.problem : undefined}
            onChoose={(escolha) => void doIt(escolha)}
          />
        ))}
        {tempos.length > 0 && (
          <ul className={styles.timers}>
            {tempos.map(({ elemento, nome, vence }, index) => (
              <li key={`${elemento}-${index}`} className="sm">
                {text('fluxoSimulacao.tempo', { nome, momento: formatMinute(vence) })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
