import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { anexoApi } from '#schemas/api/anexo.ts';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import { Conferida } from '#src/conteudo/certificado/Conferida.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { CertificateSteps } from './components/CertificateSteps.tsx';
import { FilePaper } from './components/FilePaper.tsx';
import { ReadAndSign } from './components/ReadAndSign.tsx';
import { XmlPaper } from './components/XmlPaper.tsx';
import { useCertificateSigning } from './use-certificate-signing.ts';
import styles from './components/Assinatura.module.css';

/** An attachment of a document or of a process: read as it is, signed with a certificate, its signatures checked. */
export const AssinarAnexo = () => {
  const params = useParams();
  const id = Number(params.idDocumento ?? params.idProcesso);
  const anexoId = Number(params.idAnexoXML);
  const known = [id, anexoId].every((one) => Number.isSafeInteger(one) && one > 0);
  const read = useRead(
    certificadoApi.anexoAssinaturas,
    { params: { id, anexoId } },
    { ownError: true, enabled: known, staleTime: 0 },
  );
  const text = useText();
  if (!known) return <ServerRefusal motivo={text('assinarCertificado.anexo.nenhum')} />;
  const refused = refusalOf(read.error);
  if (refused !== undefined) return <ServerRefusal motivo={refused} />;
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <ListSkeleton rows={4} />;
  return <Anexo key={read.data.sha256} anexo={read.data} onSigned={() => void read.refetch()} />;
};

interface AnexoProps {
  readonly anexo: AnexoAssinaturas;
  readonly onSigned: () => void;
}

const Anexo = ({ anexo, onSigned }: AnexoProps) => {
  const text = useText();
  const refresh = useRefreshContent();
  const { conteudo, nome, formato, assinar, itens } = anexo;
  const xml = formato === 'XADES';
  const Paper = xml ? XmlPaper : FilePaper;
  const path = consultaPath(conteudo.id, conteudo.tipo);
  const file = useFile(
    anexoApi.baixar,
    { params: { id: conteudo.id, anexoId: anexo.id } },
    { state: anexo.sha256 },
  );
  const signing = useCertificateSigning(
    { id: conteudo.id, anexo: anexo.id, nome },
    file.data?.blob,
    async () => {
      await refresh();
      notify(text('assinatura.feito', { documento: nome }));
      onSigned();
    },
  );
  const saveSigned = (): void =>
    void download(certificadoApi.baixarAssinado, {
      params: { id: conteudo.id, anexoId: anexo.id },
    }).catch(notifyProblem);
  return (
    <ReadAndSign
      title={assinar.permitida ? text('assinatura.dialogo.um', { documento: nome }) : nome}
      heading={
        assinar.permitida
          ? undefined
          : text(xml ? 'assinarCertificado.xml.anexo' : 'assinarCertificado.anexo.titulo')
      }
      content={{ name: conteudo.rotulo, path }}
      paper={<Paper file={file.data} title={nome} error={file.error} onRetry={() => void file.refetch()} />}
      refusal={signing.refusal}
    >
      <p>
        <b>{nome}</b> <span className="sm sub num">{formatBytes(anexo.tamanho)}</span>
      </p>
      {(xml || assinar.permitida) && (
        <p className="sm sub">
          {text(xml ? 'assinarCertificado.xml.texto' : 'assinarCertificado.anexo.texto')}
        </p>
      )}
      {assinar.permitida ? (
        <CertificateSteps
          id={conteudo.id}
          signing={signing}
          ready={file.data !== undefined}
          cloud={{ id: conteudo.id, anexo: anexo.id }}
          effect={text(xml ? 'assinarCertificado.ondeXml' : 'assinarCertificado.ondeSeparada')}
          back={path}
        />
      ) : (
        <div className={styles.certificate}>
          <Note>{assinar.motivo}</Note>
          <div className={styles.buttons}>
            <Button component={Link} to={path}>
              {text('assinatura.dialogo.voltar')}
            </Button>
          </div>
        </div>
      )}
      <h3 className={styles.subtitle}>
        {text('assinarCertificado.anexo.assinaturas', { count: itens.length })}
      </h3>
      {!xml && itens.length > 0 && (
        <p className={styles.saved}>
          <Button size="small" startIcon={<FileDown aria-hidden="true" />} onClick={saveSigned}>
            {text('assinarCertificado.anexo.baixarAssinado')}
          </Button>
        </p>
      )}
      {itens.map((signature) => (
        <Conferida key={signature.campo} signature={signature} />
      ))}
    </ReadAndSign>
  );
};
