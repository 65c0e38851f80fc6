import { ShieldCheck } from 'lucide-react';
import type { CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './Assinatura.module.css';

interface CertificateFactsProps {
  readonly judged: CertificadoJulgado;
  /** Where the signature goes, and what it does. */
  readonly effect: string;
  /** The PIN is typed elsewhere, once the person signs. */
  readonly asksPin?: boolean;
}

/** As whom the person signs, with what, and what it is worth by law. */
export const CertificateFacts = ({ judged, effect, asksPin = false }: CertificateFactsProps) => {
  const text = useText();
  const { nivel } = judged;
  return (
    <>
      <h3 className={styles.subtitle}>{text('assinarCertificado.comoQuem')}</h3>
      <Facts
        items={[
          [text('assinarCertificado.titular'), <b key="titular">{judged.titular}</b>],
          [text('assinarCertificado.cpf'), judged.cpf],
          [text('assinarCertificado.emissor'), judged.emissor],
          [text('assinarCertificado.validade'), formatDay(judged.validoAte)],
          [text('assinarCertificado.autoridade'), judged.autoridade],
          [text('assinarCertificado.revogacao'), judged.revogacao],
        ]}
      />
      <div className={styles.level}>
        <ShieldCheck size={18} aria-hidden="true" />
        <p>
          <b>{text(`assinarCertificado.nivel.${nivel}`)}.</b> {text(`assinarCertificado.base.${nivel}`)}{' '}
          {effect}
        </p>
      </div>
      {asksPin && <Note>{text('assinarCertificado.agente.pin')}</Note>}
    </>
  );
};
