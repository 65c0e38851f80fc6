import Button from '@mui/material/Button';
import { BadgeCheck, FileSearch, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AssinarDialog } from '#src/conteudo/AssinarDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { BatchView } from './components/BatchView.tsx';
import { CertificateDialog } from './components/CertificateDialog.tsx';
import { ComoAssina } from './components/ComoAssina.tsx';
import { PendingList } from './components/PendingList.tsx';
import { SelectionBar } from './components/SelectionBar.tsx';
import { listLimit, useParaAssinar } from './queries.ts';
import { TwoWaysDialog } from './components/TwoWaysDialog.tsx';
import { useBatch } from './use-batch.ts';
import { useCertificateBatch } from './use-certificate-batch.ts';
import { useHsmBatch } from './use-hsm-batch.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import styles from './components/Assinatura.module.css';

// small pages around the list come with it
export { AssinarNaNuvem } from './AssinarNaNuvem.tsx';
export { ConferirAssinaturas } from './ConferirAssinaturas.tsx';
export { Provas } from './Provas.tsx';

/** Documents that wait for the person's signature: choose several, sign them with one password. */
export const Assinatura = () => {
  const text = useText();
  const read = useParaAssinar();
  const itens = read.data?.itens ?? [];
  const signable = itens.filter(
    ({ permitido, estrategia }) => permitido && (estrategia === 'DOCFLOW' || estrategia === 'DIGITAL'),
  );
  const possible = signable.map(({ id }) => id);
  const selection = useSelection(possible);
  const { batch, start, close, ...progress } = useBatch();
  const signWithCertificate = useCertificateBatch(progress);
  const signInHsm = useHsmBatch(progress);
  // what is asked about stays the same when the list behind the question changes
  const [asked, setAsked] = useState<readonly DocumentoParaAssinar[]>([]);
  const [left, setLeft] = useState<readonly number[]>([]);
  const askAbout = (ids: readonly number[]): void => setAsked(signable.filter(({ id }) => ids.includes(id)));
  const [byPassword, byCertificate] = (['DOCFLOW', 'DIGITAL'] as const).map((way) =>
    asked.filter(({ estrategia }) => estrategia === way),
  ) as [DocumentoParaAssinar[], DocumentoParaAssinar[]];
  const leaveOut = (others: readonly DocumentoParaAssinar[]): void => {
    setLeft(others.map(({ id }) => id));
    setAsked(asked.filter((item) => !others.includes(item)));
  };
  const stopAsking = (): void => {
    setAsked([]);
    setLeft([]);
  };
  const ask = (): void => {
    if (batch) return;
    if (selection.ids.length === 0) notify(text('erro.nadaParaAssinar'), { kind: 'error' });
    else askAbout(selection.ids);
  };
  useListKeys({ ids: itens.map(({ id }) => id), possible, selection, ask, active: !batch });
  const failed = batch?.items.filter(({ estado }) => estado === 'falhou').map(({ item }) => item.id) ?? [];
  // one that left the list (signed elsewhere, cancelled) cannot be tried again
  const retryable = failed.filter((id) => possible.includes(id));
  const leaveBatch = (): void => {
    selection.set([...failed, ...left]);
    setLeft([]);
    close();
  };
  const retry = (): void => {
    leaveBatch();
    askAbout(failed);
  };
  const atHand = batch?.items.map(({ item }) => item) ?? itens;
  const total = read.data?.total ?? 0;
  return (
    <>
      <PageHeader
        title={text('assinatura.titulo')}
        pageName={text('assinatura.pagina')}
        subtitle={total > 0 ? text('assinatura.subtitulo', { count: total }) : undefined}
        actions={
          <>
            <Button
              component={Link}
              to="/principal/assinatura/provas"
              startIcon={<ShieldCheck aria-hidden="true" />}
            >
              {text('assinatura.provas.pagina')}
            </Button>
            <Button
              component={Link}
              to="/principal/assinatura/conferir"
              startIcon={<FileSearch aria-hidden="true" />}
            >
              {text('assinatura.conferirArquivo')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        {batch ? (
          <BatchView batch={batch} retryable={retryable.length} onClose={leaveBatch} onRetry={retry} />
        ) : (
          <Sheet flush className={styles.sheet}>
            {read.isPending && <ListSkeleton rows={6} />}
            {read.isError && (
              <ErrorState
                error={read.error}
                title={text('assinatura.falhou')}
                onRetry={() => void read.refetch()}
              />
            )}
            {read.data && itens.length === 0 && (
              <EmptyState icon={BadgeCheck} title={text('assinatura.nada')}>
                {text('assinatura.nadaTexto')}
              </EmptyState>
            )}
            {itens.length > 0 && (
              <>
                <SelectionBar selection={selection} possible={possible} onSign={ask} />
                <PendingList itens={itens} selection={selection} possible={possible} />
                {total > listLimit && (
                  <p className={styles.partial}>{text('assinatura.parcial', { n: itens.length, total })}</p>
                )}
              </>
            )}
          </Sheet>
        )}
        <aside className={styles.aside}>
          <ComoAssina ways={new Set(atHand.map(({ estrategia }) => estrategia))} />
          {itens.length > 0 && <Note>{text('assinatura.aviso')}</Note>}
        </aside>
      </div>
      {byPassword.length > 0 && byCertificate.length > 0 && (
        <TwoWaysDialog
          byPassword={byPassword.length}
          byCertificate={byCertificate.length}
          onPassword={() => leaveOut(byCertificate)}
          onCertificate={() => leaveOut(byPassword)}
          onClose={stopAsking}
        />
      )}
      <AssinarDialog
        open={byPassword.length > 0 && byCertificate.length === 0}
        ids={asked.map(({ id }) => id)}
        onClose={() => setAsked([])}
        sign={(proof) => start(asked, proof)}
      />
      {byCertificate.length > 0 && byPassword.length === 0 && (
        <CertificateDialog
          itens={asked}
          onClose={stopAsking}
          onSign={(open) => {
            setAsked([]);
            void signWithCertificate(open, asked);
          }}
          onSignInHsm={async (certificate, proof) => {
            await signInHsm(certificate, asked, proof);
            setAsked([]);
          }}
        />
      )}
    </>
  );
};
