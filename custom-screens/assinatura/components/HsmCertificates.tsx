import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { CertificadosHsm } from '#schemas/shapes/certificado-nuvem.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import type { HsmCertificate } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { SigningButton } from '#src/conteudo/SigningButton.tsx';
import { SigningFields } from '#src/conteudo/SigningFields.tsx';
import { useSigning, type SigningProof } from '#src/conteudo/use-signing.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import styles from './Assinatura.module.css';

/** What is signed with a certificate of the HSM, and by whom. */
export interface HsmThings {
  /** The content of which the code of the second factor is asked; of several, any of them. */
  readonly id: number;
  /** Where the signature goes, and what it does. */
  readonly effect: string;
  /** @throws HttpProblem when the server refuses, SigningRefused when the document does */
  readonly onSign: (certificate: HsmCertificate, proof: SigningProof) => Promise<void>;
}

/** The person's certificates in the HSM of the institution: read, and used with their password and code. */
export const HsmCertificates = (things: HsmThings) => {
  const text = useText();
  const { data, error, isFetching, refetch } = useRead(
    certificadoApi.hsmCertificados,
    {},
    { ownError: true, staleTime: 0 },
  );
  const refused = data?.itens.filter(({ julgado }) => julgado === undefined) ?? [];
  const usable = data?.itens.filter(({ julgado }) => julgado !== undefined) ?? [];
  return (
    <section className={styles.certificate}>
      {isFetching && (
        <p className="sm sub" role="status">
          {text('assinarCertificado.hsm.lendo')}
        </p>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.itens.length === 0 && <Note tone="ambar">{text('assinarCertificado.hsm.nenhum')}</Note>}
      {refused.map(({ motivo }, index) => (
        <Note key={index} tone="ambar" alert>
          {motivo}
        </Note>
      ))}
      {refused.length > 0 && (
        <div>
          <Button
            startIcon={<RefreshCw aria-hidden="true" />}
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            {text('assinarCertificado.hsm.denovo')}
          </Button>
        </div>
      )}
      {usable.length > 0 && <Use usable={usable} {...things} />}
    </section>
  );
};

interface UseProps extends HsmThings {
  readonly usable: CertificadosHsm['itens'];
}

const Use = ({ usable, id, effect, onSign }: UseProps) => {
  const text = useText();
  const [at, setAt] = useState(0);
  const chosen = usable[at] ?? usable[0];
  const signing = useSigning(async (proof) => {
    if (chosen?.certificado === undefined) return;
    const { provedor, certificado, cadeia = [] } = chosen;
    await onSign({ provedor, presented: { certificado, cadeia } }, proof);
  });
  return (
    <form className={styles.certificate} noValidate onSubmit={signing.submit}>
      {usable.length > 1 &&
        usable.map(({ certificado, nome, julgado }, index) => (
          <ChoiceCard
            key={certificado}
            group="certificado-do-hsm"
            sigla={undefined}
            nome={julgado?.titular ?? ''}
            descricao={julgado?.emissor}
            nota={
              julgado && `${text('assinarCertificado.validade')} ${formatDay(julgado.validoAte)} · ${nome}`
            }
            checked={usable[index] === chosen}
            onChoose={() => setAt(index)}
          />
        ))}
      {chosen?.julgado && <CertificateFacts judged={chosen.julgado} effect={effect} />}
      <p className="sm sub">{text('assinarCertificado.hsm.texto')}</p>
      {signing.refusal !== undefined && (
        <Note tone="rubro" alert>
          {signing.refusal}
        </Note>
      )}
      <SigningFields signing={signing} id={id} />
      <div>
        <SigningButton signing={signing}>{text('assinarCertificado.assinar')}</SigningButton>
      </div>
    </form>
  );
};
