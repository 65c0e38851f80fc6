import { defined } from '#schemas/defined.ts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Conserto } from './components/Conserto.tsx';
import { Problema } from './components/Problema.tsx';
import styles from './FluxoProblema.module.css';

/** Milliseconds between the looks once something was mended: what could not be done again comes back in its own time. */
const everyMs = 4_000;

/** What stopped flows, in plain words, and what mends each. */
export const FluxosComProblema = () => {
  const text = useText();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<readonly ResultadoItem[]>();
  const [mended, setMended] = useState(false);
  const mends = useCan('fluxoGerenciar');
  const { data, error, refetch } = useRead(
    fluxoProblemaApi.listar,
    { query: { start: page, pageSize } },
    {
      ownError: true,
      keepPrevious: true,
      staleTime: 0,
      ...defined({ quiet: mended || undefined, every: mended ? everyMs : undefined }),
    },
  );
  const itens = data?.itens ?? [];
  const together = itens.filter(({ id }) => chosen.has(id));
  const choose = (id: number, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  /** Two of the same place are told apart by their contents, where the person sees them. */
  const named = (one: ResultadoItem): ResultadoItem => {
    const { conteudo } = itens.find(({ id }) => id === one.id) ?? {};
    if (!conteudo) return one;
    const qual = conteudo.numero ?? conteudo.assunto;
    return { ...one, rotulo: text('fluxoProblema.resultado', { qual, rotulo: one.rotulo }) };
  };
  const done = (all: readonly ResultadoItem[]): void => {
    setChosen(new Set());
    setMended(true);
    if (all.length > 1 || all.some(({ ok }) => !ok)) setResults(all.map(named));
    else notify(text('fluxoProblema.feito'), { kind: 'success' });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={text('fluxoProblema.titulo')} subtitle={text('fluxoProblema.ajuda')} />
      <div className={styles.body}>
        {error && (
          <ErrorState error={error} title={text('fluxoProblema.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={3} />}
        {data?.itens.length === 0 && (
          <Sheet>
            <EmptyState icon={CircleCheck} title={text('fluxoProblema.nenhum')}>
              {text('fluxoProblema.nenhumTexto')}
            </EmptyState>
          </Sheet>
        )}
        {mends && together.length > 1 && (
          <div className={styles.bulk}>
            <b>{text('fluxoProblema.escolhidos', { count: together.length })}</b>
            <Conserto problemas={together} onDone={done} />
          </div>
        )}
        {itens.map((one) => (
          <Problema
            key={one.id}
            problema={one}
            chosen={chosen.has(one.id)}
            {...(mends && itens.length > 1 ? { onChoose: choose } : {})}
            onDone={done}
          />
        ))}
        {data && data.total > pageSize && (
          <Pager
            page={page}
            pageSize={pageSize}
            total={data.total}
            shown={data.itens.length}
            exact
            onPage={(next) => {
              setPage(next);
              setChosen(new Set());
            }}
            onPageSize={(size) => {
              setPage(1);
              setPageSize(size);
              setChosen(new Set());
            }}
          />
        )}
      </div>
      {results && <ResultDialog results={results} onClose={() => setResults(undefined)} />}
    </div>
  );
};
