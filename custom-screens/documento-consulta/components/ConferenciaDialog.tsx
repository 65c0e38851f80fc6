import { certificadoApi } from '#schemas/api/certificado.ts';
import type { AssinaturaConferida } from '#schemas/generated.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Conferencia.module.css';

interface ConferenciaDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The signatures with certificates of a document, each judged point by point: no single word says it all. */
export const ConferenciaDialog = ({ id, onClose }: ConferenciaDialogProps) => {
  const text = useText();
  const read = useRead(
    certificadoApi.listarCertificado,
    { params: { id } },
    { ownError: true, staleTime: 0 },
  );
  return (
    <PageDialog
      title={text('consulta.conferencia.titulo')}
      note={text('consulta.conferencia.nota')}
      closeLabel={text('consulta.conferencia.fechar')}
      onClose={onClose}
    >
      <div
        className={styles.body}
        tabIndex={0}
        role="region"
        aria-label={text('consulta.conferencia.titulo')}
      >
        {read.isPending && <ListSkeleton rows={6} />}
        {read.isError && (
          <ErrorState
            error={read.error}
            title={text('consulta.conferencia.falhou')}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.data?.itens.length === 0 && <p>{text('consulta.conferencia.nenhuma')}</p>}
        {read.data?.itens.map((signature) => (
          <Conferida key={signature.campo} signature={signature} />
        ))}
      </div>
    </PageDialog>
  );
};

const Conferida = ({ signature }: { readonly signature: AssinaturaConferida }) => {
  const text = useText();
  const { titular, cpf, emissor, campo, linhas } = signature;
  return (
    <section className={styles.signature}>
      <h3>{[titular ?? campo, cpf].filter(Boolean).join(' · ')}</h3>
      {emissor !== undefined && <p className="sm sub">{text('consulta.conferencia.emissor', { emissor })}</p>}
      <dl className={styles.lines}>
        {linhas.map(({ ponto, resultado, texto, prova }) => (
          <div key={ponto} className={styles.line}>
            <dt>{text(`consulta.conferencia.ponto.${ponto}`)}</dt>
            <dd>
              <b className={classes(styles.result, styles[resultado])}>
                {text(`consulta.conferencia.resultado.${resultado}`)}
              </b>{' '}
              {texto}
              {prova !== undefined && <span className={styles.proof}>{prova}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
