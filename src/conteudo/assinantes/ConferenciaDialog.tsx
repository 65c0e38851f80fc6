import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { certificadoApi } from '#schemas/api/certificado.ts';
import { Conferida } from '#src/conteudo/certificado/Conferida.tsx';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '#src/conteudo/certificado/Conferida.module.css';

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
  const save = (): void =>
    void download(certificadoApi.baixarDocumento, { params: { id } }).catch(notifyProblem);
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
        {read.data !== undefined && read.data.itens.length > 0 && (
          <p className={styles.saved}>
            <Button size="small" startIcon={<FileDown aria-hidden="true" />} onClick={save}>
              {text('consulta.conferencia.baixar')}
            </Button>
          </p>
        )}
        {read.data?.itens.length === 0 && <p>{text('consulta.conferencia.nenhuma')}</p>}
        {read.data?.itens.map((signature) => (
          <Conferida key={signature.campo} signature={signature} />
        ))}
      </div>
    </PageDialog>
  );
};
