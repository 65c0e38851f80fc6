import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Download, FileText, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { verificacaoApi } from '#schemas/api/verificacao.ts';
import type { Verificacao, VerificacaoArquivo } from '#schemas/shapes/assinatura.ts';
import { callFile } from '#src/data/call.ts';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import styles from './Verificar.module.css';

/** Reading it, keeping the original, printing this answer, and what all this is worth. */
export const ResultActions = ({ verificacao }: { readonly verificacao: Verificacao }) => {
  const text = useText();
  const [explaining, setExplaining] = useState(false);
  const { arquivos, codigo } = verificacao;
  const current = arquivos.filter(({ vigente }) => vigente);
  const original = current.find(({ especie }) => especie === 'CONGELADO');
  const reading = current.find(({ especie }) => especie === 'LEITURA') ?? original;
  return (
    <div className={styles.actions}>
      {reading && (
        <Button
          variant="contained"
          color="primary"
          startIcon={<FileText aria-hidden="true" />}
          onClick={() => void openInTab(codigo, reading)}
        >
          {text('verificar.abrir')}
        </Button>
      )}
      {original && (
        <Button
          startIcon={<Download aria-hidden="true" />}
          onClick={() =>
            void download(verificacaoApi.baixar, { params: { codigo, sha256: original.sha256 } }).catch(
              notifyProblem,
            )
          }
        >
          {text('verificar.baixarOriginal')}
        </Button>
      )}
      <Button variant="text" startIcon={<Printer aria-hidden="true" />} onClick={() => print()}>
        {text('verificar.imprimir')}
      </Button>
      <button type="button" className={styles.guarantee} onClick={() => setExplaining(true)}>
        {text('verificar.garante')}
      </button>
      <Guarantee open={explaining} onClose={() => setExplaining(false)} />
    </div>
  );
};

/** The tab is opened at the click, when browsers allow it, and filled when the file is here. */
const openInTab = async (codigo: string, { sha256 }: VerificacaoArquivo): Promise<void> => {
  const tab = window.open('', '_blank');
  try {
    const { blob } = await callFile(verificacaoApi.baixar, { params: { codigo, sha256 } });
    const url = URL.createObjectURL(blob);
    if (tab) tab.location.href = url;
    else location.assign(url);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    tab?.close();
    notifyProblem(error);
  }
};

const paragraphs = ['registro', 'copia', 'niveis'] as const;

const Guarantee = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('verificar.garanteTitulo')}</DialogTitle>
      <DialogContent>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {text(`verificar.garanteTexto.${paragraph}`)}
          </p>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('verificar.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
