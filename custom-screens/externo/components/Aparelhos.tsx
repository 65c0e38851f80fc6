import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { externoApi } from '#schemas/api/externo.ts';
import type { AparelhosLembrados } from '#schemas/shapes/externo.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatDay, formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { forgetDrafts } from '../draft.ts';
import { useForgetReads } from '../session.ts';
import styles from '../Externo.module.css';

/** The devices on which the person enters with the password alone, and the way out of all devices. */
export const Aparelhos = () => {
  const text = useText();
  const { data, error, refetch } = useRead(externoApi.aparelhos, {}, { ownError: true });
  const some = data !== undefined && data.itens.length > 0;
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <ListSkeleton rows={2} />}
      {data && !some && (
        <EmptyState title={text('externo.aparelhos.nenhum')}>
          {text('externo.aparelhos.nenhumTexto')}
        </EmptyState>
      )}
      {some && <Lembrados itens={data.itens} />}
      <div className={styles.pad}>
        <div className={styles.buttons}>
          {some && <EsquecerTodos />}
          <SairDeTodos />
        </div>
      </div>
    </>
  );
};

const Lembrados = ({ itens }: AparelhosLembrados) => {
  const text = useText();
  return (
    <>
      <p className={`sub ${styles.pad}`}>{text('externo.aparelhos.ajuda')}</p>
      <ul className={styles.list}>
        {itens.map((item) => (
          <Aparelho key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
};

const Aparelho = ({ item }: { readonly item: AparelhosLembrados['itens'][number] }) => {
  const text = useText();
  const { act, isPending } = useAct(externoApi.esquecerAparelho, { refresh: [externoApi.aparelhos] });
  const { id, nome, criadoEm, usadoEm, expiraEm, este } = item;
  const desde = formatMinute(criadoEm);
  return (
    <li className={styles.row}>
      <span className="grow">
        <strong>{nome}</strong>{' '}
        {este && (
          <Chip icon={CircleCheck} tone="verde">
            {text('externo.aparelhos.este')}
          </Chip>
        )}
        <span className={styles.under}>
          {[
            text('externo.aparelhos.desde', { desde }),
            usadoEm !== criadoEm && text('externo.aparelhos.uso', { uso: formatMinute(usadoEm) }),
            text('externo.aparelhos.ate', { dia: formatDay(expiraEm) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        loading={isPending}
        aria-label={text('externo.aparelhos.esquecerEste', { aparelho: nome, desde })}
        onClick={() => void quietly(act({ params: { id } }))}
      >
        {text('externo.aparelhos.esquecer')}
      </Button>
    </li>
  );
};

const EsquecerTodos = () => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { act, isPending } = useAct(externoApi.esquecerAparelhos, { refresh: [externoApi.aparelhos] });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('externo.aparelhos.esquecerTodos')}</Button>
      <ConfirmDialog
        open={asking}
        title={text('externo.aparelhos.esquecerTodosTitulo')}
        confirmLabel={text('externo.aparelhos.esquecerTodos')}
        busy={isPending}
        onConfirm={() => void quietly(act({}), () => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {text('externo.aparelhos.esquecerTodosCerteza')}
      </ConfirmDialog>
    </>
  );
};

const SairDeTodos = () => {
  const text = useText();
  const forget = useForgetReads();
  const [asking, setAsking] = useState(false);
  const { act, isPending } = useAct(externoApi.sairDeTodos);
  const leave = (): Promise<void> =>
    quietly(async () => {
      await act({});
      forgetDrafts();
      await forget();
    });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text('externo.aparelhos.sairDeTodos')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('externo.aparelhos.sairDeTodosTitulo')}
        confirmLabel={text('externo.aparelhos.sairDeTodos')}
        destructive
        busy={isPending}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      >
        {text('externo.aparelhos.sairDeTodosCerteza')}
      </ConfirmDialog>
    </>
  );
};
