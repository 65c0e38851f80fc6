import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { DocumentoParaAssinar } from '#schemas/generated.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useCertificateSigning } from '../use-certificate-signing.ts';
import styles from './Assinatura.module.css';
import { CertificateFile } from './CertificateFile.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';

/** One document to be read, page by page, and signed with a certificate that stays in this window. */
export const CertificateSigning = ({ item }: { readonly item: DocumentoParaAssinar }) => {
  const text = useText();
  const navigate = useNavigate();
  const refresh = useRefreshContent();
  const pdf = useFile(certificadoApi.mostrarPdf, { body: { id: item.id } });
  const name = itemName(item);
  const signing = useCertificateSigning(item.id, pdf.data?.blob, async () => {
    await refresh();
    notify(text('assinatura.feito', { documento: name }));
    void navigate(consultaPath(item.id), { replace: true });
  });
  const place =
    item.total === 1
      ? text('assinatura.unica')
      : text('assinatura.posicao', { n: item.posicao, total: item.total });
  return (
    <>
      <PageHeader
        title={text('assinatura.dialogo.um', { documento: name })}
        pageName={text('assinatura.tela.pagina')}
        crumbs={[
          { label: text('assinatura.tela.crumb'), to: '/principal/assinatura' },
          { label: name, to: consultaPath(item.id) },
          { label: text('assinatura.assinar') },
        ]}
      />
      <div className={styles.reading}>
        <div className={styles.paper}>
          <PdfViewer
            file={pdf.data?.blob}
            title={name}
            error={pdf.error ?? undefined}
            onRetry={() => void pdf.refetch()}
          />
        </div>
        <div className={styles.form}>
          <h2>{text('assinatura.dialogo.oQue')}</h2>
          <p>
            <b className="id">{name}</b> {item.assunto}
          </p>
          <p className="sm sub">{[item.tipoDocumento, item.unidade, place].join(' · ')}</p>
          {signing.refusal !== undefined && (
            <Note tone="rubro" alert>
              {signing.refusal}
            </Note>
          )}
          {signing.judged ? (
            <CertificateFacts judged={signing.judged} />
          ) : (
            <CertificateFile busy={signing.busy} onOpen={signing.open} />
          )}
          <div className={styles.buttons}>
            {signing.judged && (
              <Button
                variant="contained"
                color="primary"
                startIcon={<PenLine aria-hidden="true" />}
                loading={signing.busy}
                loadingPosition="start"
                disabled={!pdf.data}
                onClick={signing.sign}
              >
                {text('assinarCertificado.assinar')}
              </Button>
            )}
            {signing.judged && (
              <Button disabled={signing.busy} onClick={signing.close}>
                {text('assinarCertificado.fechar')}
              </Button>
            )}
            <Button component={Link} to={consultaPath(item.id)}>
              {text('assinatura.dialogo.voltar')}
            </Button>
          </div>
          {signing.busy && signing.judged && (
            <p className="sm sub" role="status">
              {text('assinarCertificado.preparando')}
            </p>
          )}
        </div>
      </div>
    </>
  );
};
