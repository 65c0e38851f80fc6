import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { useApagarTodas } from './queries.ts';

interface RemoveAllProps {
  readonly open: boolean;
  readonly total: number;
  readonly onClose: () => void;
}

/** Taking all away has no way back, so it asks. */
export const RemoveAll = ({ open, total, onClose }: RemoveAllProps) => {
  const text = useText();
  const { mutate, isPending } = useApagarTodas();
  return (
    <ConfirmDialog
      open={open}
      title={text('caixa.notificacao.removerTodasPergunta', { count: total })}
      confirmLabel={text('caixa.notificacao.removerTodas')}
      destructive
      busy={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { body: {} },
          {
            onSuccess: () => {
              onClose();
              notify(text('caixa.notificacao.removidas'));
            },
            onError: onClose,
          },
        )
      }
    >
      {text('caixa.notificacao.removerTodasEfeito')}
    </ConfirmDialog>
  );
};
