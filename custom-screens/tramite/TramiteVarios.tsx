import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { TramiteSituacao } from '#schemas/shapes/tramite.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { FormFields } from './components/FormFields.tsx';
import { FormFrame } from './components/FormFrame.tsx';
import { ResumoVarios } from './components/ResumoVarios.tsx';
import { destinationRefusal } from './destination-refusal.ts';
import { useVerificacao } from './queries.ts';
import { useTramite } from './use-tramite.ts';

/** As many as one act on several may have. */
const most = 500;

/** The contents that the address names: `?ids=1,2,3`. */
export const idsOf = (written: string | null): number[] =>
  [...new Set((written ?? '').split(',').map(Number))]
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, most);

/** The screen of forwarding several contents with one destination; each is an act of its own. */
export const TramiteVarios = () => {
  const text = useText();
  const [params] = useSearchParams();
  usePageTitle(text('tramite.pagina'));
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const ids = idsOf(params.get('ids')).filter((id) => !removed.includes(id));
  const checked = useVerificacao(ids);
  if (ids.length === 0)
    return (
      <EmptyState
        icon={Send}
        title={text('tramite.semItens')}
        action={
          <Button component={Link} to={caixaPath()}>
            {text('tramite.irParaCaixa')}
          </Button>
        }
      >
        {text('tramite.semItensTexto')}
      </EmptyState>
    );
  if (checked.isError) return <ErrorState error={checked.error} onRetry={() => void checked.refetch()} />;
  if (!checked.data) return <FormSkeleton fields={6} />;
  const items = checked.data.itens.filter(({ id }) => !removed.includes(id));
  return (
    <Several items={items} all={idsOf(params.get('ids'))} onRemove={(id) => setRemoved([...removed, id])} />
  );
};

interface SeveralProps {
  readonly items: readonly TramiteSituacao[];
  /** Every content that the address names: what is filled is kept under them. */
  readonly all: readonly number[];
  readonly onRemove: (id: number) => void;
}

const Several = ({ items, all, onRemove }: SeveralProps) => {
  const text = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  const allowed = items.filter(({ permitido }) => permitido);
  const screen = useTramite(allowed, all);
  const sent = screen.results.filter(({ tramiteId }) => tramiteId !== undefined).map(({ id }) => id);
  const waiting = allowed.filter(({ id }) => !sent.includes(id)).length;
  const left = items.filter(({ id, permitido }) => !permitido && !sent.includes(id)).length;
  return (
    <FormFrame
      title={text('tramite.tituloVarios', { count: items.length })}
      screen={screen}
      sendLabel={
        sent.length > 0 ? text('tramite.tramitarFaltam', { count: waiting }) : text('tramite.tramitar')
      }
      total={waiting}
      idle={waiting === 0}
      side={<ResumoVarios items={items} results={screen.results} onRemove={onRemove} />}
    >
      {waiting === 0 && sent.length === 0 && <Note tone="ambar">{text('tramite.nenhumPode')}</Note>}
      {waiting > 0 && left > 0 && (
        <Note tone="ambar">
          {text('tramite.podem', { count: waiting })} {text('tramite.naoPodem', { count: left })}
        </Note>
      )}
      <FormFields screen={screen} refusal={(option) => destinationRefusal(option, here, false)} />
    </FormFrame>
  );
};
