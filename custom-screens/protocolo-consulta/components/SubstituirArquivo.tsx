import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { ChegadaRow } from '#src/conteudo/captura/ChegadaRow.tsx';
import { partesOf } from '#src/conteudo/captura/plano.ts';
import { useCapturas, type Chegada } from '#src/conteudo/captura/use-capturas.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { Note } from '#src/ui/Note.tsx';
import captura from '#src/conteudo/captura/Captura.module.css';
import type { ProtocoloActs } from '../use-protocolo-acts.ts';
import styles from '../Protocolo.module.css';

interface SubstituirArquivoProps {
  readonly name: string;
  readonly acts: ProtocoloActs;
  readonly onClose: () => void;
}

const longestReason = 1000;

/** Why there is nothing yet to put in the place of the present file. */
const noneSaid = (estado: Chegada['estado'] | undefined) => {
  if (estado === undefined || estado === 'recusada') return 'protocoloTela.substituir.semArquivo';
  return estado === 'pronta' ? 'protocoloTela.revisao.semPagina' : 'protocoloTela.novo.espere';
};

/** Another file in the place of the present one: it is looked at first, and its pages may be turned or left out. */
export const SubstituirArquivo = ({ name, acts, onClose }: SubstituirArquivoProps) => {
  const text = useText();
  const titleId = useId();
  const [motivo, setMotivo] = useState('');
  const [asked, setAsked] = useState(false);
  const capturas = useCapturas({ varios: false });
  const { busy, error, run } = useRefusable(onClose);
  const [chegada] = capturas.chegadas;
  const parts = chegada?.plano ? partesOf(chegada.plano) : [];
  const [only] = parts;
  const fileProblem = only
    ? parts.length > 1
      ? text('protocoloTela.substituir.umDocumento')
      : undefined
    : text(noneSaid(chegada?.estado));
  const missing = motivo.trim() === '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    const id = chegada?.captura?.id;
    if (fileProblem !== undefined || missing || !only || id === undefined) return;
    void run(() => acts.substituirArquivo({ id, paginas: [...only.paginas] }, motivo.trim()));
  };
  return (
    <Dialog open fullWidth onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{text('protocoloTela.substituir.titulo', { protocolo: name })}</DialogTitle>
        <DialogContent className={styles.dialog}>
          <p className="sub">{text('protocoloTela.substituir.texto')}</p>
          <FileDrop
            label={text('protocoloTela.arquivos.soltar')}
            kinds={text('protocoloTela.arquivos.aceitosUm')}
            multiple={false}
            disabled={busy}
            problem={asked ? fileProblem : undefined}
            onChoose={capturas.escolher}
          />
          {chegada && (
            <ul className={captura.list} aria-label={text('protocoloTela.arquivos.lista')}>
              <ChegadaRow
                chegada={chegada}
                divide={parts.length > 1}
                busy={busy}
                onPlan={(plano) => capturas.planejar(chegada.key, plano)}
                onAgain={() => capturas.deNovo(chegada.key)}
                onRemove={capturas.limpar}
              />
            </ul>
          )}
          <TextField
            label={text('protocoloTela.substituir.motivo')}
            value={motivo}
            multiline
            minRows={2}
            error={asked && missing}
            helperText={
              asked && missing
                ? text('protocoloTela.substituir.motivoFalta')
                : text('ui.contador', { n: motivo.length, maximo: longestReason })
            }
            slotProps={{ htmlInput: { maxLength: longestReason, 'aria-required': true } }}
            onChange={(event) => setMotivo(event.target.value)}
          />
          {error !== undefined && (
            <Note tone="rubro" alert>
              {error}
            </Note>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {text('protocoloTela.substituir.botao')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
