import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { caixaPath, atoEmLotePath } from '#src/conteudo/content-path.ts';
import { quietly } from '#src/data/quietly.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Itens } from './components/Itens.tsx';
import { AtoEmLoteActs } from './components/AtoEmLoteActs.tsx';
import { Progresso } from './components/Progresso.tsx';
import { countsText, loteName } from './batch-words.ts';
import { useCancelar, useDesfazer, useLote, useRepetir } from './queries.ts';
import styles from './AtosEmLote.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { emLoteApi } from '#schemas/api/em-lote.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { readKey } from '#src/data/query.ts';

/** When a batch that went on is over, its items and what it changed are asked once more. */
const useSettle = (situacao: AtoEmLote['situacao'] | undefined): void => {
  const client = useQueryClient();
  const refresh = useRefreshContent();
  const before = useRef(situacao);
  useEffect(() => {
    const ended = before.current === 'EM_ANDAMENTO' && situacao !== 'EM_ANDAMENTO';
    before.current = situacao;
    if (!ended) return;
    void client.invalidateQueries({ queryKey: readKey(emLoteApi.itens) });
    void refresh();
  }, [situacao, client, refresh]);
};

/** One batch: how far it is while it goes on, and afterwards what became of each item. It is all on the server. */
export const AtoEmLotePagina = () => {
  const id = Number(useParams()['id']);
  return <UmLote key={id} id={id} />;
};

const UmLote = ({ id }: { readonly id: number }) => {
  const text = useText();
  const known = useLote(id, false);
  const going = known.data?.situacao === 'EM_ANDAMENTO';
  // the same read, by the clock while there is something to wait for
  useLote(id, going);
  const lote = known.data;
  useSettle(lote?.situacao);
  if (known.isError && !lote)
    return (
      <ErrorState
        heading="h1"
        error={known.error}
        title={text('atoEmLote.erro')}
        onRetry={() => void known.refetch()}
      />
    );
  if (!lote) return <ListSkeleton rows={6} />;
  return <Aberto lote={lote} going={going} />;
};

const Aberto = ({ lote, going }: { readonly lote: AtoEmLote; readonly going: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const cancelar = useCancelar();
  const repetir = useRepetir();
  const desfazer = useDesfazer();
  const one = { params: { id: lote.id } };
  const open = ({ id }: AtoEmLote): void => void navigate(atoEmLotePath(id), { state });
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[
          { label: text('caixa.titulo'), to: state?.from ?? caixaPath() },
          { label: text('atoEmLote.titulo'), to: atoEmLotePath() },
          { label: loteName(lote) },
        ]}
        title={loteName(lote)}
        subtitle={[
          text('atoEmLote.pedidoEm', { momento: formatMinute(lote.criadoEm) }),
          text(`atoEmLote.situacao.${lote.situacao}`),
          ...(lote.motivo === undefined ? [] : [text('atoEmLote.motivo', { motivo: lote.motivo })]),
        ].join(' · ')}
        actions={
          <AtoEmLoteActs
            lote={lote}
            busy={cancelar.isPending || repetir.isPending || desfazer.isPending}
            onCancelar={() => quietly(cancelar.act(one), () => undefined)}
            onRepetir={() => quietly(repetir.act(one), open)}
            onDesfazer={() => quietly(desfazer.act(one), open)}
          />
        }
      />
      <div className={styles.body}>
        {lote.desfazLoteId !== undefined && (
          <Note>
            {text('atoEmLote.desfazOutro')}{' '}
            <Link to={atoEmLotePath(lote.desfazLoteId)}>{text('atoEmLote.verOutro')}</Link>
          </Note>
        )}
        {lote.desfeitoPorLoteId !== undefined && (
          <Note>
            {text('atoEmLote.desfeito')}{' '}
            <Link to={atoEmLotePath(lote.desfeitoPorLoteId)}>{text('atoEmLote.verDesfeito')}</Link>
          </Note>
        )}
        <section className={styles.sheet} aria-label={text('atoEmLote.andamentoRotulo')}>
          <Progresso lote={lote} going={going} words={countsText(lote)} />
        </section>
        <Itens lote={lote} going={going} />
      </div>
    </div>
  );
};
