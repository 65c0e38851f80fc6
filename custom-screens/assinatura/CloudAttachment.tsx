import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { CertificadosNuvem, NuvemAssinada } from '#schemas/shapes/certificado-nuvem.ts';
import { forgetCloudAct, keepCloudAct, type KeptCloudAct } from '#src/conteudo/certificado/cloud-act.ts';
import { packageInCloud, submitValue } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { leaveFor } from '#src/session/navigation.ts';
import { notify } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { askCloud } from './ask-cloud.ts';
import { certificateProblem } from './certificate-problem.ts';
import { CloudCertificates } from './components/CloudCertificates.tsx';
import { isFactorProblem } from './factor-problem.ts';

interface CloudAttachmentProps {
  readonly act: KeptCloudAct;
  readonly anexo: number;
  readonly found: CertificadosNuvem;
  readonly onRefused: (motivo: string) => void;
}

/** An attachment signed with a certificate that a provider keeps: then back to it. */
export const CloudAttachment = ({ act, anexo, found, onRefused }: CloudAttachmentProps) => {
  const text = useText();
  const navigate = useNavigate();
  const refresh = useRefreshContent();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const begun = useRef(false);
  const [id = 0] = act.ids;
  const read = useRead(
    certificadoApi.anexoAssinaturas,
    { params: { id, anexoId: anexo } },
    { ownError: true, staleTime: Infinity },
  );
  const { pacotes } = found;
  const nome = read.data?.nome;

  const finish = async (work: () => Promise<NuvemAssinada>): Promise<void> => {
    setBusy(true);
    setWrong(undefined);
    try {
      const { endereco, assinaturas = [] } = await work();
      if (endereco !== undefined) {
        keepCloudAct(act);
        leaveFor(endereco);
        return;
      }
      for (const value of assinaturas) await submitValue(value);
      forgetCloudAct();
      await refresh();
      notify(text('assinatura.feito', { documento: nome ?? '' }));
      void navigate(act.back, { replace: true });
    } catch (error) {
      setBusy(false);
      if (isFactorProblem(error)) setWrong(certificateProblem(error));
      else onRefused(certificateProblem(error));
    }
  };
  const resume = useRef(finish);
  resume.current = finish;
  useEffect(() => {
    // the yes of the person was to this: nothing more is asked
    if (!pacotes || nome === undefined || begun.current) return;
    begun.current = true;
    void resume.current(() => askCloud(act, pacotes));
  }, [pacotes, nome, act]);

  const problem = read.error;
  useEffect(() => {
    if (problem) onRefused(certificateProblem(problem));
  }, [problem, onRefused]);
  if (!read.data || pacotes) return <ListSkeleton rows={4} />;
  return (
    <CloudCertificates
      found={found}
      itens={[{ id: anexo, nome: read.data.nome }]}
      effect={text(
        read.data.formato === 'XADES' ? 'assinarCertificado.ondeXml' : 'assinarCertificado.ondeSeparada',
      )}
      back={act.back}
      busy={busy}
      wrong={wrong}
      onSign={(certificate, fatores) =>
        void finish(async () =>
          askCloud(act, [await packageInCloud(certificate, { id, anexo }, act.ato ?? 0)], fatores),
        )
      }
    />
  );
};
