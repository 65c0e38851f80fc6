import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BellOff, CheckCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { pageSizes } from '#src/ui/page-numbers.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { NotificacaoDialog } from './NotificacaoDialog.tsx';
import { NotificacaoRow } from './NotificacaoRow.tsx';
import { RemoveAll } from './RemoveAll.tsx';
import { useMarcarComoLida, useMarcarTodas, useNaoLidas, useNotificacoes } from './queries.ts';
import { useRemoval } from './use-removal.ts';
import styles from './Notificacao.module.css';

/** Everything that the person was told, newest first. */
export const Notificacoes = () => {
  const text = useText();
  const { userConfig, usuarioSubstituto } = useSignedIn();
  const standard = userConfig.itensPorPagina;
  const substitute = usuarioSubstituto !== undefined;
  const [params, setParams] = useSearchParams();
  const start = Math.max(1, Math.trunc(Number(params.get('start'))) || 1);
  const pageSize = pageSizes.find((size) => String(size) === params.get('pageSize')) ?? standard;
  const onlyUnread = params.get('naoLidas') === 'true';
  const read = useNotificacoes(start, pageSize, onlyUnread);
  const kept: Readonly<Record<string, string>> = onlyUnread ? { naoLidas: 'true' } : {};
  const unread = useNaoLidas().data?.quantidade;
  const { mutate: markRead } = useMarcarComoLida();
  const { mutate: markAll } = useMarcarTodas();
  const { hidden, remove } = useRemoval();
  const [opened, setOpened] = useState<Notificacao>();
  const [asking, setAsking] = useState(false);
  const open = (notificacao: Notificacao): void => {
    setOpened(notificacao);
    if (!notificacao.lida) markRead({ params: { id: notificacao.id } });
  };
  // on other pages the newest is not in sight, and all of them are not what would be marked
  const newest = start === 1 ? Math.max(0, ...(read.data?.itens ?? []).map(({ id }) => id)) : 0;
  const total = read.data?.total ?? 0;
  const shown = read.data?.itens.filter(({ id }) => !hidden.has(id)) ?? [];
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('caixa.notificacao.titulo')}
        subtitle={unread === undefined ? ' ' : text('caixa.notificacao.resumo', { count: unread })}
        inline
        actions={
          <>
            <FormControlLabel
              label={text('caixa.notificacao.soNaoLidas')}
              control={
                <Checkbox
                  checked={onlyUnread}
                  onChange={(_, checked) => setParams(checked ? { naoLidas: 'true' } : {})}
                />
              }
            />
            {(unread ?? 0) > 0 && !substitute && newest > 0 && (
              <Button
                startIcon={<CheckCheck aria-hidden="true" />}
                onClick={() => markAll({ body: { ate: newest } })}
              >
                {text('shell.notificacoes.lerTodas')}
              </Button>
            )}
            {total > 0 && !onlyUnread && (
              <Button startIcon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
                {text('caixa.notificacao.removerTodas')}
              </Button>
            )}
          </>
        }
      />
      <section className={styles.sheet} aria-label={text('caixa.notificacao.rotulo')}>
        {read.isPending && <ListSkeleton rows={6} />}
        {read.isError && !read.data && (
          <ErrorState
            error={read.error}
            title={text('caixa.notificacao.erro')}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.data && shown.length === 0 && (
          <EmptyState
            icon={BellOff}
            title={text(onlyUnread ? 'caixa.notificacao.vazioNaoLidas' : 'caixa.notificacao.vazio')}
          >
            {text(onlyUnread ? 'caixa.notificacao.vazioNaoLidasTexto' : 'caixa.notificacao.vazioTexto')}
          </EmptyState>
        )}
        {shown.length > 0 && (
          <ul>
            {shown.map((notificacao) => (
              <NotificacaoRow
                key={notificacao.id}
                notificacao={notificacao}
                onOpen={() => open(notificacao)}
                onRemove={() => remove(notificacao)}
              />
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
            onPage={(page) => setParams({ ...kept, start: String(page), pageSize: String(pageSize) })}
            onPageSize={(size) => setParams({ ...kept, pageSize: String(size) })}
          />
        )}
      </section>
      {opened && (
        <NotificacaoDialog
          notificacao={opened}
          onClose={() => setOpened(undefined)}
          onRemove={() => {
            setOpened(undefined);
            remove(opened);
          }}
        />
      )}
      <RemoveAll open={asking} total={total} onClose={() => setAsking(false)} />
    </div>
  );
};
