import Button from '@mui/material/Button';
import { ChartColumn, ListTodo } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { gerenciarAtividadesApi } from '#schemas/api/gerenciar-atividades.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Contagens } from './components/Contagens.tsx';
import { Escolhidas } from './components/Escolhidas.tsx';
import { Filtros } from './components/Filtros.tsx';
import { Tabela } from './components/Tabela.tsx';
import type { Filtro } from './filter-kinds.ts';
import styles from './GerenciarAtividades.module.css';

/** All that flows wait for from people: how many, for whom, what is late, and what is done about it. */
export const GerenciarAtividades = () => {
  const text = useText();
  const [filtro, setFiltro] = useState<Filtro>({});
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<readonly ResultadoItem[]>();
  const { data, error, refetch } = useRead(
    gerenciarAtividadesApi.listar,
    { query: { ...filtro, start: page, pageSize } },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );
  const { data: contagem } = useRead(
    gerenciarAtividadesApi.contagem,
    {},
    { ownError: true, quiet: true, staleTime: 0 },
  );
  const change = (next: Filtro): void => {
    setFiltro(next);
    setPage(1);
    setChosen(new Set());
  };
  const itens = data?.itens ?? [];
  const filtered = Object.keys(filtro).length > 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('gerenciarAtividades.titulo')}
        subtitle={text('gerenciarAtividades.ajuda')}
        actions={
          <Button
            component={Link}
            to="/workflow/estatistica-fluxos"
            variant="outlined"
            startIcon={<ChartColumn size={16} aria-hidden="true" />}
          >
            {text('gerenciarAtividades.estatistica')}
          </Button>
        }
      />
      <div className={styles.body}>
        {contagem && contagem.total > 0 && (
          <Contagens contagem={contagem} filtro={filtro} onChange={change} />
        )}
        <Filtros filtro={filtro} contagem={contagem} onChange={change} />
        {error && (
          <ErrorState
            error={error}
            title={text('gerenciarAtividades.falhou')}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && <ListSkeleton rows={5} />}
        {data?.itens.length === 0 && (
          <Sheet>
            <EmptyState
              icon={ListTodo}
              title={text(filtered ? 'gerenciarAtividades.nenhumaFiltro' : 'gerenciarAtividades.nenhuma')}
            >
              {text(filtered ? 'gerenciarAtividades.nenhumaFiltroTexto' : 'gerenciarAtividades.nenhumaTexto')}{' '}
              {filtered && (
                <Button size="small" onClick={() => change({})}>
                  {text('gerenciarAtividades.limpar')}
                </Button>
              )}
            </EmptyState>
          </Sheet>
        )}
        {itens.length > 0 && (
          <>
            <Escolhidas
              itens={itens.filter(({ id }) => chosen.has(id))}
              onDone={(all) => {
                setResults(all);
                setChosen(new Set());
              }}
            />
            <Sheet flush>
              <Tabela itens={itens} chosen={chosen} onChoose={setChosen} />
            </Sheet>
          </>
        )}
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
