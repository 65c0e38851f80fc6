import { ListChecks } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { caixaPath, atoEmLotePath } from '#src/conteudo/content-path.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { countsText, loteName } from './batch-words.ts';
import { useLotes } from './queries.ts';
import styles from './AtosEmLote.module.css';

/** What the person asked over several contents, the newest first: each leads to its results. */
export const AtosEmLote = () => {
  const text = useText();
  const standard = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const start = Math.max(1, Math.trunc(Number(params.get('start'))) || 1);
  const pageSize = Math.min(50, Math.max(1, Math.trunc(Number(params.get('pageSize'))) || standard));
  const read = useLotes(start, pageSize);
  const total = read.data?.total ?? 0;
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: text('atoEmLote.titulo') }]}
        title={text('atoEmLote.titulo')}
        subtitle={text('atoEmLote.resumo')}
      />
      <div className={styles.body}>
        <section className={styles.sheet} aria-label={text('atoEmLote.lista')}>
          {read.isPending && <ListSkeleton rows={6} />}
          {read.isError && !read.data && (
            <ErrorState
              error={read.error}
              title={text('atoEmLote.erro')}
              onRetry={() => void read.refetch()}
            />
          )}
          {read.data && total === 0 && (
            <EmptyState icon={ListChecks} title={text('atoEmLote.vazio')}>
              {text('atoEmLote.vazioTexto')}
            </EmptyState>
          )}
          {read.data && total > 0 && (
            <ul className={styles.list}>
              {read.data.itens.map((lote) => (
                <li key={lote.id} className={styles.row}>
                  <span className={styles.text}>
                    <Link to={atoEmLotePath(lote.id)}>{loteName(lote)}</Link>
                    <span className="sm sub">
                      {text(`atoEmLote.situacao.${lote.situacao}`)} · {countsText(lote)}
                    </span>
                  </span>
                  <span className="sm sub">{formatMinute(lote.criadoEm)}</span>
                </li>
              ))}
            </ul>
          )}
          {total > 0 && (
            <Pager
              page={start}
              pageSize={pageSize}
              shown={read.data?.itens.length ?? 0}
              total={total}
              exact
              onPage={(page) => setParams({ start: String(page), pageSize: String(pageSize) })}
              onPageSize={(size) => setParams({ pageSize: String(size) })}
            />
          )}
        </section>
      </div>
    </div>
  );
};
