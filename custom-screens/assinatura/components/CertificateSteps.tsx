import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import type { SignedThing } from '#src/conteudo/certificado/certificate-at-hand.ts';
import type { CertificateSigning } from '../use-certificate-signing.ts';
import styles from './Assinatura.module.css';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificateDevices } from './CertificateDevices.tsx';

interface CertificateStepsProps {
  /** The content that is signed, or that what is signed is of. */
  readonly id: number;
  readonly signing: CertificateSigning;
  /** Whether what is signed is there to be read. */
  readonly ready: boolean;
  /** Where the signature goes, and what it does. */
  readonly effect: string;
  /** What is signed, where a certificate in the cloud also serves. */
  readonly cloud?: SignedThing;
  /** Where who does not sign goes. */
  readonly back: string;
}

/** Opening the certificate, reading what it is worth, signing. */
export const CertificateSteps = ({ id, signing, ready, effect, cloud, back }: CertificateStepsProps) => {
  const text = useText();
  const { judged, asksPin, busy, open, take, judge, sign, signInHsm, close } = signing;
  return (
    <>
      {judged ? (
        <CertificateFacts judged={judged} effect={effect} asksPin={asksPin} />
      ) : (
        <CertificateDevices
          busy={busy}
          onOpen={open}
          judge={judge}
          onTake={take}
          hsm={{ id, effect, onSign: signInHsm }}
          cloud={cloud === undefined ? undefined : { ids: [cloud.id], anexo: cloud.anexo }}
        />
      )}
      <div className={styles.buttons}>
        {judged && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<PenLine aria-hidden="true" />}
            loading={busy}
            loadingPosition="start"
            disabled={!ready}
            onClick={sign}
          >
            {text('assinarCertificado.assinar')}
          </Button>
        )}
        {judged && (
          <Button disabled={busy} onClick={close}>
            {text('assinarCertificado.fechar')}
          </Button>
        )}
        <Button component={Link} to={back}>
          {text('assinatura.dialogo.voltar')}
        </Button>
      </div>
      {busy && judged && (
        <p className="sm sub" role="status">
          {text('assinarCertificado.preparando')}
        </p>
      )}
    </>
  );
};
