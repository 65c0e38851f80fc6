import Button from '@mui/material/Button';
import { Cloud, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { KeptCloudAct } from '#src/conteudo/certificado/cloud-act.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { certificateProblem } from './certificate-problem.ts';
import { CloudAttachment } from './CloudAttachment.tsx';
import { BatchView } from './components/BatchView.tsx';
import { CloudCertificates } from './components/CloudCertificates.tsx';
import { useBatch } from './use-batch.ts';
import { useCloudBatch } from './use-cloud-batch.ts';
import { useCloudReturn } from './use-cloud-return.ts';
import styles from './components/Assinatura.module.css';

/** Where a provider of certificates sends the person back to: the act goes on, and each document has its result. */
export const AssinarNaNuvem = () => {
  const text = useText();
  const { act, coming, refusal } = useCloudReturn();
  return (
    <>
      <PageHeader
        title={text('assinarCertificado.nuvem.pagina')}
        crumbs={[
          { label: text('assinatura.tela.crumb'), to: '/principal/assinatura' },
          { label: text('assinarCertificado.nuvem.titulo') },
        ]}
      />
      <div className={styles.cloud}>
        {coming && (
          <p className="sm sub" role="status">
            {text('assinarCertificado.nuvem.voltando')}
          </p>
        )}
        {!coming && refusal !== undefined && <Refused motivo={refusal} back={act?.back} />}
        {!coming && refusal === undefined && act?.ato === undefined && <NothingHere />}
        {!coming && refusal === undefined && act?.ato !== undefined && <Act act={act} ato={act.ato} />}
      </div>
    </>
  );
};

const Act = ({ act, ato }: AllowedProps) =>
  act.anexo === undefined ? (
    <Allowed act={act} ato={ato} />
  ) : (
    <AttachmentAllowed act={act} ato={ato} anexo={act.anexo} />
  );

const Refused = ({
  motivo,
  back = '/principal/assinatura',
}: {
  motivo: string;
  back?: string | undefined;
}) => {
  const text = useText();
  return (
    <Blank
      icon={CloudOff}
      title={text('assinarCertificado.nuvem.naoAssinou')}
      heading="h2"
      alert
      action={
        <Button component={Link} to={back} variant="outlined">
          {text('assinarCertificado.nuvem.escolherOutro')}
        </Button>
      }
    >
      {motivo}
    </Blank>
  );
};

const NothingHere = () => {
  const text = useText();
  return (
    <Blank
      icon={Cloud}
      title={text('assinarCertificado.nuvem.naoComecou')}
      heading="h2"
      action={
        <Button component={Link} to="/principal/assinatura" variant="outlined">
          {text('assinarCertificado.nuvem.paraAssinar')}
        </Button>
      }
    >
      {text('assinarCertificado.nuvem.naoComecouTexto')}
    </Blank>
  );
};

interface AllowedProps {
  readonly act: KeptCloudAct;
  readonly ato: number;
}

const AttachmentAllowed = ({ act, ato, anexo }: AllowedProps & { readonly anexo: number }) => {
  const [refusal, setRefusal] = useState<string>();
  const found = useRead(
    certificadoApi.nuvemCertificados,
    { params: { ato } },
    { ownError: true, staleTime: Infinity },
  );
  const motivo = refusal ?? found.error?.erros[0]?.mensagem ?? found.error?.message;
  if (motivo !== undefined) return <Refused motivo={motivo} back={act.back} />;
  if (!found.data) return <ListSkeleton rows={4} />;
  return <CloudAttachment act={act} anexo={anexo} found={found.data} onRefused={setRefusal} />;
};

const Allowed = ({ act, ato }: AllowedProps) => {
  const text = useText();
  const [wrong, setWrong] = useState<string>();
  const [former, setFormer] = useState<string>();
  const navigate = useNavigate();
  const { batch, close, ...progress } = useBatch();
  const { sign, resume } = useCloudBatch(progress);
  const running = batch !== undefined;
  const once = { ownError: true, enabled: !running, staleTime: Infinity };
  const found = useRead(certificadoApi.nuvemCertificados, { params: { ato } }, once);
  const read = useRead(assinaturaApi.carregarDados, { body: { ids: [...act.ids] } }, once);
  const itens = read.data?.itens;
  const pacotes = found.data?.pacotes;
  const resumed = useRef(false);
  useEffect(() => {
    // the yes of the person was to these: nothing more is asked
    if (!pacotes || !itens || resumed.current) return;
    resumed.current = true;
    void resume(act, itens, pacotes);
  }, [pacotes, itens, resume, act]);
  if (batch)
    return (
      <BatchView
        batch={batch}
        retryable={0}
        onClose={() => void navigate('/principal/assinatura')}
        onRetry={() => undefined}
      />
    );
  const problem = found.error ?? read.error;
  if (problem) return <Refused motivo={problem.erros[0]?.mensagem ?? problem.message} back={act.back} />;
  if (!found.data || !itens || pacotes) return <ListSkeleton rows={4} />;
  return (
    <CloudCertificates
      found={found.data}
      itens={itens.map((item) => ({ id: item.id, nome: itemName(item), assunto: item.assunto }))}
      effect={`${text('assinarCertificado.onde')} ${text('assinatura.dialogo.efeito')}`}
      back={act.back}
      former={former}
      wrong={wrong}
      onSign={(certificate, fatores) => {
        setWrong(undefined);
        setFormer(certificate.certificado);
        void sign(act, itens, certificate, fatores).catch((error: unknown) => {
          setWrong(certificateProblem(error));
          close();
        });
      }}
    />
  );
};
