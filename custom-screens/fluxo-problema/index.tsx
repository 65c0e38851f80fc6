import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import type { FluxoProblema } from '#schemas/generated.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './FluxoProblema.module.css';

/** What stopped flows, in plain words, and what mends each. */
export const FluxosComProblema = () => {
  const text = useText();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const { data, error, refetch } = useRead(
    fluxoProblemaApi.listar,
    { query: { start: page, pageSize } },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );
  return (
    <div className={styles.page}>
      <PageHeader title={text('fluxoProblema.titulo')} subtitle={text('fluxoProblema.ajuda')} />
      <div className={styles.body}>
        {error && (
          <ErrorState error={error} title={text('fluxoProblema.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={3} />}
        {data?.itens.length === 0 && (
          <Sheet>
            <EmptyState icon={CircleCheck} title={text('fluxoProblema.nenhum')}>
              {text('fluxoProblema.nenhumTexto')}
            </EmptyState>
          </Sheet>
        )}
        {data?.itens.map((one) => (
          <Problema key={one.id} problema={one} />
        ))}
        {data && data.total > pageSize && (
          <Pager
            {...{ page, pageSize, total: data.total, shown: data.itens.length, onPage: setPage }}
            exact
            onPageSize={(size) => {
              setPage(1);
              setPageSize(size);
            }}
          />
        )}
      </div>
    </div>
  );
};

const Problema = ({ problema }: { readonly problema: FluxoProblema }) => {
  const text = useText();
  const mends = useCan('fluxoGerenciar');
  const { id, fluxo, versao, elemento, mensagem, abertoEm, conteudo } = problema;
  const [asking, setAsking] = useState(false);
  const refresh = [fluxoProblemaApi.listar];
  const again = useAct(fluxoProblemaApi.tentar, { refresh });
  const end = useAct(fluxoProblemaApi.interromper, { refresh });
  return (
    <Sheet title={text('fluxoProblema.versao', { fluxo, versao })}>
      <p>
        {conteudo ? (
          <Link to={consultaPath(conteudo.id, conteudo.tipo)}>
            {conteudo.numero === undefined ? conteudo.assunto : `${conteudo.numero}: ${conteudo.assunto}`}
          </Link>
        ) : (
          text('fluxoProblema.fora')
        )}
      </p>
      <Note tone="rubro">
        {elemento !== undefined && <b>{text('fluxoProblema.em', { elemento })}. </b>}
        {mensagem}
      </Note>
      <p className="sm sub">{text('fluxoProblema.desde', { momento: formatMoment(abertoEm) })}</p>
      {mends && (
        <div className={styles.row}>
          <Button
            variant="contained"
            size="small"
            disabled={again.isPending}
            onClick={() =>
              void quietly(again.act({ params: { id } }), () =>
                notify(text('fluxoProblema.tentado'), { kind: 'success' }),
              )
            }
          >
            {text('fluxoProblema.tentar')}
          </Button>
          <Button size="small" color="error" onClick={() => setAsking(true)}>
            {text('fluxoProblema.interromper')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text('fluxoProblema.interromperPergunta')}
        confirmLabel={text('fluxoProblema.interromper')}
        destructive
        busy={end.isPending}
        reason={{ label: text('fluxoProblema.motivo'), required: true, max: 1000 }}
        onConfirm={(motivo) =>
          void quietly(end.act({ params: { id }, body: { motivo } }), () => {
            setAsking(false);
            notify(text('fluxoProblema.interrompido'), { kind: 'success' });
          })
        }
        onClose={() => setAsking(false)}
      >
        {text('fluxoProblema.interromperTexto')}
      </ConfirmDialog>
    </Sheet>
  );
};
