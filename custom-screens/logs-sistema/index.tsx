import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { logApi } from '#schemas/api/log.ts';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { Barra } from './components/Barra.tsx';
import { Linhas } from './components/Linhas.tsx';
import { readLogSearch, toQuery, writeLogSearch, type LogSearch } from './log-search.ts';
import { shownLines, useLinhas, type LogName } from './queries.ts';
import styles from './LogsSistema.module.css';

const listPath = '/administracao/logs-sistema';

/** The end of a file of the log: searched, narrowed to what is serious, followed as it grows. */
export const LogsSistema = () => {
  const text = useText();
  const { servidor = '', nome = '' } = useParams();
  return (
    <div className={styles.page}>
      <PageHeader
        title={nome}
        crumbs={[
          { label: text('cadastro.areas.administracao'), to: '/administracao' },
          { label: text('log.lista'), to: listPath },
          { label: text('cadastro.consultar') },
        ]}
        subtitle={text('log.servidor', { servidor })}
      />
      <File key={`${servidor}/${nome}`} servidor={servidor} nome={nome} />
    </div>
  );
};

const File = ({ servidor, nome }: LogName) => {
  const text = useText();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [follow, setFollow] = useState(true);
  const search = readLogSearch(params);
  const q = useSettled(search.q, 250);
  const { data, error, refetch } = useLinhas({ servidor, nome }, toQuery({ ...search, q }), follow);
  const lines = data?.linhas;
  const keep = (): void => {
    download(logApi.baixar, { params: { servidor, nome } }).catch(notifyProblem);
  };
  const count = lines?.length ?? 0;
  return (
    <Sheet flush className={styles.sheet}>
      <Barra
        search={search}
        follow={follow}
        count={
          lines === undefined ? '' : text(count === shownLines ? 'log.ultimas' : 'log.mostradas', { count })
        }
        onSearch={(next: LogSearch) => setParams(writeLogSearch(next), { replace: true })}
        onFollow={setFollow}
        onDownload={can(session, 'logsSistemaBaixar') ? keep : undefined}
      />
      {error ? (
        <ErrorState error={error} title={text('log.falha')} onRetry={() => void refetch()} />
      ) : lines === undefined ? (
        <ListSkeleton rows={12} />
      ) : lines.length === 0 ? (
        <EmptyState title={text('log.vazio')}>
          {text(search.q === '' && !search.nivel ? 'log.semLinhas' : 'log.nadaEncontrado')}
        </EmptyState>
      ) : (
        <Linhas nome={nome} lines={lines} q={q} follow={follow} />
      )}
    </Sheet>
  );
};
