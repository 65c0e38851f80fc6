import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import type { CertificadoJulgado, DocumentoParaAssinar } from '#schemas/generated.ts';
import { openP12, type OpenCertificate } from '#src/conteudo/certificado/open-p12.ts';
import { P12Problem } from '#src/conteudo/certificado/p12-problem.ts';
import { judge, whoSigns } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { certificateProblem } from '../certificate-problem.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CloudProviders } from './CloudProviders.tsx';
import { CertificateFile } from './CertificateFile.tsx';

interface CertificateDialogProps {
  readonly itens: readonly DocumentoParaAssinar[];
  readonly onClose: () => void;
  readonly onSign: (open: OpenCertificate) => void;
}

interface Opened {
  readonly certificate: OpenCertificate;
  readonly judged: CertificadoJulgado;
}

/** How many documents are named; the others are counted. */
const named = 5;

/** Several documents signed with one certificate: which, as whom, what it is worth, and then all of them. */
export const CertificateDialog = ({ itens, onClose, onSign }: CertificateDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [opened, setOpened] = useState<Opened>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = async (file: File, password: string): Promise<string | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const certificate = await openP12(new Uint8Array(await file.arrayBuffer()), password);
      const { itens: standing } = await whoSigns(itens.map(({ id }) => id));
      const first = standing.find(({ permitida }) => permitida);
      if (first) setOpened({ certificate, judged: await judge(certificate, { id: first.id }) });
      else setRefusal(standing[0]?.motivo);
    } catch (error) {
      if (error instanceof P12Problem && error.why === 'senha')
        return text('assinarCertificado.problema.senha');
      setRefusal(certificateProblem(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const [only] = itens;
  const rest = itens.length - named;
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {only && itens.length === 1
          ? text('assinatura.dialogo.um', { documento: itemName(only) })
          : text('assinatura.dialogo.varios', { count: itens.length })}
      </DialogTitle>
      <DialogContent>
        {refusal !== undefined && (
          <Note tone="rubro" alert>
            {refusal}
          </Note>
        )}
        <ul aria-label={text('assinatura.dialogo.oQue')}>
          {itens.slice(0, named).map((item) => (
            <li key={item.id}>
              <span className="id">{itemName(item)}</span> {item.assunto}
            </li>
          ))}
          {rest > 0 && <li className="sm sub">{text('assinatura.dialogo.mais', { count: rest })}</li>}
        </ul>
        {opened ? (
          <CertificateFacts
            judged={opened.judged}
            effect={`${text('assinarCertificado.onde')} ${text('assinatura.dialogo.efeito')}`}
          />
        ) : (
          <>
            <CertificateFile busy={busy} onOpen={open} />
            <CloudProviders ids={itens.map(({ id }) => id)} busy={busy} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {text('assinatura.dialogo.voltar')}
        </Button>
        {opened && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<PenLine aria-hidden="true" />}
            onClick={() => onSign(opened.certificate)}
          >
            {text('assinatura.assinarVarios', { count: itens.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
