import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useSignatureRoute, type Assinado } from './use-signature-route.ts';
import { PassoRow } from './PassoRow.tsx';

interface ConduzirAssinaturasProps {
  readonly conteudo: Assinado;
  readonly onClose: () => void;
}

/** Who still has to sign: in which order, until when, whose turn is opened, and who does not sign any more. */
export const ConduzirAssinaturas = ({ conteudo, onClose }: ConduzirAssinaturasProps) => {
  const text = useText();
  const titleId = useId();
  const route = useSignatureRoute(conteudo);
  const [leaving, setLeaving] = useState<Assinante>();
  const { passos, next, changed, busy, refusal } = route;
  const save = async (): Promise<void> => {
    if (await route.salvar()) onClose();
  };
  const cancel = async (assinante: Assinante, motivo: string): Promise<void> => {
    if (!(await route.cancelar(assinante, motivo))) return;
    setLeaving(undefined);
    if (passos.length === 1) onClose();
  };
  return (
    <>
      <Dialog open onClose={busy ? undefined : onClose} fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>
          {text('consulta.conduzir.titulo', { documento: documentName(conteudo) })}
        </DialogTitle>
        <DialogContent>
          <p className="sub">{text('consulta.conduzir.texto')}</p>
          {refusal !== undefined && !leaving && (
            <Note tone="rubro" alert>
              {refusal}
            </Note>
          )}
          <ol aria-label={text('consulta.conduzir.lista')}>
            {passos.map((passo, index) => (
              <PassoRow
                key={passo.assinante.id}
                passo={passo}
                position={index + 1}
                total={passos.length}
                route={route}
                onCancel={() => setLeaving(passo.assinante)}
              />
            ))}
          </ol>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {next.length > 0 && (
            <Button disabled={busy || changed} onClick={() => void route.abrirProximo()} sx={{ mr: 'auto' }}>
              {text('consulta.conduzir.proximo', { nomes: next.join(', ') })}
            </Button>
          )}
          <Button onClick={onClose} disabled={busy} autoFocus>
            {text('consulta.conduzir.fechar')}
          </Button>
          <Button
            variant="contained"
            disabled={!changed}
            title={changed ? undefined : text('consulta.conduzir.semMudanca')}
            loading={busy && !leaving}
            onClick={() => void save()}
          >
            {text('consulta.conduzir.salvar')}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('consulta.conduzir.cancelarPergunta', { nome: leaving?.usuario.nome ?? '' })}
        confirmLabel={text('consulta.conduzir.cancelarBotao')}
        destructive
        busy={busy}
        error={refusal}
        reason={{
          label: text('consulta.conduzir.motivo'),
          hint: text('consulta.conduzir.motivoDica'),
          required: true,
        }}
        onConfirm={(motivo) => void (leaving && cancel(leaving, motivo))}
        onClose={() => setLeaving(undefined)}
      >
        {text('consulta.conduzir.cancelarTexto')}
      </ConfirmDialog>
    </>
  );
};
