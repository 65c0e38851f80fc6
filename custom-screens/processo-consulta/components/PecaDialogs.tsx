import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import type { ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import { useReason } from '#src/conteudo/atos/use-reason.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { ProcessoField } from './ProcessoField.tsx';

interface PecaDialogProps {
  readonly peca: Peca;
  readonly acts: ProcessoActs;
  readonly onClose: () => void;
}

/** Takes a piece out, with its reason; a reserved one leaves no term that others would read. */
export const RetirarPeca = ({ peca, acts, onClose }: PecaDialogProps) => {
  const text = useText();
  const reason = useReason();
  const [termo, setTermo] = useState(!peca.reservada);
  const { busy, error, run } = useRefusable(onClose);
  const { rotulo } = peca;
  return (
    <ConfirmDialog
      open
      title={text('processoConsulta.retirar.titulo', { rotulo })}
      confirmLabel={text('processoConsulta.retirar.botao')}
      destructive
      busy={busy}
      error={error}
      reason={reason}
      onConfirm={(motivo) => void run(() => acts.retirar(peca, motivo, termo))}
      onClose={onClose}
    >
      <p>{text('processoConsulta.retirar.texto', { rotulo })}</p>
      {!peca.reservada && <Termo checked={termo} onChange={setTermo} />}
    </ConfirmDialog>
  );
};

interface TermoProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Termo = ({ checked, onChange }: TermoProps) => {
  const text = useText();
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(_, on) => onChange(on)} />}
      label={text('processoConsulta.retirar.termo')}
    />
  );
};

/** Sends a piece to another process. */
export const MoverPeca = ({
  processo,
  peca,
  acts,
  onClose,
}: PecaDialogProps & { readonly processo: Processo }) => {
  const text = useText();
  const reason = useReason();
  const [para, setPara] = useState<ProcessoResumo>();
  const [termo, setTermo] = useState(false);
  const { busy, error, refuse, run } = useRefusable(onClose);
  const { rotulo } = peca;
  return (
    <ConfirmDialog
      open
      title={text('processoConsulta.mover.titulo', { rotulo })}
      confirmLabel={text('processoConsulta.mover.botao')}
      busy={busy}
      reason={reason}
      onConfirm={(motivo) => {
        if (para) void run(() => acts.mover(peca, para, motivo, termo));
        else refuse(text('processoConsulta.mover.escolha'));
      }}
      onClose={onClose}
    >
      <p>{text('processoConsulta.mover.texto')}</p>
      <ProcessoField
        de={processo.id}
        label={text('processoConsulta.mover.campo')}
        value={para}
        error={error}
        onChange={(next) => {
          setPara(next);
          refuse(undefined);
        }}
      />
      {!peca.reservada && <Termo checked={termo} onChange={setTermo} />}
    </ConfirmDialog>
  );
};
