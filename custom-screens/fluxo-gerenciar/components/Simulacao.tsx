import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { AchadoFluxo, DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Drawing } from '../drawing.ts';
import { useEnsaio, type Ensaio } from '../use-ensaio.ts';
import { Amostra } from './Amostra.tsx';
import { CemCasos } from './CemCasos.tsx';
import { Findings } from './Findings.tsx';
import { PassoAPasso } from './PassoAPasso.tsx';
import styles from './Simulacao.module.css';

interface SimulacaoProps {
  readonly desenho: DesenhoFluxo;
  readonly drawing: Drawing;
  /** What is drawn now, saved or not. */
  readonly xml: string;
  readonly ensaio: Ensaio;
  readonly onEnsaio: (ensaio: Ensaio) => void;
  /** Back to the drawing, at an element. */
  readonly onElement: (id: string) => void;
  readonly onClose: () => void;
}

/** The flow tried out before it is published: a case step by step, or a hundred at random. */
export const Simulacao = ({
  desenho,
  drawing,
  xml,
  ensaio,
  onEnsaio,
  onElement,
  onClose,
}: SimulacaoProps) => {
  const text = useText();
  const panels = useId();
  const { fluxo, versoes } = desenho;
  const [versao, setVersao] = useState(0);
  const [tab, setTab] = useState<'passos' | 'casos'>('passos');
  const opened = useQuery({
    queryKey: ['fluxo-simulado', fluxo.id, versao],
    queryFn: () => call(fluxoApi.versao, { params: { id: fluxo.id, numero: versao } }),
    enabled: versao !== 0,
    staleTime: Infinity,
    meta: { ownError: true },
  });
  const shown = versao === 0 ? xml : opened.data?.xml;
  return (
    <PageDialog
      title={text('fluxoSimulacao.titulo')}
      note={text('fluxoSimulacao.ajuda')}
      closeLabel={text('fluxoSimulacao.fechar')}
      onClose={onClose}
    >
      <div className={styles.page}>
        {shown === undefined ? (
          opened.error ? (
            <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <ListSkeleton rows={4} />
          )
        ) : (
          <Tried
            key={versao}
            panels={panels}
            tab={tab}
            drawing={drawing}
            ensaio={ensaio}
            onEnsaio={onEnsaio}
            onElement={onElement}
            xml={shown}
            id={fluxo.id}
            ofDraft={versao === 0}
            onTab={setTab}
            versao={{ value: versao, all: versoes.map(({ numero }) => numero), onChange: setVersao }}
          />
        )}
      </div>
    </PageDialog>
  );
};

interface TriedProps extends Pick<SimulacaoProps, 'drawing' | 'xml' | 'ensaio' | 'onEnsaio' | 'onElement'> {
  readonly id: number;
  readonly ofDraft: boolean;
  readonly panels: string;
  readonly tab: 'passos' | 'casos';
  readonly onTab: (tab: 'passos' | 'casos') => void;
  readonly versao: {
    readonly value: number;
    readonly all: readonly number[];
    readonly onChange: (numero: number) => void;
  };
}

const Tried = ({
  id,
  xml,
  drawing,
  ofDraft,
  panels,
  tab,
  onTab,
  versao,
  ensaio,
  onEnsaio,
  onElement,
}: TriedProps) => {
  const text = useText();
  const simulation = useEnsaio({ id, xml, ensaio, onChange: onEnsaio });
  const { simulado, error, retry } = simulation;
  return (
    <>
      <Amostra
        versao={versao}
        simulado={simulado}
        amostra={ensaio.amostra}
        error={error?.erros.find(({ campo }) => campo === 'amostra.usuarioId')?.mensagem}
        dayError={error?.erros.find(({ campo }) => campo === 'amostra.inicio')?.mensagem}
        onChange={(amostra) => onEnsaio({ ...ensaio, amostra })}
      />
      {error && error.erros.length === 0 && <ErrorState error={error} onRetry={retry} />}
      {!error && !simulado && <ListSkeleton rows={5} />}
      {simulado?.situacao === 'NAO_ANDA' && (
        <section className={styles.panel}>
          <Note tone="rubro">{text('fluxoSimulacao.naoAnda')}</Note>
          <Blocked drawing={drawing} ofDraft={ofDraft} onElement={onElement} achados={simulado.achados} />
        </section>
      )}
      {simulado && simulado.situacao !== 'NAO_ANDA' && (
        <>
          <CountTabs
            label={text('fluxoSimulacao.titulo')}
            panels={panels}
            value={tab}
            onChange={onTab}
            tabs={[
              { value: 'passos', label: text('fluxoSimulacao.passos') },
              { value: 'casos', label: text('fluxoSimulacao.casos') },
            ]}
          />
          <div
            className={styles.panel}
            role="tabpanel"
            id={`${panels}-${tab}`}
            aria-labelledby={`${panels}-${tab}-aba`}
          >
            {tab === 'passos' ? (
              <PassoAPasso simulation={simulation} simulado={simulado} passos={ensaio.escolhas.length} />
            ) : (
              <CemCasos id={id} xml={xml} amostra={ensaio.amostra} />
            )}
          </div>
        </>
      )}
    </>
  );
};

interface BlockedProps extends Pick<SimulacaoProps, 'drawing' | 'onElement'> {
  readonly achados: readonly AchadoFluxo[];
  readonly ofDraft: boolean;
}

/** What would stand in the way; of the drawing that is open, each leads to its element. */
const Blocked = ({ drawing, achados, ofDraft, onElement }: BlockedProps) =>
  ofDraft ? (
    <Findings drawing={drawing} achados={achados.filter(({ impede }) => impede)} onSelect={onElement} />
  ) : (
    <ul>
      {achados.map(({ mensagem, elemento }, index) => (
        <li key={index}>{[elemento, mensagem].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  );
