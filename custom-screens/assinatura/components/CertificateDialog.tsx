import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PenLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import type { CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import { inThisWindow, type CertificateAtHand } from '#src/conteudo/certificado/certificate-at-hand.ts';
import { openP12 } from '#src/conteudo/certificado/open-p12.ts';
import { P12Problem } from '#src/conteudo/certificado/p12-problem.ts';
import { judge, whoSigns } from '#src/conteudo/certificado/sign-with-certificate.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { certificateProblem } from '../certificate-problem.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificateDevices } from './CertificateDevices.tsx';
import type { HsmThings } from './HsmCertificates.tsx';

interface CertificateDialogProps {
  readonly itens: readonly DocumentoParaAssinar[];
  readonly onClose: () => void;
  readonly onSign: (certificate: CertificateAtHand) => void;
  readonly onSignInHsm: HsmThings['onSign'];
}

interface Opened {
  readonly certificate: CertificateAtHand;
  readonly judged: CertificadoJulgado;
}

const firstOf = async (itens: readonly DocumentoParaAssinar[]): Promise<number> => {
  const { itens: standing } = await whoSigns(itens.map(({ id }) => id));
  return (standing.find(({ permitida }) => permitida) ?? standing[0])?.id ?? 0;
};

/** How many documents are named; the others are counted. */
const named = 5;

/** Several documents signed with one certificate: which, as whom, what it is worth, and then all of them. */
export const CertificateDialog = ({ itens, onClose, onSign, onSignInHsm }: CertificateDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [opened, setOpened] = useState<Opened>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const first = useRef<Promise<number>>(undefined);
  /** For the first of them that the person signs now, found once for all certificates. */
  const judgeForAll = async (certificate: CertificateAtHand): Promise<CertificadoJulgado> => {
    first.current ??= firstOf(itens);
    try {
      return await judge(certificate, { id: await first.current });
    } catch (error) {
      // what it was found by may have been what failed
      first.current = undefined;
      throw error;
    }
  };
  const open = async (file: File, password: string): Promise<string | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const certificate = inThisWindow(await openP12(new Uint8Array(await file.arrayBuffer()), password));
      setOpened({ certificate, judged: await judgeForAll(certificate) });
    } catch (error) {
      if (error instanceof P12Problem && error.why === 'senha')
        return text('assinarCertificado.problema.senha');
      setRefusal(certificateProblem(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const effect = `${text('assinarCertificado.onde')} ${text('assinatura.dialogo.efeito')}`;
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
          <CertificateFacts judged={opened.judged} asksPin={opened.certificate.asksPin} effect={effect} />
        ) : (
          <CertificateDevices
            busy={busy}
            onOpen={open}
            judge={judgeForAll}
            onTake={(certificate, judged) => {
              setRefusal(undefined);
              setOpened({ certificate, judged });
            }}
            cloud={{ ids: itens.map(({ id }) => id) }}
            hsm={{ id: only?.id ?? 0, effect, onSign: onSignInHsm }}
          />
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
