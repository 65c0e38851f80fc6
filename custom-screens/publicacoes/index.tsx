import Link from '@mui/material/Link';
import { Rss } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { publicacaoApi } from '#schemas/api/publicacao.ts';
import { legalZoneName } from '#schemas/legal-zone.ts';
import { apiUrl } from '#src/data/api-url.ts';
import { pathOf } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { PublicFrame, PublicHeading } from '#src/session/PublicFrame.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { WayIn } from '#src/session/WayIn.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Filtros } from './components/Filtros.tsx';
import { Lista } from './components/Lista.tsx';
import { readUrl } from './publicacoes-url.ts';
import styles from './components/Publicacoes.module.css';

const usualPage = 20;

/** What was published, for anybody to find and read, without signing in. */
export const Publicacoes = () => {
  const text = useText();
  usePageTitle(text('publicacoes.pagina'));
  const [search, setSearch] = useSearchParams();
  const asked = readUrl(search);
  const pageSize = Math.min(50, Number(search.get('porPagina')) || usualPage);
  const read = useRead(
    publicacaoApi.listar,
    { query: { ...asked, pageSize } },
    { ownError: true, keepPrevious: true },
  );
  const options = useRead(publicacaoApi.opcoes, {}, { ownError: true });
  const change = (values: Readonly<Record<string, string | undefined>>): void =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('pagina');
      for (const [name, value] of Object.entries(values))
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  const { start: _page, ...filters } = asked;
  const feed = apiUrl(pathOf(publicacaoApi.novidades, { query: filters }));
  const filtered = ['q', 'tipo', 'processo', 'orgao', 'de'].some((name) => search.has(name));
  return (
    <PublicFrame
      service={text('publicacoes.servico')}
      side={<WayIn />}
      footer={<span>{text('publicacoes.rodape', { fuso: legalZoneName() })}</span>}
    >
      <div className={styles.page}>
        <link rel="alternate" type="application/atom+xml" title={text('publicacoes.titulo')} href={feed} />
        <div>
          <PublicHeading title={text('publicacoes.titulo')} lead={text('publicacoes.texto')} />
          <Link href={feed} className={styles.feed}>
            <Rss size="1.143em" aria-hidden="true" />
            {text('publicacoes.novidades.acompanhar')}
          </Link>
        </div>
        <Filtros
          key={search.get('q') ?? ''}
          search={search}
          asked={asked}
          options={options.data}
          filtered={filtered}
          onChange={change}
          onClear={() => setSearch({})}
        />
        {read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        {!read.data && !read.error && <ListSkeleton rows={6} />}
        {read.data && !read.error && (
          <>
            <Lista
              page={read.data}
              filtered={filtered}
              busy={read.isFetching}
              onClear={() => setSearch({})}
            />
            {read.data.itens.length > 0 && (
              <Pager
                page={asked.start}
                pageSize={pageSize}
                shown={read.data.itens.length}
                total={read.data.total}
                exact={read.data.totalExato}
                onPage={(pagina) => change({ pagina: String(pagina) })}
                onPageSize={(size) => change({ porPagina: String(size) })}
              />
            )}
          </>
        )}
      </div>
    </PublicFrame>
  );
};
