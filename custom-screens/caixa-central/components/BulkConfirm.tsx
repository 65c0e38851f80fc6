import { useText } from '#src/i18n/use-text.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { actNames } from '#src/conteudo/act-names.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { actOf } from '../actions.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';

/** Asks before an act over a selection that has effects outside the list, is of a whole filter or needs a reason. */
export const BulkConfirm = ({ acts }: { readonly acts: CaixaActs }) => {
  const text = useText();
  const { question, answer } = acts;
  if (!question) return null;
  const { name, items, whole } = question;
  const look = actNames[name];
  const asks = actOf(name).asks;
  const reason = asks === 'motivo' || asks === 'justificativa' ? asks : undefined;
  const [only] = items;
  const ato = text(look.label);
  return (
    <ConfirmDialog
      open
      title={
        whole
          ? text('lote.confirmar.todos', { ato, total: whole.total })
          : items.length === 1 && only
            ? text('lote.confirmar.um', { ato, item: itemName(only) })
            : text('lote.confirmar.varios', { ato, total: items.length })
      }
      confirmLabel={ato}
      destructive={'destructive' in look}
      {...(reason && {
        reason: {
          label: text(`lote.confirmar.${reason}`),
          hint: text(`lote.confirmar.${reason}Dica`),
          required: true,
        },
      })}
      onConfirm={(written) => answer(reason ? written : undefined, true)}
      onClose={() => answer(undefined, false)}
    >
      {text(whole ? 'lote.confirmar.todosTexto' : 'lote.confirmar.texto')}
    </ConfirmDialog>
  );
};
