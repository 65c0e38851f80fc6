import type { Assinante } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface ConcluirDialogProps {
  readonly open: boolean;
  readonly assinantes: readonly Assinante[];
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what concluding does before it is done. */
export const ConcluirDialog = ({ assinantes, ...props }: ConcluirDialogProps) => {
  const text = useText();
  const first = Math.min(...assinantes.map(({ ordem }) => ordem));
  const nomes = assinantes.filter(({ ordem }) => ordem === first).map(({ usuario }) => usuario.nome);
  return (
    <ConfirmDialog
      {...props}
      title={text('editor.concluir.titulo')}
      confirmLabel={text('editor.concluir.confirmar')}
    >
      <p>{text('editor.concluir.efeito')}</p>
      <p style={{ marginTop: 8 }}>
        {nomes.length > 0
          ? text('editor.concluir.avisa', { nomes: nomes.join(', ') })
          : text('editor.concluir.semAssinantes')}
      </p>
    </ConfirmDialog>
  );
};
