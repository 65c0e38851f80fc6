import { useText } from '#src/i18n/use-text.ts';
import { destinoPedido } from '#src/conteudo/destinos/destino.ts';
import { RedirecionarDialog } from '#src/conteudo/destinos/RedirecionarDialog.tsx';
import { EnviarAoArquivoDialog } from '#src/conteudo/EnviarAoArquivoDialog.tsx';
import { DistribuirDialog } from '#src/conteudo/DistribuirDialog.tsx';
import { itemName } from '#src/conteudo/item-name.ts';
import { actLabelOf, actNames } from '#src/conteudo/act-names.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { actOf } from '../actions.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';
import { MarcadorDialog } from './MarcadorDialog.tsx';

/** Asks before an act over a selection that has effects outside the list, is of a whole filter or needs a reason or a marker. */
export const BulkConfirm = ({ acts }: { readonly acts: CaixaActs }) => {
  const text = useText();
  const { question, answer } = acts;
  if (!question) return null;
  const { name, items, whole, note } = question;
  const asks = actOf(name).asks;
  if (asks === 'marcador')
    return (
      <MarcadorDialog
        items={items}
        onSave={(marcador) => answer({ marcador })}
        onClose={() => answer(undefined)}
      />
    );
  const reason = asks === 'motivo' || asks === 'justificativa' ? asks : note && 'nota';
  const [only] = items;
  const ato = text(actLabelOf(name, whole ? [] : items.map(({ tipo }) => tipo)));
  if (asks === 'destino')
    return (
      <RedirecionarDialog
        title={
          items.length === 1 && only
            ? text('tramite.redirecionar.um', { item: itemName(only) })
            : text('tramite.redirecionar.varios', { total: items.length })
        }
        onConfirm={(destino, motivo) => answer({ destino: destinoPedido(destino), motivo })}
        onClose={() => answer(undefined)}
      />
    );
  if (asks === 'arquivo')
    return (
      <EnviarAoArquivoDialog
        title={
          whole
            ? text('arquivamento.enviar.todos', { total: whole.total })
            : items.length === 1 && only
              ? text('arquivamento.enviar.um', { item: itemName(only) })
              : text('arquivamento.enviar.varios', { total: items.length })
        }
        onConfirm={({ id }) => answer({ unidadeId: id })}
        onClose={() => answer(undefined)}
      />
    );
  if (asks === 'pessoa')
    return (
      <DistribuirDialog
        title={
          whole
            ? text('tramite.distribuir.todos', { total: whole.total })
            : items.length === 1 && only
              ? text('tramite.distribuir.um', { item: itemName(only) })
              : text('tramite.distribuir.varios', { total: items.length })
        }
        onConfirm={({ id }) => answer({ usuarioId: id })}
        onClose={() => answer(undefined)}
      />
    );
  return (
    <ConfirmDialog
      open
      title={
        whole
          ? text('atoEmLote.confirmar.todos', { ato, total: whole.total })
          : items.length === 1 && only
            ? text('atoEmLote.confirmar.um', { ato, item: itemName(only) })
            : text('atoEmLote.confirmar.varios', { ato, total: items.length })
      }
      confirmLabel={ato}
      destructive={'destructive' in actNames[name]}
      reason={
        reason
          ? {
              label: text(`atoEmLote.confirmar.${reason}`),
              hint: text(`atoEmLote.confirmar.${reason}Dica`),
              required: note !== 'aceita',
            }
          : undefined
      }
      onConfirm={(written) => answer(written === '' ? {} : { motivo: written })}
      onClose={() => answer(undefined)}
    >
      {text(whole ? 'atoEmLote.confirmar.todosTexto' : 'atoEmLote.confirmar.texto')}
    </ConfirmDialog>
  );
};
