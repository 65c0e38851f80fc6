import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { Itens } from './components/Itens.tsx';
import { Pedidos } from './components/Pedidos.tsx';
import { abas, useContadores, useItens, type Aba, type AbaDeItens } from './queries.ts';
import styles from './Arquivo.module.css';

const typingMs = 300;
const firstSize = 20;

/** What an archive has, for who works there: what waits to be filed, and what was. */
export const Arquivo = () => {
  const text = useText();
  const { data, error, refetch } = useContadores();
  usePageTitle(text('arquivamento.titulo'));
  const header = (
    <PageHeader
      title={text('arquivamento.titulo')}
      subtitle={
        data?.idade === undefined
          ? text('arquivamento.ajuda')
          : `${data.unidade.sigla} - ${data.unidade.nome} · ${text(`arquivamento.idades.${data.idade}`)}`
      }
    />
  );
  return (
    <div className={styles.page}>
      {header}
      <div className={styles.body}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton rows={6} />}
        {data && data.idade === undefined && (
          <Sheet>
            <EmptyState
              icon={Archive}
              title={text('arquivamento.naoEArquivo', { unidade: data.unidade.sigla })}
            >
              {text('arquivamento.naoEArquivoTexto')}
            </EmptyState>
          </Sheet>
        )}
        {data?.idade !== undefined && (
          <Abas aArquivar={data.aArquivar} arquivados={data.arquivados} pedidos={data.pedidos} />
        )}
      </div>
    </div>
  );
};

/** The tab lives in the address. */
const Abas = (counts: Readonly<Record<Aba, number>>) => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const aba = abas.find((one) => one === params.get('aba')) ?? 'aArquivar';
  return (
    <>
      <CountTabs<Aba>
        label={text('arquivamento.abas.rotulo')}
        panels="arquivo"
        tabs={abas.map((value) => ({
          value,
          label: text(`arquivamento.abas.${value}`),
          count: counts[value],
        }))}
        value={aba}
        onChange={(next) => setParams({ aba: next }, { replace: true })}
      />
      <div
        role="tabpanel"
        id={`arquivo-${aba}`}
        aria-labelledby={`arquivo-${aba}-aba`}
        className={styles.panel}
      >
        {aba === 'pedidos' ? <Pedidos /> : <Guardados key={aba} aba={aba} />}
      </div>
    </>
  );
};

/** What it has in a tab, by what is searched; the search and the page live in the address. */
const Guardados = ({ aba }: { readonly aba: AbaDeItens }) => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const q = useSettled(typed, typingMs);
  const page = Math.max(1, Math.trunc(Number(params.get('start') ?? 1)) || 1);
  const [pageSize, setPageSize] = useState(firstSize);
  const read = useItens({ aba, q, page, pageSize });
  const go = (next: Readonly<Record<string, string>>): void => {
    setParams(
      Object.fromEntries(
        Object.entries({ aba, q: typed.trim(), ...next }).filter(([, value]) => value !== ''),
      ),
      { replace: true },
    );
  };
  return (
    <>
      <div className={styles.search} role="search">
        <SearchField
          label={text('arquivamento.pesquisar')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            go({ q: next.trim() });
          }}
        />
      </div>
      <Itens
        aba={aba}
        procurado={q.trim()}
        read={read}
        page={page}
        pageSize={pageSize}
        onPage={(next) => go({ start: next === 1 ? '' : String(next) })}
        onPageSize={(size) => {
          setPageSize(size);
          go({ start: '' });
        }}
      />
    </>
  );
};
