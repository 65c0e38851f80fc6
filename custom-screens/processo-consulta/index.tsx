import { defined } from '#schemas/defined.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { FluxoDoConteudo } from '#src/conteudo/fluxo/FluxoDoConteudo.tsx';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { useText } from '#src/i18n/use-text.ts';
import { VigenciaMark } from '#src/ui/VigenciaMark.tsx';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import styles from '#src/conteudo/Consulta.module.css';
import { Partes, type Parte } from './components/Partes.tsx';
import { PecaReader } from './components/PecaReader.tsx';
import { MoverPeca, RetirarPeca } from './components/PecaDialogs.tsx';
import { ProcessoActions } from './components/ProcessoActions.tsx';
import { ProcessoImpresso } from './components/ProcessoImpresso.tsx';
import { neighboursOf, pecaToRead } from './peca-list.ts';
import { useProcesso } from './queries.ts';
import { useProcessoActs } from './use-processo-acts.ts';

/** One process: its pieces in order beside what is read, what may be done with it, and where it has been. */
export const ProcessoConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useProcesso(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Consulta key={id} processo={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('processoConsulta.pagina'),
        failed: text('processoConsulta.falhou'),
        missing: text('processoConsulta.naoEncontrado'),
        missingText: text('processoConsulta.naoEncontradoTexto'),
      }}
    />
  );
};

export type PecaAsk = 'retirar' | 'mover';

const Consulta = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const [asked, setAsked] = useState<{ readonly ask: PecaAsk; readonly peca: Peca }>();
  const acts = useProcessoActs(processo);
  useConsulted(processo.id);
  useReleaseOnLeave(processo);
  const { pecas } = processo;
  // the one that was opened stays open, also after the reading marked it as read
  const [first] = useState(() => pecaToRead(pecas, undefined)?.conteudo?.id);
  const reading = pecaToRead(pecas, Number(search.get('peca') ?? first ?? 0));
  const around = neighboursOf(pecas, reading?.conteudo?.id);
  const part = partOf(search.get('aba'), narrow);
  const change = (values: Readonly<Record<string, string>>): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) next.set(name, value);
        return next;
      },
      // the list that it was opened from stays known
      { replace: true, state },
    );
  const open = (peca: Peca | undefined): void => {
    const id = peca?.conteudo?.id;
    if (id !== undefined) change({ peca: String(id), ...defined({ aba: narrow ? 'leitura' : undefined }) });
  };
  useShortcuts([
    { keys: 'j', label: text('processoConsulta.pecas.seguinte'), perform: () => open(around.after) },
    { keys: 'k', label: text('processoConsulta.pecas.anterior'), perform: () => open(around.before) },
  ]);
  const reader = (
    <PecaReader
      key={reading?.conteudo?.id}
      processo={processo}
      peca={reading}
      around={around}
      onOpen={open}
      onAsk={(ask, peca) => setAsked({ ask, peca })}
    />
  );
  const close = (): void => setAsked(undefined);
  return (
    <div className={styles.page}>
      <ConteudoHeader
        conteudo={processo}
        especie={processo.tipoProcesso.rotulo}
        validity={<VigenciaMark vigencia={processo.vigencia} always />}
        ownKeys
      />
      <div className={styles.bar}>
        <ProcessoActions processo={processo} acts={acts} />
      </div>
      <ExclusaoPedida conteudo={processo} />
      <FluxoDoConteudo id={processo.id} />
      <div className={styles.body}>
        {!narrow && reader}
        <Partes
          processo={processo}
          acts={acts}
          part={part}
          reading={reading}
          reader={narrow ? reader : undefined}
          onPart={(aba) => change({ aba })}
          onOpen={open}
        />
      </div>
      <ProcessoImpresso processo={processo} />
      {asked?.ask === 'retirar' && <RetirarPeca peca={asked.peca} acts={acts} onClose={close} />}
      {asked?.ask === 'mover' && (
        <MoverPeca processo={processo} peca={asked.peca} acts={acts} onClose={close} />
      )}
    </div>
  );
};

const parts: readonly Parte[] = [
  'leitura',
  'pecas',
  'andamento',
  'relacoes',
  'intimacoes',
  'anexos',
  'comentarios',
  'dados',
];

const partOf = (asked: string | null, narrow: boolean): Parte =>
  parts.find((part) => part === asked && (narrow || part !== 'leitura')) ?? 'pecas';
