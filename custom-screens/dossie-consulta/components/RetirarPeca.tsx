import type { DossiePeca } from '#schemas/shapes/dossie.ts';
import { useReason } from '#src/conteudo/atos/use-reason.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { DossieActs } from '../use-dossie-acts.ts';

interface RetirarPecaProps {
  readonly peca: DossiePeca;
  readonly acts: DossieActs;
  readonly onClose: () => void;
}

/** Takes a piece out of the dossier, with its reason. */
export const RetirarPeca = ({ peca, acts, onClose }: RetirarPecaProps) => {
  const text = useText();
  const reason = useReason();
  const { busy, error, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('dossieTela.retirar.titulo', { ordem: peca.ordem, rotulo: peca.conteudo?.rotulo ?? '' })}
      confirmLabel={text('dossieTela.retirar.botao')}
      destructive
      busy={busy}
      error={error}
      reason={reason}
      onConfirm={(motivo) => void run(() => acts.retirar(peca, motivo))}
      onClose={onClose}
    >
      {text('dossieTela.retirar.efeito')}
    </ConfirmDialog>
  );
};
