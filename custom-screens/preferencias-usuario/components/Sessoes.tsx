import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { credencialApi } from '#schemas/api/credencial.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SessionList } from '#src/session/SessionList.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notify } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Preferencias.module.css';

const refresh = [credencialApi.sessoes];

/** Where the person is signed in, and the way to leave from afar. */
export const Sessoes = () => {
  const text = useText();
  const { data, error, refetch } = useRead(credencialApi.sessoes, {}, { quiet: true, ownError: true });
  const endOne = useAct(credencialApi.encerrarSessao, { refresh });
  const endOthers = useAct(credencialApi.encerrarOutras, { refresh });
  const [asking, setAsking] = useState(false);
  const end = (id: number): Promise<void> =>
    quietly(endOne.act({ params: { id } }), () =>
      notify(text('entrada.sessoes.encerrada'), { kind: 'success' }),
    );
  const endAll = (): Promise<void> =>
    quietly(endOthers.act({}), () => {
      setAsking(false);
      notify(text('entrada.sessoes.outrasEncerradas'), { kind: 'success' });
    });
  const others = (data?.itens ?? []).filter(({ atual }) => !atual);
  const body = (): ReactNode => {
    if (error)
      return (
        <ErrorState error={error} title={text('entrada.sessoes.naoLidas')} onRetry={() => void refetch()} />
      );
    if (!data) return <ListSkeleton rows={2} />;
    return (
      <>
        <SessionList
          label={text('entrada.sessoes.secao')}
          sessions={data.itens}
          ending={endOne.isPending ? endOne.variables.params.id : undefined}
          onEnd={({ id }) => void end(id)}
        />
        {others.length > 0 ? (
          <Button onClick={() => setAsking(true)}>{text('entrada.sessoes.encerrarOutras')}</Button>
        ) : (
          <p className="sm sub">{text('entrada.sessoes.soEsta')}</p>
        )}
      </>
    );
  };
  return (
    <Sheet title={text('entrada.sessoes.secao')}>
      <p className={styles.lead}>{text('entrada.sessoes.secaoAjuda')}</p>
      {body()}
      <ConfirmDialog
        open={asking}
        title={text('entrada.sessoes.encerrarOutrasTitulo')}
        confirmLabel={text('entrada.sessoes.encerrarOutras')}
        busy={endOthers.isPending}
        onConfirm={() => void endAll()}
        onClose={() => setAsking(false)}
      >
        {text('entrada.sessoes.encerrarOutrasTexto')}
      </ConfirmDialog>
    </Sheet>
  );
};
