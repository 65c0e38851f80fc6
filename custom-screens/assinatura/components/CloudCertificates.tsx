import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CertificadosNuvem, NuvemAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import type { PresentedCertificate } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CloudFactors } from './CloudFactors.tsx';
import styles from './Assinatura.module.css';

/** What is to be signed, as it is called. */
interface CloudItem {
  readonly id: number;
  readonly nome: string;
  readonly assunto?: string;
}

interface CloudCertificatesProps {
  readonly found: CertificadosNuvem;
  readonly itens: readonly CloudItem[];
  /** Where the signature goes, and what it does. */
  readonly effect: string;
  readonly back: string;
  readonly busy?: boolean;
  /** The one that was chosen before, in base64. */
  readonly former?: string | undefined;
  /** What is wrong with what the person typed. */
  readonly wrong?: string | undefined;
  readonly onSign: (certificate: PresentedCertificate, fatores?: NuvemAssinar['fatores']) => void;
}

/** The certificates that a provider showed, what the chosen one is worth, and what is signed with it. */
export const CloudCertificates = ({
  found,
  itens,
  effect,
  back,
  busy = false,
  former,
  wrong,
  onSign,
}: CloudCertificatesProps) => {
  const text = useText();
  const { provedor, certificados } = found;
  const usable = certificados.filter(({ julgado }) => julgado !== undefined);
  const unusable = certificados.flatMap(({ motivo }) => (motivo === undefined ? [] : [motivo]));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      usable.findIndex(({ certificado }) => certificado === former),
    ),
  );
  const chosen = usable[at];
  return (
    <Sheet>
      <h2>{text('assinatura.dialogo.oQue')}</h2>
      <ul aria-label={text('assinatura.dialogo.oQue')}>
        {itens.map((item) => (
          <li key={item.id}>
            <span className="id">{item.nome}</span> {item.assunto}
          </li>
        ))}
      </ul>
      {usable.length > 1 && <p className="sm sub">{text('assinarCertificado.nuvem.de', { provedor })}</p>}
      {usable.length > 1 &&
        usable.map(({ certificado, julgado }, index) => (
          <ChoiceCard
            key={certificado}
            group="certificado"
            sigla={undefined}
            nome={julgado?.titular ?? ''}
            descricao={julgado?.emissor}
            nota={julgado && `${text('assinarCertificado.validade')} ${formatDay(julgado.validoAte)}`}
            checked={index === at}
            onChoose={() => setAt(index)}
          />
        ))}
      {!chosen && (
        <Note tone="rubro" alert>
          {text('assinarCertificado.nuvem.naoServe', { motivo: unusable[0] ?? '' })}
        </Note>
      )}
      {chosen?.julgado && <CertificateFacts judged={chosen.julgado} effect={effect} />}
      {chosen?.fatores && (
        <CloudFactors
          ato={found.ato}
          provedor={provedor}
          certificado={chosen.certificado}
          fatores={chosen.fatores}
          busy={busy}
          wrong={wrong}
          onDone={(fatores) => onSign({ certificado: chosen.certificado, cadeia: chosen.cadeia }, fatores)}
        >
          {text('assinarCertificado.nuvem.assinar', { count: itens.length })}
        </CloudFactors>
      )}
      <div className={styles.buttons}>
        {chosen && !chosen.fatores && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<PenLine aria-hidden="true" />}
            loading={busy}
            loadingPosition="start"
            onClick={() => onSign({ certificado: chosen.certificado, cadeia: chosen.cadeia })}
          >
            {text('assinarCertificado.nuvem.assinar', { count: itens.length })}
          </Button>
        )}
        <Button component={Link} to={back}>
          {text('assinatura.dialogo.voltar')}
        </Button>
      </div>
    </Sheet>
  );
};
