import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { procuracaoApi } from '#schemas/api/procuracao.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import type { ProcuracaoItem } from '#schemas/shapes/procuracao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { NovaProcuracao } from './components/NovaProcuracao.tsx';
import { QuemRepresento } from './components/QuemRepresento.tsx';
import { quietly } from '#src/data/quietly.ts';
import { useWayBack } from './way-back.ts';
import styles from './Externo.module.css';

/** Who acts for the person, and for whom they act. */
export const Procuracoes = () => {
  const text = useText();
  usePageTitle(text('externo.procuracao.pagina'));
  return <SignedInPage>{(sessao) => <Lidas sessao={sessao} />}</SignedInPage>;
};

const Lidas = ({ sessao }: { readonly sessao: ExternoSessao }) => {
  const text = useText();
  const wayBack = useWayBack();
  const [giving, setGiving] = useState(false);
  const { data, error, refetch } = useRead(procuracaoApi.listar, {}, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { concedidas, recebidas, aprovacao } = data;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{text('externo.procuracao.titulo')}</h1>
        <p className="sub">{text('externo.procuracao.ajuda')}</p>
      </div>
      {wayBack !== undefined && (
        <Note>
          <p>{text('externo.procuracao.guardado')}</p>
          <Button component={Link} to={wayBack}>
            {text('externo.procuracao.voltar')}
          </Button>
        </Note>
      )}
      {aprovacao && <Note>{text('externo.procuracao.espera')}</Note>}
      {giving ? (
        <NovaProcuracao onDone={() => setGiving(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button variant="contained" size="large" onClick={() => setGiving(true)}>
            {text('externo.procuracao.nova')}
          </Button>
        </div>
      )}
      <QuemRepresento sessao={sessao} />
      <Sheet title={text('externo.procuracao.concedidas')} flush>
        {concedidas.length === 0 ? (
          <EmptyState title={text('externo.procuracao.nenhumaConcedida')}>
            {text('externo.procuracao.nenhumaConcedidaTexto')}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {concedidas.map((item) => (
              <Procuracao key={item.id} item={item} act="revogar" />
            ))}
          </ul>
        )}
      </Sheet>
      {recebidas.length > 0 && (
        <Sheet title={text('externo.procuracao.recebidas')} flush>
          <ul className={styles.list}>
            {recebidas.map((item) => (
              <Procuracao key={item.id} item={item} act="renunciar" />
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
};

const powers = ['podePedir', 'podeAssinar', 'podeReceber'] as const;

interface ProcuracaoProps {
  readonly item: ProcuracaoItem;
  readonly act: 'revogar' | 'renunciar';
}

const Procuracao = ({ item, act: what }: ProcuracaoProps) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { act, isPending, error } = useAct(procuracaoApi.encerrar, {
    ownError: true,
    refresh: [procuracaoApi.listar],
  });
  const { id, nome, situacao, servico, ate, motivo } = item;
  const end = (): Promise<void> =>
    quietly(async () => {
      await act({ params: { id } });
      setAsking(false);
    });
  return (
    <li className={styles.row}>
      <span className="grow">
        <strong>{nome}</strong>
        <span className={styles.under}>
          {[
            servico?.nome ?? text('externo.procuracao.todos'),
            ...powers.filter((power) => item[power]).map((power) => text(`externo.procuracao.${power}`)),
          ].join(' · ')}
        </span>
        <span className={styles.under}>
          {[
            text(`externo.procuracao.situacao.${situacao}`),
            text('externo.procuracao.valeAte', { dia: writtenDay(ate) }),
            motivo,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {(situacao === 'ACEITA' || situacao === 'ESPERA') && (
        <Button onClick={() => setAsking(true)}>{text(`externo.procuracao.${what}`)}</Button>
      )}
      <ConfirmDialog
        open={asking}
        title={text(`externo.procuracao.${what}Titulo`, { nome })}
        confirmLabel={text(`externo.procuracao.${what}`)}
        destructive
        busy={isPending}
        error={error?.message}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        {text(`externo.procuracao.${what}Certeza`, { nome })}
      </ConfirmDialog>
    </li>
  );
};
