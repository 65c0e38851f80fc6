import { MonitorOff } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { credencialApi } from '#schemas/api/credencial.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SessionList } from '#src/session/SessionList.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './SessoesUsuario.module.css';

/** Where another person is signed in, for who manages people: one by one they can be ended. */
export const SessoesUsuario = () => {
  const text = useText();
  const usuarioId = Number(useParams().id);
  const known = Number.isSafeInteger(usuarioId) && usuarioId > 0;
  const { data, error, refetch } = useRead(
    credencialApi.sessoesDe,
    { params: { usuarioId } },
    { ownError: true, enabled: known, staleTime: 0 },
  );
  const end = useAct(credencialApi.encerrarSessaoDe, { refresh: [credencialApi.sessoesDe] });
  const endOne = (id: number): Promise<void> =>
    quietly(end.act({ params: { usuarioId, id } }), () =>
      notify(text('entrada.sessoes.encerrada'), { kind: 'success' }),
    );
  const title = data ? text('entrada.sessoes.de', { nome: data.nome }) : text('entrada.sessoes.secao');
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        pageName={text('entrada.sessoes.secao')}
        crumbs={[
          { label: text('entrada.sessoes.usuarios'), to: '/administracao/usuario' },
          ...(data ? [{ label: data.nome, to: `/administracao/usuario/consulta/${usuarioId}` }] : []),
          { label: text('entrada.sessoes.secao') },
        ]}
      />
      <div className={styles.body}>
        <Sheet>
          {error && (
            <ErrorState
              error={error}
              title={text('entrada.sessoes.naoLidas')}
              onRetry={() => void refetch()}
            />
          )}
          {!error && !data && <ListSkeleton rows={3} />}
          {data?.itens.length === 0 && (
            <EmptyState icon={MonitorOff} title={text('entrada.sessoes.nenhuma')} />
          )}
          {data && data.itens.length > 0 && (
            <SessionList
              label={title}
              sessions={data.itens}
              ending={end.isPending ? end.variables.params.id : undefined}
              onEnd={({ id }) => void endOne(id)}
            />
          )}
        </Sheet>
      </div>
    </div>
  );
};
